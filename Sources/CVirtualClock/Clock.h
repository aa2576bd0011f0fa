// What the parts of the virtual clock share.
#pragma once
#include "CVirtualClock.h"
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

enum { Second = 1000000000 };

typedef enum { ClockOff, ClockVirtual, ClockFollowing } ClockMode;

extern _Atomic(int) clock_mode;

// For what runs on threads that a sanitizer does not know yet, or no more: it looks for its state of the thread.
#if defined(__clang__)
#define OUTSIDE_SANITIZERS __attribute__((disable_sanitizer_instrumentation))
#else
#define OUTSIDE_SANITIZERS
#endif

OUTSIDE_SANITIZERS static inline bool clock_is_on(void) {
  return __builtin_expect(atomic_load_explicit(&clock_mode, memory_order_relaxed) != ClockOff, 0);
}

OUTSIDE_SANITIZERS static inline bool clock_is_virtual(void) {
  return __builtin_expect(
      atomic_load_explicit(&clock_mode, memory_order_relaxed) == ClockVirtual, 0);
}

// A thread that waits until `time` or until something else wakes it. Lives on that thread's stack.
// The last two kinds are threads that poll (Polling.c): they wait until all others rest, or until time moves.
typedef struct Sleeper {
  struct Sleeper *next;
  int64_t time, start;
  bool is_fired;
  enum { WokenByFutex, WokenBySignal, WokenByCondition, WokenAtRest, WokenWithTime } kind;
  int word;
  pthread_t thread;
  pthread_cond_t *condition;
  sigset_t mask;
} Sleeper;

void sleeper_add(Sleeper *sleeper, int64_t time, int kind);
void sleeper_remove(Sleeper *sleeper);
// Wakes again those who have not noticed; whether there are such.
bool sleepers_are_late(void);
// Whether a thread that polls waits.
bool sleepers_poll(void);

// The function of the libc behind the one that this target puts before it.
void *machine_function(void **kept, const char *name);
#define MACHINE(name)                    \
  ({                                     \
    static void *kept;                   \
    (typeof(&name))machine_function(&kept, #name); \
  })

// Reads the machine's clock.
struct timespec machine_time(clockid_t clock);
// A time of one of the clocks as `tessera_clock_elapsed` counts.
int64_t clock_elapsed_at(clockid_t clock, struct timespec time);
struct timespec clock_reading(clockid_t clock);
bool clock_is_kept(clockid_t clock);

static inline int64_t nanoseconds(struct timespec time) {
  if (time.tv_sec > INT64_MAX / Second / 2) return INT64_MAX / 2;
  return (int64_t)time.tv_sec * Second + time.tv_nsec;
}

static inline struct timespec timespec_of(int64_t time) {
  return (struct timespec){.tv_sec = time / Second, .tv_nsec = time % Second};
}

// Who asks for what; without calls where the clock is the machine's.
TesseraSetting setting_now(const char *kind, int64_t time);
// The same, remembered for reports.
TesseraSetting note_setting(const char *kind, int64_t time);

// Remembers what will happen once, for waits until the program is idle; `caller` is the return address
// of the call that asked, `object` what can be cancelled.
void await_setting(const TesseraSetting *setting, void *caller, const void *object);
void forget_awaited(const void *object);

bool is_main_thread(void);
int thread_id(void);
// The clock's own thread, 0 before it began.
extern _Atomic(int) clock_thread;
extern _Atomic(int) clock_holds;
void clock_thread_start(void);
void clock_thread_wake(void);

// Waits until `ready`, which waits so many nanoseconds of the machine for it, returns another number
// than 0, which is returned, or until `deadline`, and moves time meanwhile as others allow it.
int clock_wait(int64_t deadline, int (*ready)(void *context, int64_t patience), void *context);
// Lets time pass as on the machine for a few milliseconds, at most until `deadline`.
int clock_pass(int64_t deadline, int (*ready)(void *context, int64_t patience), void *context);

// Notes that the calling thread read the clock.
void note_reading(void);
