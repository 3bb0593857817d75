// SPDX-FileCopyrightText: 2026 The Tessera authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/common/Console.h"

#include "core/support/UserError.h"

namespace tessera {

/// Steps that are each done whatever became of those before.
class Attempts {
public:
    /// Does the step; what goes wrong is told at once.
    template <typename Step>
    void attempt(const Step& step) {
        try {
            step();
        } catch (const UserError& error) {
            fail(error.sentence());
        }
    }
    /// Something that went wrong elsewhere.
    void fail(const QString& sentence) {
        complain(sentence);
        m_failed = true;
    }
    [[nodiscard]] bool failed() const { return m_failed; }

private:
    bool m_failed = false;
};

} // namespace tessera
