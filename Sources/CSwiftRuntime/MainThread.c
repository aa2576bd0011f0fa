#define _GNU_SOURCE
#include "CSwiftRuntime.h"
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

// Exported by libdispatch. Null means the current queue.
extern const char *dispatch_queue_get_label(void *queue);
extern char _dispatch_main_q[];

const char *tessera_queue_label(void) { return dispatch_queue_get_label(0); }

_Thread_local int tessera_thread_kind;

int tessera_thread_id(void) { return (int)syscall(SYS_gettid); }

bool tessera_inspect_thread(void) {
  if (!tessera_thread_kind) tessera_thread_kind = tessera_thread_id() == getpid() ? 1 : 2;
  if (tessera_thread_kind == 1) return true;
  // Where the main thread ended, as under Swift Testing, other threads serve its queue.
  return dispatch_queue_get_label(0) == dispatch_queue_get_label(_dispatch_main_q);
}

void tessera_thread_name(char *name, size_t capacity) {
  if (capacity && pthread_getname_np(pthread_self(), name, capacity)) name[0] = 0;
}

// The runtime's own question whether an executor's code may run here, and the hook before it. The
// hook was there from Swift 6.0 on.
typedef struct {
  void *identity;
  uintptr_t implementation;
} Executor;
typedef __attribute__((swiftcall)) void (*Check)(Executor executor);
typedef __attribute__((swiftcall)) void (*CheckHook)(Executor executor, Check original);
extern CheckHook swift_task_checkIsolated_hook __attribute__((weak));
extern __attribute__((swiftcall)) Executor swift_task_getMainExecutor(void);

// The runtime asks at each entry of the main actor's closures whether an executor is the main one, by a
// witness of a protocol that retains what it compares. The hook was there from Swift 6.2 on.
typedef __attribute__((swiftcall)) bool (*IsMain)(Executor executor);
typedef __attribute__((swiftcall)) bool (*IsMainHook)(Executor executor, IsMain original);
extern IsMainHook swift_task_isMainExecutor_hook __attribute__((weak));

static void *main_identity;

static __attribute__((swiftcall)) bool is_main(Executor executor, IsMain original) {
  return executor.identity == main_identity || original(executor);
}

static void (*was_entered_elsewhere)(void);

static __attribute__((swiftcall)) void check(Executor executor, Check original) {
  if (executor.identity != swift_task_getMainExecutor().identity) {
    original(executor);
  } else if (!tessera_is_main_thread()) {
    was_entered_elsewhere();
  }
}

void tessera_watch_main_actor(void (*handler)(void)) {
  if (&swift_task_isMainExecutor_hook && !swift_task_isMainExecutor_hook) {
    main_identity = swift_task_getMainExecutor().identity;
    if (main_identity) swift_task_isMainExecutor_hook = is_main;
  }
  if (!&swift_task_checkIsolated_hook || swift_task_checkIsolated_hook) return;
  was_entered_elsewhere = handler;
  swift_task_checkIsolated_hook = check;
}
