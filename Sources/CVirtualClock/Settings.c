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

TesseraSetting setting_now(const char *kind, int64_t time) {
  TesseraSetting setting = {.kind = kind, .time = time};
  if (clock_is_virtual())
    setting.depth = backtrace(setting.calls, sizeof setting.calls / sizeof *setting.calls);
  return setting;
}

TesseraSetting note_setting(const char *kind, int64_t time) {
  TesseraSetting setting = setting_now(kind, time);
  if (!setting.depth) return setting;
  pthread_mutex_lock(&lock);
  settings[count++ % Kept] = setting;
  pthread_mutex_unlock(&lock);
  return setting;
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

// What is asked for once; the caller is known where the libc's function was to be.
#define NOTE_ONCE(kind, time, object)                                   \
  do {                                                                  \
    TesseraSetting noted = note_setting(kind, time);                    \
    await_setting(&noted, __builtin_return_address(0), object);         \
  } while (0)

void dispatch_after(DispatchTime when, void *queue, void *block) {
  NOTE_ONCE("DispatchQueue.asyncAfter", elapsed_of(when), 0);
  MACHINE(dispatch_after)(when, queue, block);
}

void dispatch_after_f(DispatchTime when, void *queue, void *context, void (*work)(void *)) {
  NOTE_ONCE("Task.sleep", elapsed_of(when), 0);
  MACHINE(dispatch_after_f)(when, queue, context, work);
}

void dispatch_source_set_timer(void *source, DispatchTime start, uint64_t interval, uint64_t leeway) {
  if (interval == UINT64_MAX && clock_is_virtual()) {
    NOTE_ONCE("DispatchSourceTimer", elapsed_of(start), source);
  } else {
    note_setting("DispatchSourceTimer", elapsed_of(start));
  }
  MACHINE(dispatch_source_set_timer)(source, start, interval, leeway);
}

void dispatch_source_cancel(void *source) {
  if (clock_is_virtual()) forget_awaited(source);
  MACHINE(dispatch_source_cancel)(source);
}
