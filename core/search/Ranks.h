// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tessera {

/// The processes that work on one search together, as MPI's ranks. Only one thread of a process
/// calls it at a time. All ranks make the same calls of exchange(), gather() and share() in the
/// same order.
class Ranks {
public:
    /// Called every few milliseconds during a wait, and at once after a call that did some work.
    /// @return whether it did
    using Idle = std::function<bool()>;
    enum class Subject : std::uint8_t {
        Stop,   ///< from the first rank: end the round
        Word,   ///< to the first rank: how far a rank is
        Work,   ///< from the first rank: a part of a tree
        Result, ///< to the first rank: what a part had
    };
    struct Letter {
        int from = 0;
        Subject subject{};
        QByteArray text;
    };

    Ranks() = default;
    Ranks(const Ranks&) = delete;
    Ranks& operator=(const Ranks&) = delete;
    virtual ~Ranks() = default;

    [[nodiscard]] virtual int rank() const = 0;
    [[nodiscard]] virtual int size() const = 0;
    [[nodiscard]] bool isFirst() const { return rank() == 0; }

    /// Waits for all. @return what each rank gives, in their order
    [[nodiscard]] virtual std::vector<QByteArray> exchange(const QByteArray& own,
                                                           const Idle& idle) = 0;
    /// The same, but only the first rank gets them; the others get nothing.
    [[nodiscard]] virtual std::vector<QByteArray> gather(const QByteArray& own,
                                                         const Idle& idle) = 0;
    /// @return what the first rank gives
    [[nodiscard]] virtual QByteArray share(const QByteArray& own) = 0;

    /// Does not wait.
    virtual void send(int to, Subject subject, const QByteArray& text) = 0;
    /// The next letter that has arrived, if any.
    [[nodiscard]] virtual std::optional<Letter> receive() = 0;

    /// A number for the next search, the same on all ranks: letters of earlier ones come late.
    [[nodiscard]] std::uint64_t nextSearch() { return ++m_searches; }

    /// Ends the team; call nothing afterwards. After an error that the other ranks do not share it
    /// ends their programs.
    /// @param code the exit code of this process
    virtual void finish(int code) = 0;

private:
    std::uint64_t m_searches = 0;
};

/// A process without others.
[[nodiscard]] Ranks& noOtherRanks();

/// Whether the environment says that a launcher, such as mpirun, has started several processes.
[[nodiscard]] bool isLaunchedWithOthers();

/// Where the build or the installation puts the module for Open MPI, whether or not it is there;
/// empty if the program was built without it.
[[nodiscard]] QString messagePassingModule();

/// The ranks of a launched program, from the module for Open MPI; null if it cannot be loaded.
/// Call it once.
[[nodiscard]] std::unique_ptr<Ranks> joinOtherRanks();

/// The version of Open MPI that the module was built with; empty if there is no module.
[[nodiscard]] QByteArray messagePassingVersion();

} // namespace tessera
