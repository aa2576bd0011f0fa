// Virtual time, what is due by it, and the wakes.
#define _GNU_SOURCE
#include "Clock.h"
#include "Timers.h"
#include <dlfcn.h>
#include <limits.h>
#include <linux/futex.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

_Atomic(int) clock_mode;

// Of the clocks that programs read, what they showed when the process began.
static int64_t starts[16];
// While time is virtual; plus what passed since `following_since` while it follows the machine.
static _Atomic(int64_t) elapsed;
static _Atomic(int64_t) following_since;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Sleeper *sleepers;

OUTSIDE_SANITIZERS void *machine_function(void **kept, const char *name) {
  void *function = __atomic_load_n(kept, __ATOMIC_RELAXED);
  if (!function) {
    function = dlsym(RTLD_NEXT, name);
    if (!function) abort();
    __atomic_store_n(kept, function, __ATOMIC_RELAXED);
  }
  return function;
}

struct timespec machine_time(clockid_t clock) {
  struct timespec time = {0};
  MACHINE(clock_gettime)(clock, &time);
  return time;
}

bool clock_is_kept(clockid_t clock) {
  switch (clock) {
  case CLOCK_REALTIME:
  case CLOCK_MONOTONIC:
  case CLOCK_MONOTONIC_RAW:
  case CLOCK_REALTIME_COARSE:
  case CLOCK_MONOTONIC_COARSE:
  case CLOCK_BOOTTIME: return true;
  // Processor time is what it is.
  default: return false;
  }
}

static int signal_number(void) { return SIGRTMAX - 3; }

OUTSIDE_SANITIZERS static void nothing(int number) { (void)number; }

// A test program, or one that the command starts without a display.
static bool is_without_display(void) {
  const char *choice = getenv("TESSERA_CLOCK");
  if (choice && *choice) return !strcmp(choice, "virtual");
  const char *options = getenv("TESSERA_OPTIONS");
  if (options && *options) return strstr(options, "\"mode\":\"headless\"");
  char path[PATH_MAX];
  ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
  static const char ending[] = ".xctest";
  size_t size = sizeof ending - 1;
  return length > (ssize_t)size && !memcmp(path + length - size, ending, size);
}

// The calendar begins where the command was asked to let it begin: `startDate` of the launch options, in
// seconds since 1970.
static void set_start_date(void) {
  static const char key[] = "\"startDate\":";
  const char *options = getenv("TESSERA_OPTIONS");
  const char *date = options ? strstr(options, key) : 0;
  if (!date) return;
  int64_t seconds = strtoll(date + sizeof key - 1, 0, 10);
  starts[CLOCK_REALTIME] = starts[CLOCK_REALTIME_COARSE] = seconds * Second;
}

__attribute__((constructor(101))) static void start(void) {
  if (!is_without_display()) return;
  for (clockid_t clock = 0; clock < 16; clock++)
    if (clock_is_kept(clock)) starts[clock] = nanoseconds(machine_time(clock));
  set_start_date();
  // Wakes calls that wait; they look at the clock and wait again if it was not for them. A sanitizer would put
  // a handler of its own before it, which looks for its state of the thread.
  struct sigaction action = {.sa_handler = nothing};
  MACHINE(sigaction)(signal_number(), &action, 0);
  atomic_store(&clock_mode, ClockVirtual);
}

// MARK: Reading

int64_t tessera_clock_real(void) { return nanoseconds(machine_time(CLOCK_MONOTONIC)); }
bool tessera_clock_is_virtual(void) { return clock_is_virtual(); }

int64_t tessera_clock_elapsed(void) {
  int64_t time = atomic_load(&elapsed);
  if (atomic_load(&clock_mode) == ClockFollowing)
    time += tessera_clock_real() - atomic_load(&following_since);
  return time;
}

struct timespec clock_reading(clockid_t clock) {
  return timespec_of(starts[clock] + tessera_clock_elapsed());
}

int64_t clock_elapsed_at(clockid_t clock, struct timespec time) {
  return nanoseconds(time) - starts[clock & 15];
}

void tessera_clock_follow_machine(bool follows) {
  pthread_mutex_lock(&lock);
  int mode = atomic_load(&clock_mode);
  if (follows && mode == ClockVirtual) {
    atomic_store(&following_since, tessera_clock_real());
    atomic_store(&clock_mode, ClockFollowing);
  } else if (!follows && mode == ClockFollowing) {
    atomic_store(&elapsed, tessera_clock_elapsed());
    atomic_store(&clock_mode, ClockVirtual);
  }
  pthread_mutex_unlock(&lock);
  if (!follows || mode != ClockVirtual) return;
  tessera_clock_rest();
  clock_thread_start();
}

// MARK: Waking

static void poke(Sleeper *sleeper) {
  switch (sleeper->kind) {
  case WokenByFutex:
  case WokenAtRest:
  case WokenWithTime:
    __atomic_store_n(&sleeper->word, 1, __ATOMIC_SEQ_CST);
    MACHINE(syscall)(SYS_futex, &sleeper->word, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
    break;
  case WokenBySignal: pthread_kill(sleeper->thread, signal_number()); break;
  case WokenByCondition: pthread_cond_broadcast(sleeper->condition); break;
  }
}

void sleeper_add(Sleeper *sleeper, int64_t time, int kind) {
  sleeper->time = time;
  sleeper->kind = kind;
  sleeper->start = tessera_clock_elapsed();
  sleeper->is_fired = false;
  sleeper->word = 0;
  sleeper->thread = pthread_self();
  if (kind == WokenBySignal) {
    // The threads of queues let no signal in.
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, signal_number());
    pthread_sigmask(SIG_UNBLOCK, &signals, &sleeper->mask);
  }
  pthread_mutex_lock(&lock);
  sleeper->next = sleepers;
  sleepers = sleeper;
  pthread_mutex_unlock(&lock);
  clock_thread_start();
  clock_thread_wake();
}

void sleeper_remove(Sleeper *sleeper) {
  pthread_mutex_lock(&lock);
  for (Sleeper **place = &sleepers; *place; place = &(*place)->next) {
    if (*place != sleeper) continue;
    *place = sleeper->next;
    break;
  }
  pthread_mutex_unlock(&lock);
  if (sleeper->kind == WokenBySignal) pthread_sigmask(SIG_SETMASK, &sleeper->mask, 0);
}

bool sleepers_are_late(void) {
  bool any = false;
  pthread_mutex_lock(&lock);
  for (Sleeper *sleeper = sleepers; sleeper; sleeper = sleeper->next) {
    if (!sleeper->is_fired) continue;
    any = true;
    poke(sleeper);
  }
  pthread_mutex_unlock(&lock);
  return any;
}

bool tessera_clock_rest(void) {
  bool any = false;
  pthread_mutex_lock(&lock);
  for (Sleeper *sleeper = sleepers; sleeper; sleeper = sleeper->next) {
    if (sleeper->kind != WokenAtRest || sleeper->is_fired) continue;
    any = sleeper->is_fired = true;
    poke(sleeper);
  }
  pthread_mutex_unlock(&lock);
  return any;
}

bool sleepers_poll(void) {
  bool any = false;
  pthread_mutex_lock(&lock);
  for (Sleeper *sleeper = sleepers; sleeper; sleeper = sleeper->next)
    any = any || sleeper->kind == WokenAtRest || sleeper->kind == WokenWithTime;
  pthread_mutex_unlock(&lock);
  return any;
}

int64_t tessera_clock_next(void) {
  pthread_mutex_lock(&lock);
  int64_t next = timers_next();
  for (Sleeper *sleeper = sleepers; sleeper; sleeper = sleeper->next)
    if (!sleeper->is_fired && sleeper->time < next) next = sleeper->time;
  pthread_mutex_unlock(&lock);
  return next;
}

void tessera_clock_move(int64_t time) {
  pthread_mutex_lock(&lock);
  if (atomic_load(&clock_mode) != ClockFollowing && time > atomic_load(&elapsed))
    atomic_store(&elapsed, time);
  time = tessera_clock_elapsed();
  timers_fire(time);
  for (Sleeper *sleeper = sleepers; sleeper; sleeper = sleeper->next) {
    bool is_due = sleeper->time <= time || (sleeper->kind == WokenWithTime && sleeper->start < time);
    if (sleeper->is_fired || !is_due) continue;
    sleeper->is_fired = true;
    poke(sleeper);
  }
  pthread_mutex_unlock(&lock);
}

void timers_locked(void (*change)(void *), void *context) {
  pthread_mutex_lock(&lock);
  change(context);
  pthread_mutex_unlock(&lock);
}
