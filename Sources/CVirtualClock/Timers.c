// timerfd by virtual time. A timer is an eventfd, which answers poll, epoll and read as a timerfd does;
// the clock counts it up when the timer is due.
#define _GNU_SOURCE
#include "Timers.h"
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

typedef struct Timer {
  struct Timer *next;
  int descriptor;
  clockid_t clock;
  // INT64_MAX while nothing is set.
  int64_t time, interval;
} Timer;

static Timer *timers;

static Timer *timer_of(int descriptor) {
  for (Timer *timer = timers; timer; timer = timer->next)
    if (timer->descriptor == descriptor) return timer;
  return 0;
}

int64_t timers_next(void) {
  int64_t next = INT64_MAX;
  for (Timer *timer = timers; timer; timer = timer->next)
    if (timer->time < next) next = timer->time;
  return next;
}

void timers_fire(int64_t now) {
  for (Timer *timer = timers; timer; timer = timer->next) {
    if (timer->time > now) continue;
    uint64_t count = 1;
    if (timer->interval > 0) {
      count += (uint64_t)((now - timer->time) / timer->interval);
      timer->time += (int64_t)count * timer->interval;
    } else {
      timer->time = INT64_MAX;
    }
    (void)!write(timer->descriptor, &count, sizeof count);
  }
}

typedef struct {
  int descriptor;
  clockid_t clock;
  int64_t time;
  const struct itimerspec *value;
  struct itimerspec *old;
  bool is_absolute, is_known;
  Timer *made;
} Change;

static void add(void *context) {
  Change *change = context;
  Timer *timer = timer_of(change->descriptor);
  if (!timer) {
    timer = change->made;
    change->made = 0;
    timer->next = timers;
    timers = timer;
  }
  timer->descriptor = change->descriptor;
  timer->clock = change->clock;
  timer->time = INT64_MAX;
}

static void read_value(Timer *timer, struct itimerspec *value) {
  int64_t left = timer->time - tessera_clock_elapsed();
  value->it_value = timespec_of(timer->time == INT64_MAX ? 0 : left > 0 ? left : 1);
  value->it_interval = timespec_of(timer->interval);
}

static void set(void *context) {
  Change *change = context;
  Timer *timer = timer_of(change->descriptor);
  change->is_known = timer;
  if (!timer) return;
  if (change->old) read_value(timer, change->old);
  if (!change->value) return;
  // What came of the old setting is not told any more.
  uint64_t count;
  while (read(timer->descriptor, &count, sizeof count) > 0) {}
  int64_t value = nanoseconds(change->value->it_value);
  timer->interval = nanoseconds(change->value->it_interval);
  timer->time = !value                ? INT64_MAX
                : change->is_absolute ? clock_elapsed_at(timer->clock, change->value->it_value)
                                      : tessera_clock_elapsed() + value;
  change->time = timer->time;
  if (timer->time <= tessera_clock_elapsed()) timers_fire(tessera_clock_elapsed());
}

int timerfd_create(int clock, int flags) {
  if (!clock_is_on() || !clock_is_kept(clock)) return MACHINE(timerfd_create)(clock, flags);
  int descriptor = eventfd(0, EFD_NONBLOCK | (flags & TFD_CLOEXEC ? EFD_CLOEXEC : 0));
  if (descriptor < 0) return descriptor;
  Change change = {.descriptor = descriptor, .clock = clock, .made = calloc(1, sizeof(Timer))};
  if (!change.made) abort();
  timers_locked(add, &change);
  free(change.made);
  return descriptor;
}

static int frame_timer = -1;

static bool is_frame_timer(int descriptor) { return descriptor == frame_timer; }

int tessera_clock_frame_timer(void) {
  if (!clock_is_on()) return -1;
  if (frame_timer < 0) frame_timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
  return frame_timer;
}

void tessera_clock_set_frame_timer(int descriptor, int64_t time) {
  struct itimerspec value = {0};
  if (time != INT64_MAX) {
    int64_t left = time - tessera_clock_elapsed();
    value.it_value = timespec_of(left > 0 ? left : 1);
  }
  timerfd_settime(descriptor, 0, &value, 0);
}

int timerfd_settime(
    int descriptor, int flags, const struct itimerspec *value, struct itimerspec *old) {
  if (clock_is_on()) {
    Change change = {.descriptor = descriptor,
                     .value = value,
                     .old = old,
                     .is_absolute = flags & TFD_TIMER_ABSTIME};
    timers_locked(set, &change);
    if (change.is_known) {
      // Those of queues are set by a thread of libdispatch's; who asked is noted where it was asked.
      if (is_main_thread() && nanoseconds(value->it_value) && !is_frame_timer(descriptor))
        note_setting("Timer", change.time);
      clock_thread_start();
      clock_thread_wake();
      return 0;
    }
  }
  return MACHINE(timerfd_settime)(descriptor, flags, value, old);
}

int timerfd_gettime(int descriptor, struct itimerspec *value) {
  if (clock_is_on()) {
    Change change = {.descriptor = descriptor, .old = value};
    timers_locked(set, &change);
    if (change.is_known) return 0;
  }
  return MACHINE(timerfd_gettime)(descriptor, value);
}

static void forget(void *context) {
  Change *change = context;
  for (Timer **place = &timers; *place; place = &(*place)->next) {
    if ((*place)->descriptor != change->descriptor) continue;
    change->made = *place;
    *place = (*place)->next;
    return;
  }
}

// The number may be another file's next.
int close(int descriptor) {
  if (clock_is_on()) {
    Change change = {.descriptor = descriptor};
    timers_locked(forget, &change);
    free(change.made);
  }
  return MACHINE(close)(descriptor);
}
