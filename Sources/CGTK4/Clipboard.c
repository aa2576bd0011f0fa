#include "CGTK4.h"

#include <string.h>

// A picture copied at full size stays below this; what is larger is not read.
#define LARGEST (256u << 20)

// Counted by the reader and by each step that has not answered yet, which may be after the reader
// gave up.
typedef struct {
  int references;
  bool is_done;
  GOutputStream *memory;
} Transfer;

static Transfer *retain(Transfer *t) {
  t->references++;
  return t;
}

static void release(Transfer *t) {
  if (--t->references) return;
  if (t->memory) g_object_unref(t->memory);
  g_free(t);
}

static void spliced(GObject *memory, GAsyncResult *result, gpointer data) {
  Transfer *t = data;
  g_output_stream_splice_finish(G_OUTPUT_STREAM(memory), result, NULL);
  t->is_done = true;
  release(t);
}

static void opened(GObject *clipboard, GAsyncResult *result, gpointer data) {
  Transfer *t = data;
  GInputStream *stream = gdk_clipboard_read_finish(GDK_CLIPBOARD(clipboard), result, NULL, NULL);
  if (stream) {
    g_output_stream_splice_async(
        t->memory, stream,
        G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
        G_PRIORITY_DEFAULT, NULL, spliced, retain(t));
    g_object_unref(stream);
  } else {
    t->is_done = true;
  }
  release(t);
}

static gboolean wake(gpointer data) {
  *(bool *)data = true;
  return G_SOURCE_REMOVE;
}

// Turns the main loop until the transfer is done or the time is up.
static void wait_for(Transfer *t, int milliseconds) {
  bool has_timed_out = false;
  guint timeout = g_timeout_add(milliseconds, wake, &has_timed_out);
  tessera_main_loop_block(true);
  while (!t->is_done && !has_timed_out) g_main_context_iteration(NULL, TRUE);
  tessera_main_loop_block(false);
  if (!has_timed_out) g_source_remove(timeout);
}

void tessera_clipboard_types(GdkClipboard *clipboard, void (*found)(void *owner, const char *type),
                             void *owner) {
  gsize count = 0;
  GdkContentFormats *formats = gdk_clipboard_get_formats(clipboard);
  const char *const *types = gdk_content_formats_get_mime_types(formats, &count);
  // X11 offers names such as TARGETS or UTF8_STRING beside MIME types.
  for (gsize i = 0; i < count; i++)
    if (strchr(types[i], '/')) found(owner, types[i]);
}

GBytes *tessera_clipboard_read(GdkClipboard *clipboard, const char *type, int milliseconds) {
  const char *wanted[] = {type, NULL};
  Transfer *t = g_new0(Transfer, 1);
  t->references = 1;
  t->memory = g_memory_output_stream_new_resizable();
  gdk_clipboard_read_async(clipboard, wanted, G_PRIORITY_DEFAULT, NULL, opened, retain(t));
  wait_for(t, milliseconds);
  GBytes *bytes = NULL;
  if (t->is_done && g_output_stream_is_closed(t->memory)) {
    bytes = g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(t->memory));
    if (g_bytes_get_size(bytes) > LARGEST) g_clear_pointer(&bytes, g_bytes_unref);
  }
  release(t);
  return bytes;
}

static void stored(GObject *clipboard, GAsyncResult *result, gpointer data) {
  Transfer *t = data;
  gdk_clipboard_store_finish(GDK_CLIPBOARD(clipboard), result, NULL);
  t->is_done = true;
  release(t);
}

void tessera_clipboard_store(GdkClipboard *clipboard, int milliseconds) {
  Transfer *t = g_new0(Transfer, 1);
  t->references = 1;
  gdk_clipboard_store_async(clipboard, G_PRIORITY_DEFAULT, NULL, stored, retain(t));
  wait_for(t, milliseconds);
  release(t);
}
