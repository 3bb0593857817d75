// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/support/UserError.h"

#include <QCoreApplication>

#include <new>
#include <system_error>

namespace tessera {

namespace {

struct FailureText {
    Q_DECLARE_TR_FUNCTIONS(Failure)
};

} // namespace

QString failureSentence() {
    try {
        throw;
    } catch (const UserError& error) {
        return error.sentence();
    } catch (const std::bad_alloc&) {
        return FailureText::tr("There is not enough memory.");
    } catch (const std::exception& error) {
        const auto* system = dynamic_cast<const std::system_error*>(&error);
        if (system != nullptr && system->code() == std::errc::resource_unavailable_try_again)
            return FailureText::tr("The system allows no more threads. Use fewer threads.");
        return FailureText::tr("The program failed: %1.").arg(QString::fromUtf8(error.what()));
    }
}

} // namespace tessera
