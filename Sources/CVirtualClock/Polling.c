// Threads that read the clock again and again without a wait: a loop until time has passed, or a run loop without
// sources that looks each time whether another thread has done something, as XCTest's `fulfillment(of:)` does.
// Such a thread would never rest, and time would never move. So after many readings at one time it waits until all
// others rest, and after some more until time moves; then again. What happens at one time is over before it reads on.
//
// Where that takes ten seconds of the machine's, others may be waiting for this very thread without a wait that can
// be seen, such as a loop over a variable: then each reading moves time a little, until the thread stops polling.
#define _GNU_SOURCE
#include "Activity.h"
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

static _Thread_local struct {
  // The time of the last reading, and at which the thread began to poll.
  int64_t seen, start;
  unsigned readings;
  bool is_polling, is_alone;
} polling;

static const int64_t patience = 10ll * Second;

// Whether it was woken before patience was over.
static bool sleep_as(int kind, int64_t time) {
  Sleeper sleeper;
  sleeper_add(&sleeper, time, kind);
  int64_t start = tessera_clock_real(), left = patience;
  while (!__atomic_load_n(&sleeper.word, __ATOMIC_SEQ_CST) && left > 0) {
    struct timespec duration = timespec_of(left);
    MACHINE(syscall)(SYS_futex, &sleeper.word, FUTEX_WAIT_PRIVATE, 0, &duration, NULL, 0);
    left = start + patience - tessera_clock_real();
  }
  sleeper_remove(&sleeper);
  return left > 0;
}

static int nothing_ready(void *context, int64_t patience) {
  (void)context;
  if (patience) tessera_clock_pause(patience);
  return 0;
}

// Until all other threads rest; what they do then.
static TesseraActivity wait_for_rest(void) {
  enum { Shortest = 30000, Longest = 1000000 };
  if (!is_main_thread()) {
    if (!sleep_as(WokenAtRest, INT64_MAX)) polling.is_alone = true;
    return TesseraQuiet;
  }
  int64_t start = tessera_clock_real();
  for (int64_t pause = Shortest;; pause = pause * 2 < Longest ? pause * 2 : Longest) {
    TesseraActivity activity = tessera_clock_activity();
    if (tessera_clock_is_patience_over(activity) && !tessera_clock_rest()) return activity;
    if (tessera_clock_real() - start > patience) {
      polling.is_alone = true;
      return activity;
    }
    tessera_clock_pause(pause);
  }
}

// Until time moves, to what is due next or a little: a twentieth of what was polled for so far.
static void wait_for_time(int64_t now) {
  enum { Shortest = 100000, Longest = 5000000 };
  int64_t step = (now - polling.start) / 20;
  step = step < Shortest ? Shortest : step > Longest ? Longest : step;
  if (!is_main_thread()) {
    if (!sleep_as(WokenWithTime, now + step)) polling.is_alone = true;
    return;
  }
  TesseraActivity activity = wait_for_rest();
  int64_t next = tessera_clock_next();
  if (next > now + step) next = now + step;
  if (activity == TesseraExternal) {
    clock_pass(next, nothing_ready, 0);
  } else {
    tessera_clock_move(next);
  }
}

static void poll_again(int64_t now) {
  enum { Little = 10000 };
  if (polling.is_alone) {
    tessera_clock_move(now + Little);
  } else if (polling.is_polling) {
    wait_for_time(now);
    wait_for_rest();
  } else {
    polling.start = now;
    polling.is_polling = true;
    wait_for_rest();
  }
  polling.seen = tessera_clock_elapsed();
  polling.readings = 0;
}

void note_reading(void) {
  enum { Many = 20000, Few = 100 };
  int64_t now = tessera_clock_elapsed();
  if (now != polling.seen) {
    // It waited for something else meanwhile, or worked.
    polling.seen = now;
    polling.readings = 0;
    polling.is_polling = polling.is_alone = false;
  }
  if (++polling.readings <= (polling.is_alone ? 1 : polling.is_polling ? Few : Many)) return;
  // The clock's own thread leaves time alone while the main thread moves it.
  bool is_main = is_main_thread();
  if (is_main) tessera_clock_hold();
  poll_again(now);
  if (is_main) tessera_clock_release();
}
