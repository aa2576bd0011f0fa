// Moves time while the main thread waits: time jumps to what is due next as soon as nothing else works.
#define _GNU_SOURCE
#include "Activity.h"
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

_Atomic(int) clock_thread;
_Atomic(int) clock_holds;

void tessera_clock_hold(void) { atomic_fetch_add(&clock_holds, 1); }
void tessera_clock_release(void) { atomic_fetch_sub(&clock_holds, 1); }

int tessera_clock_poll(struct pollfd *descriptors, nfds_t count, int milliseconds) {
  return MACHINE(poll)(descriptors, count, milliseconds);
}

void tessera_clock_pause(int64_t time) {
  struct timespec duration = timespec_of(time);
  MACHINE(nanosleep)(&duration, 0);
}

typedef int Ready(void *context, int64_t patience);

int clock_pass(int64_t deadline, Ready *ready, void *context) {
  enum { Piece = 4000000 };
  int64_t before = tessera_clock_elapsed(), left = deadline - before;
  int64_t start = tessera_clock_real();
  int result = ready(context, left < Piece ? left : Piece);
  int64_t passed = tessera_clock_real() - start;
  tessera_clock_move(before + (passed < left ? passed : left));
  return result;
}

int clock_wait(int64_t deadline, Ready *ready, void *context) {
  enum { Shortest = 30000, Longest = 1000000, Long = 20000000 };
  int64_t pause = Shortest;
  int result;
  tessera_clock_hold();
  for (;;) {
    if ((result = ready(context, 0))) break;
    if (deadline <= tessera_clock_elapsed()) break;
    if (!clock_is_virtual()) {
      result = ready(context, deadline == INT64_MAX ? Long : deadline - tessera_clock_elapsed());
      if (result || deadline != INT64_MAX) break;
      continue;
    }
    TesseraActivity activity = tessera_clock_activity();
    bool is_over = tessera_clock_is_patience_over(activity);
    if (!is_over) {
      if ((result = ready(context, pause))) break;
      pause = pause * 2 < Longest ? pause * 2 : Longest;
      continue;
    }
    pause = Shortest;
    // What worked until now may be what is waited for.
    if ((result = ready(context, 0))) break;
    if (tessera_clock_rest()) continue;
    int64_t next = tessera_clock_next();
    if (deadline < next) next = deadline;
    if (next == INT64_MAX) {
      if ((result = ready(context, Long))) break;
    } else if (activity == TesseraQuiet) {
      tessera_clock_move(next);
    } else if ((result = clock_pass(next, ready, context))) {
      break;
    }
  }
  tessera_clock_release();
  return result;
}

// MARK: Where the main thread waits otherwise

static int wake = -1;

void clock_thread_wake(void) {
  if (wake < 0 || atomic_load(&clock_mode) != ClockFollowing) return;
  uint64_t one = 1;
  (void)!write(wake, &one, sizeof one);
}

static int thread_ready(void *context, int64_t patience) {
  (void)context;
  struct pollfd descriptor = {.fd = wake, .events = POLLIN};
  struct timespec duration = timespec_of(patience);
  uint64_t count;
  if (MACHINE(ppoll)(&descriptor, 1, &duration, 0) > 0) (void)!read(wake, &count, sizeof count);
  return 0;
}

// Whether the main thread waits for another thread, or is over: calls that wait for files and pipes are
// no reason to move time unless a thread polls, and those for several of them move it themselves.
static bool main_waits_for_threads(void) {
  char path[64], text[32];
  snprintf(path, sizeof path, "/proc/self/task/%d/syscall", getpid());
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  ssize_t count = read(file, text, sizeof text - 1);
  MACHINE(close)(file);
  if (count <= 0) return true;
  text[count] = 0;
  if (text[0] < '0' || text[0] > '9') return false;
  int number = atoi(text);
  return number == SYS_futex || number == SYS_rt_sigsuspend || number == SYS_rt_sigtimedwait;
}

static void *turn(void *context) {
  pthread_setname_np(pthread_self(), "clock");
  atomic_store(&clock_thread, thread_id());
  enum { Often = 3000000, Soon = 100000 };
  int64_t pause = Often;
  for (;;) {
    if (!clock_is_virtual()) {
      int64_t next = tessera_clock_next(), now = tessera_clock_elapsed();
      if (next <= now) {
        tessera_clock_move(now);
      } else {
        thread_ready(context, next - now < Second ? next - now : Second);
      }
      continue;
    }
    thread_ready(context, pause);
    pause = Often;
    if (atomic_load(&clock_holds) || !(main_waits_for_threads() || sleepers_poll())) continue;
    TesseraActivity activity = tessera_clock_activity();
    bool is_over = tessera_clock_is_patience_over(activity);
    if (is_over && atomic_load(&clock_holds)) continue;
    pause = Soon;
    // Threads that poll have their turn where time passes as on the machine, too.
    if (!is_over || tessera_clock_rest()) continue;
    int64_t next = tessera_clock_next();
    if (activity != TesseraQuiet) {
      clock_pass(next, thread_ready, 0);
    } else if (next != INT64_MAX) {
      tessera_clock_move(next);
    } else {
      pause = Often;
    }
  }
  return 0;
}

static void start(void) {
  wake = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
  pthread_t thread;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_create(&thread, &attributes, turn, 0);
  pthread_attr_destroy(&attributes);
}

void clock_thread_start(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  if (clock_is_on()) pthread_once(&once, start);
}
