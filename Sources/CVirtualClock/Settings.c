// Who asked for what is due later. The calls of libdispatch that say so are put before its own: what
// they set reaches the kernel on another thread.
#define _GNU_SOURCE
#include "Clock.h"
#include <execinfo.h>
#include <string.h>

enum { Kept = 64 };
static TesseraSetting settings[Kept];
static unsigned count;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void note_setting(const char *kind, int64_t time) {
  if (!clock_is_virtual()) return;
  TesseraSetting setting = {.kind = kind, .time = time};
  setting.depth = backtrace(setting.calls, sizeof setting.calls / sizeof *setting.calls);
  pthread_mutex_lock(&lock);
  settings[count++ % Kept] = setting;
  pthread_mutex_unlock(&lock);
}

int tessera_clock_settings(TesseraSetting *result, int capacity) {
  pthread_mutex_lock(&lock);
  int known = count < Kept ? (int)count : Kept;
  if (known > capacity) known = capacity;
  for (int i = 0; i < known; i++) result[i] = settings[(count - 1 - (unsigned)i) % Kept];
  pthread_mutex_unlock(&lock);
  return known;
}

typedef uint64_t DispatchTime;

// libdispatch keeps the clock in the highest bits: none for uptime, both for the wall clock, as a
// negative number of nanoseconds.
static int64_t elapsed_of(DispatchTime time) {
  if (time == 0) return tessera_clock_elapsed();
  if (time == UINT64_MAX) return INT64_MAX;
  if ((time >> 62) == 3) return clock_elapsed_at(CLOCK_REALTIME, timespec_of(-(int64_t)time));
  clockid_t clock = time >> 63 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC;
  return clock_elapsed_at(clock, timespec_of((int64_t)(time & ~(1ull << 63))));
}

void dispatch_after(DispatchTime when, void *queue, void *block) {
  note_setting("DispatchQueue.asyncAfter", elapsed_of(when));
  MACHINE(dispatch_after)(when, queue, block);
}

void dispatch_after_f(DispatchTime when, void *queue, void *context, void (*work)(void *)) {
  note_setting("Task.sleep", elapsed_of(when));
  MACHINE(dispatch_after_f)(when, queue, context, work);
}

void dispatch_source_set_timer(void *source, DispatchTime start, uint64_t interval, uint64_t leeway) {
  note_setting("DispatchSourceTimer", elapsed_of(start));
  MACHINE(dispatch_source_set_timer)(source, start, interval, leeway);
}
