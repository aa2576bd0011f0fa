#include "CGTK4.h"

#include <string.h>

// Larger data than this is not taken from other programs.
#define LARGEST (256u << 20)

typedef struct {
  TesseraDropRead done;
  void *owner;
  GOutputStream *memory;
} Reading;

static void answer(Reading *r, GBytes *bytes) {
  r->done(r->owner, bytes);
  if (bytes) g_bytes_unref(bytes);
  if (r->memory) g_object_unref(r->memory);
  g_free(r);
}

static void spliced(GObject *memory, GAsyncResult *result, gpointer data) {
  Reading *r = data;
  gssize count = g_output_stream_splice_finish(G_OUTPUT_STREAM(memory), result, NULL);
  GBytes *bytes = NULL;
  if (count >= 0 && (gsize)count <= LARGEST)
    bytes = g_memory_output_stream_steal_as_bytes(G_MEMORY_OUTPUT_STREAM(r->memory));
  answer(r, bytes);
}

static void opened(GObject *drop, GAsyncResult *result, gpointer data) {
  Reading *r = data;
  GInputStream *stream = gdk_drop_read_finish(GDK_DROP(drop), result, NULL, NULL);
  if (!stream) {
    answer(r, NULL);
    return;
  }
  r->memory = g_memory_output_stream_new_resizable();
  g_output_stream_splice_async(
      r->memory, stream,
      G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET,
      G_PRIORITY_DEFAULT, NULL, spliced, r);
  g_object_unref(stream);
}

void tessera_drop_read(GdkDrop *drop, const char *type, TesseraDropRead done, void *owner) {
  const char *wanted[] = {type, NULL};
  Reading *r = g_new0(Reading, 1);
  r->done = done;
  r->owner = owner;
  gdk_drop_read_async(drop, wanted, G_PRIORITY_DEFAULT, NULL, opened, r);
}

void tessera_drop_types(GdkDrop *drop, void (*found)(void *owner, const char *type), void *owner) {
  gsize count = 0;
  GdkContentFormats *formats = gdk_drop_get_formats(drop);
  const char *const *types = gdk_content_formats_get_mime_types(formats, &count);
  for (gsize i = 0; i < count; i++)
    if (strchr(types[i], '/')) found(owner, types[i]);
}

GdkDrag *tessera_drag_begin(GdkSurface *surface, GdkContentProvider *content, bool moves,
                            GdkPaintable *picture, int x, int y) {
  GdkSeat *seat = gdk_display_get_default_seat(gdk_surface_get_display(surface));
  GdkDevice *device = seat ? gdk_seat_get_pointer(seat) : NULL;
  if (!device) return NULL;
  GdkDragAction actions = GDK_ACTION_COPY | (moves ? GDK_ACTION_MOVE : 0);
  GdkDrag *drag = gdk_drag_begin(surface, device, content, actions, 0, 0);
  if (!drag) return NULL;
  gtk_drag_icon_set_from_paintable(drag, picture, x, y);
  return drag;
}
