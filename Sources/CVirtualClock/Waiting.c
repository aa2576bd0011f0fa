// The calls that wait for a time, before those of the libc. A wait without an end is left to the libc
// but for the main thread's for files, during which time moves.
#define _GNU_SOURCE
#include "Activity.h"
#include "RandomNumbers.h"
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <link.h>
#include <linux/futex.h>
#include <poll.h>
#include <semaphore.h>
#include <stdarg.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <unistd.h>

static int64_t after(int64_t duration) {
  int64_t now = tessera_clock_elapsed();
  return duration > INT64_MAX - now ? INT64_MAX : now + duration;
}

// MARK: Sleeping

static int sleep_ready(void *context, int64_t patience) {
  (void)context;
  if (patience) tessera_clock_pause(patience);
  return 0;
}

// Until a time as `tessera_clock_elapsed` counts.
static void sleep_until(int64_t time, void *caller) {
  if (is_main_thread()) {
    clock_wait(time, sleep_ready, 0);
    return;
  }
  TesseraSetting setting = setting_now("sleep", time);
  await_setting(&setting, caller, 0);
  Sleeper sleeper;
  sleeper_add(&sleeper, time, WokenByFutex);
  while (tessera_clock_elapsed() < time && !__atomic_load_n(&sleeper.word, __ATOMIC_SEQ_CST))
    MACHINE(syscall)(SYS_futex, &sleeper.word, FUTEX_WAIT_PRIVATE, 0, NULL, NULL, 0);
  sleeper_remove(&sleeper);
}

// libdispatch sleeps while it waits for a thread of its own to come on; that is no wait of a program's, and the
// thread has work.
static _Atomic(int) sleeping_queues;

bool queues_sleep(void) { return atomic_load(&sleeping_queues) > 0; }

static bool is_queues_own(void *caller) {
  static void *kept;
  void *base = __atomic_load_n(&kept, __ATOMIC_RELAXED);
  Dl_info found;
  if (!base) {
    void *symbol = dlsym(RTLD_DEFAULT, "dispatch_async_f");
    base = symbol && dladdr(symbol, &found) ? found.dli_fbase : (void *)1;
    __atomic_store_n(&kept, base, __ATOMIC_RELAXED);
  }
  return dladdr(caller, &found) && found.dli_fbase == base;
}

int nanosleep(const struct timespec *duration, struct timespec *left) {
  if (!clock_is_virtual() || !duration || duration->tv_sec < 0 || duration->tv_nsec < 0 ||
      duration->tv_nsec >= Second)
    return MACHINE(nanosleep)(duration, left);
  sleep_until(after(nanoseconds(*duration)), __builtin_return_address(0));
  return 0;
}

int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
  if (!clock_is_virtual() || !clock_is_kept(clock))
    return MACHINE(clock_nanosleep)(clock, flags, time, left);
  int64_t end = flags & TIMER_ABSTIME ? clock_elapsed_at(clock, *time) : after(nanoseconds(*time));
  sleep_until(end, __builtin_return_address(0));
  return 0;
}

int usleep(useconds_t duration) {
  if (!clock_is_virtual()) return MACHINE(usleep)(duration);
  if (is_queues_own(__builtin_return_address(0))) {
    atomic_fetch_add(&sleeping_queues, 1);
    int result = MACHINE(usleep)(duration);
    atomic_fetch_sub(&sleeping_queues, 1);
    return result;
  }
  sleep_until(after((int64_t)duration * 1000), __builtin_return_address(0));
  return 0;
}

unsigned sleep(unsigned duration) {
  if (!clock_is_virtual()) return MACHINE(sleep)(duration);
  if (is_queues_own(__builtin_return_address(0))) {
    atomic_fetch_add(&sleeping_queues, 1);
    unsigned left = MACHINE(sleep)(duration);
    atomic_fetch_sub(&sleeping_queues, 1);
    return left;
  }
  sleep_until(after((int64_t)duration * Second), __builtin_return_address(0));
  return 0;
}

// MARK: Waiting for files

// How a wait for files is told: `call` waits so many nanoseconds of the machine, or for ever (-1).
typedef struct {
  int (*call)(void *arguments, int64_t patience);
  void *arguments;
  int error;
} FileWait;

static int file_ready(void *context, int64_t patience) {
  FileWait *wait = context;
  int result = wait->call(wait->arguments, patience);
  wait->error = errno;
  return result;
}

// - duration: nanoseconds, -1 for ever.
static int wait_for_files(FileWait *wait, int64_t duration) {
  int64_t deadline = duration < 0 ? INT64_MAX : after(duration);
  if (is_main_thread()) {
    clock_thread_start();
    int result = clock_wait(deadline, file_ready, wait);
    if (result) errno = wait->error;
    return result;
  }
  if (duration < 0) return wait->call(wait->arguments, -1);
  Sleeper sleeper;
  sleeper_add(&sleeper, deadline, WokenBySignal);
  int result;
  do {
    result = tessera_clock_elapsed() < deadline ? wait->call(wait->arguments, -1) : 0;
    wait->error = errno;
  } while (result < 0 && wait->error == EINTR && tessera_clock_elapsed() < deadline &&
           !sleeper.is_fired);
  sleeper_remove(&sleeper);
  if (result < 0 && wait->error == EINTR) result = wait->call(wait->arguments, 0);
  errno = wait->error;
  return result;
}

typedef struct {
  struct pollfd *descriptors;
  nfds_t count;
  const sigset_t *mask;
} PollCall;

static int call_poll(void *context, int64_t patience) {
  PollCall *call = context;
  struct timespec duration = timespec_of(patience < 0 ? 0 : patience);
  return MACHINE(ppoll)(call->descriptors, call->count, patience < 0 ? 0 : &duration, call->mask);
}

int poll(struct pollfd *descriptors, nfds_t count, int milliseconds) {
  if (!clock_is_virtual() || !milliseconds) return MACHINE(poll)(descriptors, count, milliseconds);
  PollCall call = {.descriptors = descriptors, .count = count};
  FileWait wait = {.call = call_poll, .arguments = &call};
  return wait_for_files(&wait, milliseconds < 0 ? -1 : (int64_t)milliseconds * 1000000);
}

int ppoll(
    struct pollfd *descriptors, nfds_t count, const struct timespec *duration,
    const sigset_t *mask) {
  int64_t time = duration ? nanoseconds(*duration) : -1;
  if (!clock_is_virtual() || !time) return MACHINE(ppoll)(descriptors, count, duration, mask);
  PollCall call = {.descriptors = descriptors, .count = count, .mask = mask};
  FileWait wait = {.call = call_poll, .arguments = &call};
  return wait_for_files(&wait, time);
}

typedef struct {
  int queue, capacity;
  struct epoll_event *events;
  const sigset_t *mask;
} EpollCall;

static int call_epoll(void *context, int64_t patience) {
  EpollCall *call = context;
  // epoll itself counts milliseconds; its descriptor can be polled for less.
  if (patience > 0) {
    struct pollfd queue = {.fd = call->queue, .events = POLLIN};
    struct timespec duration = timespec_of(patience);
    if (MACHINE(ppoll)(&queue, 1, &duration, call->mask) < 0) return -1;
    patience = 0;
  }
  return MACHINE(epoll_pwait)(
      call->queue, call->events, call->capacity, patience < 0 ? -1 : 0, call->mask);
}

int epoll_pwait(
    int queue, struct epoll_event *events, int capacity, int milliseconds, const sigset_t *mask) {
  if (!clock_is_virtual() || !milliseconds)
    return MACHINE(epoll_pwait)(queue, events, capacity, milliseconds, mask);
  EpollCall call = {.queue = queue, .capacity = capacity, .events = events, .mask = mask};
  FileWait wait = {.call = call_epoll, .arguments = &call};
  return wait_for_files(&wait, milliseconds < 0 ? -1 : (int64_t)milliseconds * 1000000);
}

int epoll_wait(int queue, struct epoll_event *events, int capacity, int milliseconds) {
  if (!clock_is_virtual()) return MACHINE(epoll_wait)(queue, events, capacity, milliseconds);
  return epoll_pwait(queue, events, capacity, milliseconds, 0);
}

// Sets reach to the highest descriptor only, as they do for the kernel: a caller's may be shorter than an
// fd_set, as Core Foundation's are, or longer.
typedef struct {
  int count;
  size_t size;
  fd_set *sets[3];
  void *wanted[3];
} SelectCall;

static int call_select(void *context, int64_t patience) {
  SelectCall *call = context;
  for (int i = 0; i < 3; i++)
    if (call->sets[i]) memcpy(call->sets[i], call->wanted[i], call->size);
  struct timeval duration = {.tv_sec = patience / Second, .tv_usec = patience % Second / 1000};
  return MACHINE(select)(
      call->count, call->sets[0], call->sets[1], call->sets[2], patience < 0 ? 0 : &duration);
}

int select(
    int count, fd_set *restrict readable, fd_set *restrict writable, fd_set *restrict exceptional,
    struct timeval *restrict duration) {
  int64_t time = duration ? (int64_t)duration->tv_sec * Second + duration->tv_usec * 1000 : -1;
  if (!clock_is_virtual() || !time || count < 0)
    return MACHINE(select)(count, readable, writable, exceptional, duration);
  size_t words = ((size_t)count + NFDBITS - 1) / NFDBITS;
  fd_mask wanted[3][words + 1];
  SelectCall call = {
      .count = count, .size = words * sizeof(fd_mask), .sets = {readable, writable, exceptional}};
  for (int i = 0; i < 3; i++) {
    call.wanted[i] = wanted[i];
    if (call.sets[i]) memcpy(wanted[i], call.sets[i], call.size);
  }
  FileWait wait = {.call = call_select, .arguments = &call};
  return wait_for_files(&wait, time);
}

// MARK: Waiting for threads

int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict time) {
  if (!clock_is_on()) return MACHINE(sem_timedwait)(semaphore, time);
  if (!sem_trywait(semaphore)) return 0;
  Sleeper sleeper;
  int64_t deadline = clock_elapsed_at(CLOCK_REALTIME, *time);
  int result = -1, error = ETIMEDOUT;
  sleeper_add(&sleeper, deadline, WokenBySignal);
  while (tessera_clock_elapsed() < deadline) {
    result = sem_wait(semaphore);
    error = errno;
    if (!result || error != EINTR) break;
    error = ETIMEDOUT;
  }
  sleeper_remove(&sleeper);
  if (result) errno = error;
  return result;
}

// A condition's times are by the one clock or the other, of which the numbers lie far apart.
static int64_t deadline_of(const struct timespec *time) {
  return clock_elapsed_at(time->tv_sec > 1000000000 ? CLOCK_REALTIME : CLOCK_MONOTONIC, *time);
}

static int wait_for_condition(
    pthread_cond_t *condition, pthread_mutex_t *mutex, int64_t deadline) {
  if (deadline <= tessera_clock_elapsed()) return ETIMEDOUT;
  Sleeper sleeper = {.condition = condition};
  sleeper_add(&sleeper, deadline, WokenByCondition);
  int result = pthread_cond_wait(condition, mutex);
  sleeper_remove(&sleeper);
  return sleeper.is_fired ? ETIMEDOUT : result;
}

int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex,
    const struct timespec *restrict time) {
  if (!clock_is_on()) return MACHINE(pthread_cond_timedwait)(condition, mutex, time);
  return wait_for_condition(condition, mutex, deadline_of(time));
}

int pthread_cond_clockwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, clockid_t clock,
    const struct timespec *restrict time) {
  if (!clock_is_on()) return MACHINE(pthread_cond_clockwait)(condition, mutex, clock, time);
  return wait_for_condition(condition, mutex, clock_elapsed_at(clock, *time));
}

int pthread_mutex_timedlock(
    pthread_mutex_t *restrict mutex, const struct timespec *restrict time) {
  if (!clock_is_on()) return MACHINE(pthread_mutex_timedlock)(mutex, time);
  // Whoever holds a lock works, so that this wait is short; it lasts as long on the machine.
  int64_t left = clock_elapsed_at(CLOCK_REALTIME, *time) - tessera_clock_elapsed();
  struct timespec end =
      timespec_of(nanoseconds(machine_time(CLOCK_REALTIME)) + (left > 0 ? left : 0));
  return MACHINE(pthread_mutex_timedlock)(mutex, &end);
}

// libdispatch's groups wait for a word of memory by the bare call of the kernel.
static long wait_for_word(int *word, int operation, int value, const struct timespec *duration) {
  Sleeper sleeper;
  int64_t deadline = after(nanoseconds(*duration));
  sleeper_add(&sleeper, deadline, WokenBySignal);
  long result = MACHINE(syscall)(SYS_futex, word, operation, value, NULL, NULL, 0);
  int error = errno;
  sleeper_remove(&sleeper);
  // Nobody sets it any more, which the lock in there tells this thread, too.
  errno = result < 0 && error == EINTR && sleeper.is_fired ? ETIMEDOUT : error;
  return result;
}

// Foundation calls it when it clears what a thread kept, after the sanitizers' end of the thread.
OUTSIDE_SANITIZERS long syscall(long number, ...) {
  va_list list;
  va_start(list, number);
  long a = va_arg(list, long), b = va_arg(list, long), c = va_arg(list, long);
  long d = va_arg(list, long), e = va_arg(list, long), f = va_arg(list, long);
  va_end(list);
  if (clock_is_virtual() && number == SYS_futex && d && (b & FUTEX_CMD_MASK) == FUTEX_WAIT)
    return wait_for_word((int *)a, (int)b, (int)c, (const struct timespec *)d);
  if (number == SYS_getrandom && a && random_is_repeated()) {
    random_fill((void *)a, (size_t)b);
    return b;
  }
  return MACHINE(syscall)(number, a, b, c, d, e, f);
}
