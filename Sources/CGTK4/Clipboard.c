#include "CGTK4.h"

#include <string.h>

// A picture copied at full size stays below this; what is larger is not read.
#define LARGEST (256u << 20)

void tessera_clipboard_offer(GdkClipboard *clipboard, const char *const *types, GBytes *const *data,
                             int count) {
  GdkContentProvider **providers = g_new(GdkContentProvider *, count + 1);
  for (int i = 0; i < count; i++)
    providers[i] = gdk_content_provider_new_for_bytes(types[i], data[i]);
  GdkContentProvider *all = count ? gdk_content_provider_new_union(providers, count) : NULL;
  gdk_clipboard_set_content(clipboard, all);
  if (all) g_object_unref(all);
  g_free(providers);
}

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
  g_object_unref(t->memory);
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

// X11 offers names such as TARGETS or UTF8_STRING beside MIME types.
static bool is_mime(const char *type) { return strchr(type, '/') != NULL; }

void tessera_clipboard_read(GdkClipboard *clipboard, int milliseconds,
                            void (*found)(void *owner, const char *type, const void *bytes,
                                          size_t count),
                            void *owner) {
  gsize count = 0;
  GdkContentFormats *formats = gdk_content_formats_ref(gdk_clipboard_get_formats(clipboard));
  const char *const *types = gdk_content_formats_get_mime_types(formats, &count);
  bool has_timed_out = false;
  guint timeout = g_timeout_add(milliseconds, wake, &has_timed_out);
  tessera_main_loop_block(true);
  for (gsize i = 0; i < count && !has_timed_out; i++) {
    if (!is_mime(types[i])) continue;
    const char *wanted[] = {types[i], NULL};
    Transfer *t = g_new0(Transfer, 1);
    t->references = 1;
    t->memory = g_memory_output_stream_new_resizable();
    gdk_clipboard_read_async(clipboard, wanted, G_PRIORITY_DEFAULT, NULL, opened, retain(t));
    while (!t->is_done && !has_timed_out) g_main_context_iteration(NULL, TRUE);
    GMemoryOutputStream *memory = G_MEMORY_OUTPUT_STREAM(t->memory);
    gsize size = g_memory_output_stream_get_data_size(memory);
    if (t->is_done && size > 0 && size <= LARGEST)
      found(owner, types[i], g_memory_output_stream_get_data(memory), size);
    release(t);
  }
  tessera_main_loop_block(false);
  if (!has_timed_out) g_source_remove(timeout);
  gdk_content_formats_unref(formats);
}
