#define _GNU_SOURCE
#include "CSwiftRuntime.h"
#include <pthread.h>
#include <stddef.h>
#include <sys/mman.h>
#include <ucontext.h>
#include <unistd.h>

// A thread whose stack runs short continues on a segment of its own and comes back when the work is
// done, so it stays the same thread to locks, thread-local values and the main actor.

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define WATCHES_ADDRESSES 1
#include <sanitizer/common_interface_defs.h>
#endif
#if __has_feature(thread_sanitizer)
#define WATCHES_THREADS 1
#include <sanitizer/tsan_interface.h>
#endif
#endif

// What is kept for the work between two questions; instrumented frames are several times larger.
#if WATCHES_ADDRESSES || WATCHES_THREADS
static const size_t reserve = 1 << 20;
#else
static const size_t reserve = 192 << 10;
#endif

// Of all segments of a thread together; nothing but endless recursion gets there.
static const size_t most = (size_t)4 << 30;

static _Thread_local uintptr_t lowest;
static _Thread_local size_t taken;

typedef struct {
  ucontext_t before, inside;
  tessera_work work;
  void *argument;
  char *memory;
  size_t size;
#if WATCHES_ADDRESSES
  void *fake_stack;
  const void *bottom_before;
  size_t size_before;
#endif
#if WATCHES_THREADS
  void *fiber_before, *fiber;
#endif
} segment;

// Where this thread's own stack ends; a page's address where nobody can say.
static uintptr_t own_end(void) {
  pthread_attr_t attributes;
  void *memory = 0;
  size_t size = 0, guard = 0;
  if (pthread_getattr_np(pthread_self(), &attributes)) return 4096;
  pthread_attr_getstack(&attributes, &memory, &size);
  pthread_attr_getguardsize(&attributes, &guard);
  pthread_attr_destroy(&attributes);
  return (uintptr_t)memory + guard;
}

__attribute__((noinline)) static int find_end(uintptr_t here) {
  lowest = own_end() + reserve;
  return here < lowest;
}

int tessera_stack_is_low(void) {
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  return __builtin_expect(lowest != 0, 1) ? here < lowest : find_end(here);
}

static void enter(unsigned high, unsigned low) {
  segment *here = (segment *)((uintptr_t)high << 32 | low);
#if WATCHES_ADDRESSES
  __sanitizer_finish_switch_fiber(0, &here->bottom_before, &here->size_before);
#endif
  here->work(here->argument);
#if WATCHES_ADDRESSES
  __sanitizer_start_switch_fiber(0, here->bottom_before, here->size_before);
#endif
#if WATCHES_THREADS
  __tsan_switch_to_fiber(here->fiber_before, 0);
#endif
  setcontext(&here->before);
}

int tessera_run_on_further_stack(size_t size, tessera_work work, void *argument) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE);
  size = (size + reserve + page - 1) / page * page;
  if (size > most || taken > most - size) return 0;
  segment here = {.work = work, .argument = argument, .size = size};
  here.memory = mmap(0, size + page, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (here.memory == MAP_FAILED) return 0;
  // Whoever runs over the end meets this page, not somebody's memory.
  mprotect(here.memory, page, PROT_NONE);
  getcontext(&here.inside);
  here.inside.uc_stack.ss_sp = here.memory + page;
  here.inside.uc_stack.ss_size = size;
  here.inside.uc_link = 0;
  uintptr_t address = (uintptr_t)&here;
  makecontext(&here.inside, (void (*)(void))enter, 2, (unsigned)(address >> 32),
              (unsigned)address);
  uintptr_t lowest_before = lowest;
  lowest = (uintptr_t)here.memory + page + reserve;
  taken += size;
#if WATCHES_ADDRESSES
  __sanitizer_start_switch_fiber(&here.fake_stack, here.memory + page, size);
#endif
#if WATCHES_THREADS
  here.fiber_before = __tsan_get_current_fiber();
  here.fiber = __tsan_create_fiber(0);
  __tsan_switch_to_fiber(here.fiber, 0);
#endif
  swapcontext(&here.before, &here.inside);
#if WATCHES_ADDRESSES
  __sanitizer_finish_switch_fiber(here.fake_stack, 0, 0);
#endif
#if WATCHES_THREADS
  __tsan_destroy_fiber(here.fiber);
#endif
  taken -= size;
  lowest = lowest_before;
  munmap(here.memory, size + page);
  return 1;
}
