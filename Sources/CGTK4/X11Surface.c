#define _GNU_SOURCE
#include "Private.h"

#include <math.h>
#include <X11/Xlib.h>
#include <X11/extensions/shape.h>
#include <gdk/x11/gdkx.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/ipc.h>
#include <sys/mman.h>
#include <sys/shm.h>
#include <unistd.h>

typedef struct X11Surface X11Surface;
struct X11Surface {
  TesseraSharedSurface base;
  X11Surface *next;
  xcb_window_t window;
  xcb_gcontext_t gc;
  uint8_t depth;
  int32_t x, y, width, height, stride;
  uint32_t background;
  // The memory. A segment is mapped twice in a row where the system allows, and then a ring of whole
  // rows: the window's first row may be any of them, and scrolling moves that instead of pixels.
  char *pixels;
  size_t capacity;
  bool is_ring;
  int32_t first_row;
  // What the memory shows at another place than the server does.
  TesseraPixelRect moved;
  // Zero where the pixels travel through the socket.
  xcb_shm_seg_t segment;
  // The server has not said yet that it read the segment.
  bool is_reading;
  // The pixels hold a whole frame.
  bool has_frame;
};

static X11Surface *surfaces;
static GSource *source;
static gpointer connection_tag;
static bool has_shm;
static uint8_t completion_event;

// MARK: Events of our own connection

static X11Surface *surface_of(xcb_window_t window) {
  for (X11Surface *s = surfaces; s; s = s->next)
    if (s->window == window) return s;
  return NULL;
}

static void put(X11Surface *s, TesseraPixelRect r, bool ask_completion);

static void handle(xcb_generic_event_t *event) {
  uint8_t type = event->response_type & 0x7f;
  TesseraPixelRect area;
  X11Surface *s;
  if (has_shm && type == completion_event) {
    if ((s = surface_of(((xcb_shm_completion_event_t *)event)->drawable))) s->is_reading = false;
    return;
  }
  // Parts of a copy whose source was hidden come like exposed ones.
  if (type == XCB_EXPOSE) {
    xcb_expose_event_t *e = (xcb_expose_event_t *)event;
    s = surface_of(e->window);
    area = (TesseraPixelRect){e->x, e->y, e->width, e->height};
  } else if (type == XCB_GRAPHICS_EXPOSURE) {
    xcb_graphics_exposure_event_t *e = (xcb_graphics_exposure_event_t *)event;
    s = surface_of(e->drawable);
    area = (TesseraPixelRect){e->x, e->y, e->width, e->height};
  } else {
    return;
  }
  if (s && s->has_frame) {
    put(s, area, true);
    xcb_flush(tessera_xcb_connection());
  }
}

static GQueue pending = G_QUEUE_INIT;

static bool collect(void) {
  xcb_generic_event_t *event;
  while ((event = xcb_poll_for_event(tessera_xcb_connection()))) {
    // A completion only clears a flag: done at once, so that no one waits for the main loop.
    if (has_shm && (event->response_type & 0x7f) == completion_event) {
      handle(event);
      free(event);
    } else {
      g_queue_push_tail(&pending, event);
    }
  }
  return !g_queue_is_empty(&pending);
}

// MARK: Leaving the server alone

// That the server read a frame is news only to who paints the next one, and he asks the connection himself. So for
// a moment after each frame the main loop does not listen to the connection: while a window moves it would be woken
// twice as often. What else comes meanwhile is seen at the next frame, or when the moment is over.
static bool is_left_alone;
// In microseconds.
static int64_t alone_until;
static const int64_t moment = 50000;

static void leave_alone(void) {
  alone_until = g_get_monotonic_time() + moment;
  if (is_left_alone) return;
  is_left_alone = true;
  g_source_modify_unix_fd(source, connection_tag, 0);
}

static void listen_again(void) {
  is_left_alone = false;
  g_source_modify_unix_fd(source, connection_tag, G_IO_IN | G_IO_HUP);
}

// Whether the moment is over; of a connection that is left alone it is heard all the same that it ended.
static bool is_moment_over(void) {
  return g_source_get_time(source) >= alone_until || g_source_query_unix_fd(source, connection_tag);
}

static gboolean source_prepare(GSource *self, int *timeout) {
  *timeout = -1;
  if (!is_left_alone) return collect();
  // Not the source's ready time, for which GLib wakes itself each time that it is set.
  *timeout = (int)MAX((alone_until - g_source_get_time(self)) / 1000 + 1, 0);
  return !g_queue_is_empty(&pending);
}

static gboolean source_check(GSource *self) {
  return is_left_alone ? is_moment_over() || !g_queue_is_empty(&pending) : collect();
}

static gboolean source_dispatch(GSource *self, GSourceFunc callback, gpointer data) {
  if (is_left_alone && is_moment_over()) {
    listen_again();
    collect();
  }
  xcb_generic_event_t *event;
  while ((event = g_queue_pop_head(&pending))) {
    handle(event);
    free(event);
  }
  return xcb_connection_has_error(tessera_xcb_connection()) ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

static GSourceFuncs source_functions = {
    .prepare = source_prepare, .check = source_check, .dispatch = source_dispatch};

static bool connect_events(void) {
  xcb_connection_t *c = tessera_xcb_connection();
  if (!c) return false;
  if (source) return true;
  const xcb_query_extension_reply_t *shm = xcb_get_extension_data(c, &xcb_shm_id);
  has_shm = shm && shm->present && !g_getenv("TESSERA_NO_MITSHM");
  if (has_shm) completion_event = shm->first_event + XCB_SHM_COMPLETION;
  source = g_source_new(&source_functions, sizeof(GSource));
  g_source_set_name(source, "Tessera X11 presenting");
  connection_tag = g_source_add_unix_fd(source, xcb_get_file_descriptor(c), G_IO_IN | G_IO_HUP);
  g_source_attach(source, NULL);
  return true;
}

// MARK: Pixels

static void release_pixels(X11Surface *s) {
  xcb_connection_t *c = tessera_xcb_connection();
  if (s->segment) {
    xcb_shm_detach(c, s->segment);
    shmdt(s->pixels);
    if (s->is_ring) shmdt(s->pixels + s->capacity);
  } else {
    free(s->pixels);
  }
  s->segment = 0;
  s->pixels = NULL;
  s->capacity = 0;
  s->is_ring = false;
  s->first_row = 0;
  s->is_reading = false;
}

// Two mappings of one segment, the second where the first ends. Null where the system refuses.
static char *map_twice(int identifier, size_t size) {
#ifdef SHM_REMAP
  char *space = mmap(NULL, size * 2, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (space == MAP_FAILED) return NULL;
  if (shmat(identifier, space, SHM_REMAP) == space) {
    if (shmat(identifier, space + size, SHM_REMAP) == space + size) return space;
    shmdt(space);
  }
  munmap(space, size * 2);
#endif
  return NULL;
}

// The smallest number of rows from `rows` up whose bytes are whole pages.
static size_t ring_rows(size_t rows, size_t stride) {
  size_t page = (size_t)sysconf(_SC_PAGESIZE), step = page;
  for (size_t bytes = stride; bytes % 2 == 0 && step > 1; bytes /= 2) step /= 2;
  return (rows + step - 1) / step * step;
}

// A server on another machine, or in another container, refuses the segment; then, and where the
// system has none left, plain memory does.
static void allocate_pixels(X11Surface *s, size_t rows) {
  xcb_connection_t *c = tessera_xcb_connection();
  release_pixels(s);
  size_t size = ring_rows(rows, s->stride) * s->stride;
  int identifier = has_shm ? shmget(IPC_PRIVATE, size, IPC_CREAT | 0600) : -1;
  if (identifier >= 0) {
    char *address = map_twice(identifier, size);
    bool is_ring = address;
    if (!address) address = shmat(identifier, NULL, 0);
    if (address != (void *)-1) {
      xcb_shm_seg_t segment = xcb_generate_id(c);
      xcb_generic_error_t *error =
          xcb_request_check(c, xcb_shm_attach_checked(c, segment, identifier, 0));
      if (!error) {
        s->segment = segment;
        s->pixels = address;
        s->is_ring = is_ring;
      } else {
        free(error);
        shmdt(address);
        if (is_ring) shmdt(address + size);
        has_shm = false;
      }
    }
    shmctl(identifier, IPC_RMID, NULL);
  }
  if (!s->pixels) s->pixels = calloc(1, size);
  if (s->pixels) s->capacity = size;
  s->base.kind = s->segment ? "x11-shm" : "x11-put";
}

static void wait_for_server(X11Surface *s) {
  xcb_connection_t *c = tessera_xcb_connection();
  collect();
  for (int tries = 0; s->is_reading && tries < 20 && !xcb_connection_has_error(c); tries++) {
    struct pollfd descriptor = {.fd = xcb_get_file_descriptor(c), .events = POLLIN};
    poll(&descriptor, 1, 50);
    collect();
  }
  s->is_reading = false;
}

static TesseraSharedBuffer buffer_of(X11Surface *s) {
  if (!s->pixels) return (TesseraSharedBuffer){0};
  return (TesseraSharedBuffer){s->pixels + (size_t)s->first_row * s->stride, s->width, s->height,
                               s->stride};
}

static TesseraSharedBuffer begin(TesseraSharedSurface *base, bool *fresh) {
  X11Surface *s = (X11Surface *)base;
  wait_for_server(s);
  size_t needed = (size_t)s->stride * s->height;
  if (needed > s->capacity || (s->is_ring && s->capacity % s->stride != 0)) {
    // Space to grow, so that dragging a window's edge does not ask for a segment each time.
    allocate_pixels(s, s->pixels ? s->height + s->height / 4 : s->height);
    s->has_frame = false;
  }
  s->moved = (TesseraPixelRect){0};
  *fresh = !s->has_frame;
  return buffer_of(s);
}

static bool roll(TesseraSharedSurface *base, int32_t dy, TesseraSharedBuffer *buffer) {
  X11Surface *s = (X11Surface *)base;
  if (!s->is_ring) return false;
  int32_t rows = (int32_t)(s->capacity / s->stride);
  s->first_row = ((s->first_row - dy) % rows + rows) % rows;
  *buffer = buffer_of(s);
  return true;
}

static void put_through_socket(X11Surface *s, TesseraPixelRect r) {
  xcb_connection_t *c = tessera_xcb_connection();
  size_t limit = (size_t)xcb_get_maximum_request_length(c) * 4 - 64;
  int32_t rows = MAX(1, (int32_t)MIN(limit / ((size_t)r.width * 4), (size_t)r.height));
  char *packed = malloc((size_t)r.width * 4 * rows);
  if (!packed) return;
  for (int32_t top = 0; top < r.height; top += rows) {
    int32_t count = MIN(rows, r.height - top);
    for (int32_t row = 0; row < count; row++)
      memcpy(packed + (size_t)row * r.width * 4,
             s->pixels + (size_t)(r.y + top + row) * s->stride + (size_t)r.x * 4,
             (size_t)r.width * 4);
    xcb_put_image(c, XCB_IMAGE_FORMAT_Z_PIXMAP, s->window, s->gc, r.width, count, r.x, r.y + top, 0,
                  s->depth, (uint32_t)(count * r.width * 4), (uint8_t *)packed);
  }
  free(packed);
}

static void put(X11Surface *s, TesseraPixelRect r, bool ask_completion) {
  int32_t right = MIN(r.x + r.width, s->width), bottom = MIN(r.y + r.height, s->height);
  r.x = MAX(r.x, 0);
  r.y = MAX(r.y, 0);
  r.width = right - r.x;
  r.height = bottom - r.y;
  if (r.width <= 0 || r.height <= 0) return;
  if (!s->segment) return put_through_socket(s, r);
  // The server has the memory mapped once: rows beyond the ring's end are put by themselves.
  int32_t rows = (int32_t)(s->capacity / s->stride);
  int32_t row = s->first_row + r.y;
  if (row >= rows) row -= rows;
  int32_t before_end = MIN(r.height, rows - row);
  xcb_connection_t *c = tessera_xcb_connection();
  xcb_shm_put_image(c, s->window, s->gc, s->stride / 4, rows, r.x, row, r.width, before_end, r.x,
                    r.y, s->depth, XCB_IMAGE_FORMAT_Z_PIXMAP,
                    ask_completion && before_end == r.height, s->segment, 0);
  if (before_end < r.height)
    xcb_shm_put_image(c, s->window, s->gc, s->stride / 4, rows, r.x, 0, r.width,
                      r.height - before_end, r.x, r.y + before_end, s->depth,
                      XCB_IMAGE_FORMAT_Z_PIXMAP, ask_completion, s->segment, 0);
  if (ask_completion) s->is_reading = true;
}

static bool contains(TesseraPixelRect outer, TesseraPixelRect inner) {
  return inner.x >= outer.x && inner.y >= outer.y &&
         inner.x + inner.width <= outer.x + outer.width &&
         inner.y + inner.height <= outer.y + outer.height;
}

static void show(TesseraSharedSurface *base, const TesseraPixelRect *rects, int32_t count) {
  X11Surface *s = (X11Surface *)base;
  if (!s->pixels) return;
  for (int32_t i = 0; i < count; i++)
    if (!contains(s->moved, rects[i])) put(s, rects[i], s->moved.width == 0 && i == count - 1);
  put(s, s->moved, true);
  // A copy within the server may be all; then nothing reads the segment.
  s->has_frame = true;
  xcb_flush(tessera_xcb_connection());
  if (s->is_reading) leave_alone();
}

// The server copies within its memory as fast as from ours, and ours need not be moved at all: what
// moved is shown anew. Where pixels go through the socket the server moves them itself.
static void move(TesseraSharedSurface *base, TesseraPixelRect area, int32_t dx, int32_t dy) {
  X11Surface *s = (X11Surface *)base;
  int32_t width = area.width - abs(dx), height = area.height - abs(dy);
  if (width <= 0 || height <= 0) return;
  if (s->segment) {
    s->moved = s->moved.width ? tessera_rect_union(s->moved, area) : area;
    return;
  }
  xcb_copy_area(tessera_xcb_connection(), s->window, s->window, s->gc, area.x + MAX(-dx, 0),
                area.y + MAX(-dy, 0), area.x + MAX(dx, 0), area.y + MAX(dy, 0), width, height);
}

// MARK: Window

static void place(TesseraSharedSurface *base, int32_t x, int32_t y, int32_t width, int32_t height,
                  double scale) {
  X11Surface *s = (X11Surface *)base;
  x = (int32_t)round(x * scale);
  y = (int32_t)round(y * scale);
  width = MIN((int32_t)round(width * scale), 32767);
  height = MIN((int32_t)round(height * scale), 32767);
  if (x == s->x && y == s->y && width == s->width && height == s->height) return;
  uint32_t values[] = {(uint32_t)x, (uint32_t)y, (uint32_t)width, (uint32_t)height};
  xcb_configure_window(tessera_xcb_connection(), s->window,
                       XCB_CONFIG_WINDOW_X | XCB_CONFIG_WINDOW_Y | XCB_CONFIG_WINDOW_WIDTH |
                           XCB_CONFIG_WINDOW_HEIGHT,
                       values);
  if (width != s->width || height != s->height) {
    s->has_frame = false;
    s->first_row = 0;
  }
  s->x = x;
  s->y = y;
  s->width = width;
  s->height = height;
  // Coarse steps: a few rows of them are whole pages, and most changes of width keep the ring.
  s->stride = (width * 4 + 1023) & ~1023;
  xcb_flush(tessera_xcb_connection());
}

static void set_background(TesseraSharedSurface *base, uint32_t color) {
  X11Surface *s = (X11Surface *)base;
  // A pixel of a visual with transparency shows only with its alpha set.
  color |= 0xff000000;
  if (color == s->background) return;
  s->background = color;
  xcb_change_window_attributes(tessera_xcb_connection(), s->window, XCB_CW_BACK_PIXEL, &color);
}

static bool is_ready(TesseraSharedSurface *base) { return true; }

static void surface_free(TesseraSharedSurface *base) {
  X11Surface *s = (X11Surface *)base;
  for (X11Surface **link = &surfaces; *link; link = &(*link)->next)
    if (*link == s) {
      *link = s->next;
      break;
    }
  xcb_connection_t *c = tessera_xcb_connection();
  release_pixels(s);
  xcb_free_gc(c, s->gc);
  xcb_destroy_window(c, s->window);
  xcb_flush(c);
  g_free(s);
}

TesseraSharedSurface *tessera_x11_surface_new(GdkSurface *parent) {
  if (!connect_events()) return NULL;
  xcb_connection_t *c = tessera_xcb_connection();
  GdkDisplay *display = gdk_surface_get_display(parent);
  int number = gdk_x11_screen_get_screen_number(gdk_x11_display_get_screen(display));
  const xcb_setup_t *setup = xcb_get_setup(c);
  xcb_screen_iterator_t screens = xcb_setup_roots_iterator(setup);
  while (number-- > 0 && screens.rem > 1) xcb_screen_next(&screens);
  xcb_screen_t *screen = screens.data;
  // GTK's connection made the parent; the server must have heard of it before ours names it.
  gdk_display_sync(display);
  TesseraX11Format format;
  if (!tessera_x11_format(gdk_x11_surface_get_xid(parent), screen, &format)) return NULL;
  X11Surface *s = g_new0(X11Surface, 1);
  s->base = (TesseraSharedSurface){.kind = "x11-put",
                                   .free = surface_free,
                                   .place = place,
                                   .begin = begin,
                                   .roll = roll,
                                   .move = move,
                                   .show = show,
                                   .set_background = set_background,
                                   .is_ready = is_ready};
  s->depth = format.depth;
  s->width = s->height = 1;
  s->stride = 16;
  s->background = 0xffffffff;
  xcb_colormap_t colormap = format.colormap;
  if (!colormap) {
    colormap = xcb_generate_id(c);
    xcb_create_colormap(c, XCB_COLORMAP_ALLOC_NONE, colormap, screen->root, format.visual);
  }
  // What stays in place while the window is resized keeps its pixels.
  uint32_t values[] = {s->background, 0, XCB_GRAVITY_NORTH_WEST, XCB_EVENT_MASK_EXPOSURE, colormap};
  s->window = xcb_generate_id(c);
  xcb_generic_error_t *error = xcb_request_check(
      c, xcb_create_window_checked(c, format.depth, s->window, gdk_x11_surface_get_xid(parent), 0, 0, 1, 1, 0,
                                   XCB_WINDOW_CLASS_INPUT_OUTPUT, format.visual,
                                   XCB_CW_BACK_PIXEL | XCB_CW_BORDER_PIXEL | XCB_CW_BIT_GRAVITY |
                                       XCB_CW_EVENT_MASK | XCB_CW_COLORMAP,
                                   values));
  if (error) {
    free(error);
    g_free(s);
    return NULL;
  }
  s->gc = xcb_generate_id(c);
  xcb_create_gc(c, s->gc, s->window, 0, NULL);
  // The pointer sees GTK's window alone. Were it to enter and leave this one, GTK would hear after
  // each click that it left the window, and drop the next click.
  XShapeCombineRectangles(gdk_x11_display_get_xdisplay(display), s->window, ShapeInput, 0, 0, NULL,
                          0, ShapeSet, Unsorted);
  gdk_display_flush(display);
  xcb_map_window(c, s->window);
  xcb_flush(c);
  s->next = surfaces;
  surfaces = s;
  return &s->base;
}
