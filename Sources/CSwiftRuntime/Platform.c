#include "CSwiftRuntime.h"
#include <malloc.h>
#include <stdio.h>

static tessera_installer headless;

void tessera_set_headless_installer(tessera_installer installer) { headless = installer; }
tessera_installer tessera_headless_installer(void) { return headless; }

// Exported by libdispatch on Linux for CoreFoundation's run loop.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int tessera_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }
void tessera_drain_main_queue(void) { _dispatch_main_queue_callback_4CF(0); }

static _Thread_local void *current_traits;

void *tessera_current_traits(void) { return current_traits; }
void tessera_set_current_traits(void *traits) { current_traits = traits; }

void tessera_print_by_line(void) { setvbuf(stdout, 0, _IOLBF, 0); }

static _Thread_local void *graphics_stack;

void *tessera_graphics_stack(void) { return graphics_stack; }
void tessera_set_graphics_stack(void *stack) { graphics_stack = stack; }

uint64_t tessera_allocated_bytes(void) { return mallinfo2().uordblks + mallinfo2().hblkhd; }
