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

void tessera_print_by_line(void) { setvbuf(stdout, 0, _IOLBF, 0); }

uint64_t tessera_allocated_bytes(void) { return mallinfo2().uordblks + mallinfo2().hblkhd; }

void tessera_give_back_memory(void) { malloc_trim(0); }
