#include "Private.h"

#include <X11/Xlib.h>
#include <X11/extensions/shape.h>
#include <gdk/x11/gdkx.h>
#include <stdlib.h>

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

static gboolean nudge(gpointer step) {
  xcb_connection_t *c = tessera_xcb_connection();
  if (!c) return G_SOURCE_REMOVE;
  xcb_warp_pointer(c, XCB_NONE, XCB_NONE, 0, 0, 0, 0, (int16_t)GPOINTER_TO_INT(step), 0);
  xcb_flush(c);
  return G_SOURCE_REMOVE;
}

// On X11 GDK finds out what a drag is over by the second movement of the pointer, and there may be none before the
// button is let go: a pixel there and, once the first was read, back.
static void tell_place(GdkSurface *surface) {
  if (!GDK_IS_X11_SURFACE(surface)) return;
  g_timeout_add(10, nudge, GINT_TO_POINTER(1));
  g_timeout_add(50, nudge, GINT_TO_POINTER(-1));
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
  tell_place(surface);
  return drag;
}

void tessera_drag_shape(GdkDrag *drag, const TesseraPixelRect *rects, int count) {
  GdkSurface *icon = gdk_drag_get_drag_surface(drag);
  if (!icon || !GDK_IS_X11_SURFACE(icon)) return;
  int scale = gdk_surface_get_scale_factor(icon);
  XRectangle *areas = g_new(XRectangle, count);
  for (int i = 0; i < count; i++)
    areas[i] = (XRectangle){(short)(rects[i].x * scale), (short)(rects[i].y * scale),
                            (unsigned short)(rects[i].width * scale),
                            (unsigned short)(rects[i].height * scale)};
  GdkDisplay *display = gdk_surface_get_display(icon);
  XShapeCombineRectangles(gdk_x11_display_get_xdisplay(display), gdk_x11_surface_get_xid(icon),
                          ShapeBounding, 0, 0, areas, count, ShapeSet, Unsorted);
  g_free(areas);
}

// MARK: Who is dropped on

static xcb_atom_t drop_awareness(xcb_connection_t *connection) {
  static xcb_atom_t atom;
  if (atom) return atom;
  xcb_intern_atom_reply_t *reply = xcb_intern_atom_reply(
      connection, xcb_intern_atom(connection, 0, strlen("XdndAware"), "XdndAware"), NULL);
  if (reply) atom = reply->atom;
  free(reply);
  return atom;
}

static bool takes_drops(xcb_connection_t *connection, xcb_window_t window) {
  xcb_get_property_reply_t *reply = xcb_get_property_reply(
      connection,
      xcb_get_property(connection, 0, window, drop_awareness(connection), XCB_ATOM_ANY, 0, 1),
      NULL);
  bool takes = reply && reply->type != XCB_ATOM_NONE;
  free(reply);
  return takes;
}

// The frontmost window at a place of its parent that takes drops, or has one that does in it.
static xcb_window_t target_in(xcb_connection_t *connection, xcb_window_t parent, int x, int y,
                              xcb_window_t icon, int depth) {
  xcb_query_tree_reply_t *tree =
      xcb_query_tree_reply(connection, xcb_query_tree(connection, parent), NULL);
  if (!tree) return 0;
  xcb_window_t *children = xcb_query_tree_children(tree);
  xcb_window_t found = 0;
  // The last child is in front.
  for (int i = xcb_query_tree_children_length(tree) - 1; i >= 0 && !found; i--) {
    if (children[i] == icon) continue;
    xcb_get_window_attributes_cookie_t asked = xcb_get_window_attributes(connection, children[i]);
    xcb_get_geometry_cookie_t measured = xcb_get_geometry(connection, children[i]);
    xcb_get_window_attributes_reply_t *state =
        xcb_get_window_attributes_reply(connection, asked, NULL);
    xcb_get_geometry_reply_t *g = xcb_get_geometry_reply(connection, measured, NULL);
    if (state && g && state->map_state == XCB_MAP_STATE_VIEWABLE) {
      int inner_x = x - g->x - g->border_width, inner_y = y - g->y - g->border_width;
      if (inner_x >= 0 && inner_y >= 0 && inner_x < g->width && inner_y < g->height) {
        if (takes_drops(connection, children[i]))
          found = children[i];
        else if (depth < 8)
          found = target_in(connection, children[i], inner_x, inner_y, icon, depth + 1);
      }
    }
    free(state);
    free(g);
  }
  free(tree);
  return found;
}

uint32_t tessera_drag_target(GdkDrag *drag) {
  GdkSurface *icon = gdk_drag_get_drag_surface(drag);
  xcb_connection_t *connection =
      icon && GDK_IS_X11_SURFACE(icon) ? tessera_xcb_connection() : NULL;
  if (!connection) return 0;
  xcb_window_t root = xcb_setup_roots_iterator(xcb_get_setup(connection)).data->root;
  xcb_query_pointer_reply_t *pointer =
      xcb_query_pointer_reply(connection, xcb_query_pointer(connection, root), NULL);
  if (!pointer) return 0;
  int x = pointer->root_x, y = pointer->root_y;
  free(pointer);
  return target_in(connection, root, x, y, (xcb_window_t)gdk_x11_surface_get_xid(icon), 0);
}

bool tessera_drag_target_lives(uint32_t window) {
  xcb_connection_t *connection = tessera_xcb_connection();
  if (!connection) return true;
  xcb_get_window_attributes_reply_t *reply = xcb_get_window_attributes_reply(
      connection, xcb_get_window_attributes(connection, window), NULL);
  bool lives = reply != NULL || xcb_connection_has_error(connection);
  free(reply);
  return lives;
}
