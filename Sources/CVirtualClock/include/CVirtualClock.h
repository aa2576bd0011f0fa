// The clock of a process without a display: Docs/subsystems/virtual-clock.md.
#pragma once
#include <poll.h>
#include <stdbool.h>
#include <stdint.h>

/// Nanoseconds of virtual time since the process began. Where the clock is not virtual they move by
/// `tessera_clock_move` alone, and nothing else goes by them.
int64_t tessera_clock_elapsed(void);

/// Nanoseconds of the machine's monotonic clock, whatever others are told.
int64_t tessera_clock_real(void);

/// Whether what the process reads and waits for is virtual time now.
bool tessera_clock_is_virtual(void);

/// Lets time pass as on the machine, for a window on a desktop in a process whose clock is virtual, or
/// ends that. Nothing where the clock is the machine's own.
void tessera_clock_follow_machine(bool follows);

/// Has a process that this one started keep no time: a server that answers, and does nothing by itself.
/// While any other child runs, time passes as on the machine. At most eight are remembered.
void tessera_clock_disregard_child(int process);

/// When the next timer or sleep is due, as `tessera_clock_elapsed` counts; INT64_MAX for none.
int64_t tessera_clock_next(void);

/// Moves time on, never back, and wakes all that is due by then.
void tessera_clock_move(int64_t elapsed);

/// How the process is, apart from the thread that asks.
typedef enum {
  /// Every other thread waits, and for nothing that comes from outside.
  TesseraQuiet,
  /// A thread computes or reads from a disk.
  TesseraBusy,
  /// A request is under way, or a child process runs.
  TesseraExternal
} TesseraActivity;

/// What other threads do; always quiet where the clock is not virtual.
TesseraActivity tessera_clock_activity(void);

/// To be called before time moves, when all is quiet and nothing waits on the main thread: threads that read the
/// clock again and again have their turn then.
///
/// - Returns: whether there were such, and time has to wait for them.
bool tessera_clock_rest(void);

/// Whether time may move although others work, because they have for so long that a program would never
/// go on. Asked again and again while the main thread waits for others; `quiet` begins anew.
bool tessera_clock_is_patience_over(TesseraActivity activity);

/// Since when threads have been seen at work, each time that somebody asked: `since` as it was told when
/// somebody asked last, at `asked`, or `now` where that is more than five seconds ago, as they may have rested
/// in between; 0 where none works. Times are nanoseconds of the machine's clock.
int64_t tessera_clock_busy_since(
    int64_t since, int64_t asked, int64_t now, TesseraActivity activity);

/// Keeps the clock's own thread from moving time while the main thread does.
void tessera_clock_hold(void);
void tessera_clock_release(void);

/// `poll` of the machine, in milliseconds of its clock.
int tessera_clock_poll(struct pollfd *descriptors, nfds_t count, int milliseconds);

/// Waits on the machine's clock.
void tessera_clock_pause(int64_t nanoseconds);

/// A timer of the main thread that makes a frame due, as a descriptor that can be read when it is; -1
/// where the clock is not virtual.
int tessera_clock_frame_timer(void);

/// Sets it to a time as `tessera_clock_elapsed` counts; INT64_MAX for none.
void tessera_clock_set_frame_timer(int descriptor, int64_t time);

/// What somebody asked to happen later: a timer or a wait.
typedef struct {
  /// `DispatchQueue.asyncAfter` or the like.
  const char *kind;
  /// When, as `tessera_clock_elapsed` counts.
  int64_t time;
  /// Who asked: return addresses, the innermost first.
  int depth;
  void *calls[24];
} TesseraSetting;

/// The latest settings, the last one first; returns how many were written.
int tessera_clock_settings(TesseraSetting *settings, int capacity);

/// Begins a wait for an idle program: what came again and again in the wait before counts anew.
void tessera_clock_begin_awaiting(void);

/// When the next thing is due that the program asked for once, by `limit` at the latest; INT64_MAX where
/// there is none. What one place set again three times since the wait began counts no more.
int64_t tessera_clock_awaited(int64_t limit);

/// From `true` to `false` nothing that this thread sets is waited for.
void tessera_clock_set_unawaited(bool is);

/// Has `loop` run on the main thread where a program gives that up to the main queue, as the runner of Swift
/// Testing does; `loop` does not return.
void tessera_clock_set_main_loop(void (*loop)(void));

/// Network requests of URLSession that have no answer yet.
int tessera_clock_requests(void);
