#include "Private.h"

#include <X11/Xlib.h>
#include <X11/extensions/shape.h>
#include <gdk/x11/gdkx.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/ipc.h>
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
  void *pixels;
  size_t capacity;
  // Zero where the pixels travel through the socket.
  xcb_shm_seg_t segment;
  // The server has not said yet that it read the segment.
  bool is_reading;
  // The pixels hold a whole frame.
  bool has_frame;
};

static X11Surface *surfaces;
static GSource *source;
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

static gboolean source_prepare(GSource *self, int *timeout) {
  *timeout = -1;
  return collect();
}

static gboolean source_check(GSource *self) { return collect(); }

static gboolean source_dispatch(GSource *self, GSourceFunc callback, gpointer data) {
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
  g_source_add_unix_fd(source, xcb_get_file_descriptor(c), G_IO_IN | G_IO_HUP);
  g_source_attach(source, NULL);
  return true;
}

// MARK: Pixels

static void release_pixels(X11Surface *s) {
  xcb_connection_t *c = tessera_xcb_connection();
  if (s->segment) {
    xcb_shm_detach(c, s->segment);
    shmdt(s->pixels);
  } else {
    free(s->pixels);
  }
  s->segment = 0;
  s->pixels = NULL;
  s->capacity = 0;
  s->is_reading = false;
}

// A server on another machine, or in another container, refuses the segment; then, and where the
// system has none left, plain memory does.
static void allocate_pixels(X11Surface *s, size_t size) {
  xcb_connection_t *c = tessera_xcb_connection();
  release_pixels(s);
  int identifier = has_shm ? shmget(IPC_PRIVATE, size, IPC_CREAT | 0600) : -1;
  if (identifier >= 0) {
    void *address = shmat(identifier, NULL, 0);
    if (address != (void *)-1) {
      xcb_shm_seg_t segment = xcb_generate_id(c);
      xcb_generic_error_t *error =
          xcb_request_check(c, xcb_shm_attach_checked(c, segment, identifier, 0));
      if (!error) {
        s->segment = segment;
        s->pixels = address;
      } else {
        free(error);
        shmdt(address);
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

static TesseraSharedBuffer begin(TesseraSharedSurface *base, bool *fresh) {
  X11Surface *s = (X11Surface *)base;
  wait_for_server(s);
  size_t needed = (size_t)s->stride * s->height;
  if (needed > s->capacity) {
    // Room to grow, so that dragging a window's edge does not ask for a segment each time.
    allocate_pixels(s, s->pixels ? needed + needed / 4 : needed);
    s->has_frame = false;
  }
  *fresh = !s->has_frame;
  if (!s->pixels) return (TesseraSharedBuffer){0};
  return (TesseraSharedBuffer){s->pixels, s->width, s->height, s->stride};
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
             (char *)s->pixels + (size_t)(r.y + top + row) * s->stride + (size_t)r.x * 4,
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
  xcb_shm_put_image(tessera_xcb_connection(), s->window, s->gc, s->stride / 4, s->height, r.x, r.y,
                    r.width, r.height, r.x, r.y, s->depth, XCB_IMAGE_FORMAT_Z_PIXMAP,
                    ask_completion, s->segment, 0);
  if (ask_completion) s->is_reading = true;
}

static void show(TesseraSharedSurface *base, const TesseraPixelRect *rects, int32_t count) {
  X11Surface *s = (X11Surface *)base;
  if (!s->pixels) return;
  for (int32_t i = 0; i < count; i++) put(s, rects[i], i == count - 1);
  // A copy within the server may be all; then nothing reads the segment.
  s->has_frame = true;
  xcb_flush(tessera_xcb_connection());
}

static void move(TesseraSharedSurface *base, TesseraPixelRect area, int32_t dx, int32_t dy) {
  X11Surface *s = (X11Surface *)base;
  int32_t width = area.width - abs(dx), height = area.height - abs(dy);
  if (width <= 0 || height <= 0) return;
  xcb_copy_area(tessera_xcb_connection(), s->window, s->window, s->gc, area.x + MAX(-dx, 0),
                area.y + MAX(-dy, 0), area.x + MAX(dx, 0), area.y + MAX(dy, 0), width, height);
}

// MARK: Window

static void place(TesseraSharedSurface *base, int32_t x, int32_t y, int32_t width, int32_t height,
                  int32_t scale) {
  X11Surface *s = (X11Surface *)base;
  width = MIN(width, 32767);
  height = MIN(height, 32767);
  if (x == s->x && y == s->y && width == s->width && height == s->height) return;
  uint32_t values[] = {(uint32_t)x, (uint32_t)y, (uint32_t)width, (uint32_t)height};
  xcb_configure_window(tessera_xcb_connection(), s->window,
                       XCB_CONFIG_WINDOW_X | XCB_CONFIG_WINDOW_Y | XCB_CONFIG_WINDOW_WIDTH |
                           XCB_CONFIG_WINDOW_HEIGHT,
                       values);
  if (width != s->width || height != s->height) s->has_frame = false;
  s->x = x;
  s->y = y;
  s->width = width;
  s->height = height;
  s->stride = (width * 4 + 15) & ~15;
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

// A visual whose pixels are 32-bit words 0xXXRRGGBB.
static const xcb_visualtype_t *find_visual(const xcb_setup_t *setup, xcb_screen_t *screen) {
  bool has_format = false;
  for (xcb_format_iterator_t f = xcb_setup_pixmap_formats_iterator(setup); f.rem;
       xcb_format_next(&f))
    has_format |= f.data->depth == 24 && f.data->bits_per_pixel == 32;
  if (!has_format || setup->image_byte_order != XCB_IMAGE_ORDER_LSB_FIRST) return NULL;
  const xcb_visualtype_t *found = NULL;
  for (xcb_depth_iterator_t d = xcb_screen_allowed_depths_iterator(screen); d.rem;
       xcb_depth_next(&d)) {
    if (d.data->depth != 24) continue;
    for (xcb_visualtype_iterator_t v = xcb_depth_visuals_iterator(d.data); v.rem;
         xcb_visualtype_next(&v)) {
      if (v.data->_class != XCB_VISUAL_CLASS_TRUE_COLOR || v.data->red_mask != 0xff0000 ||
          v.data->green_mask != 0xff00 || v.data->blue_mask != 0xff)
        continue;
      if (!found || v.data->visual_id == screen->root_visual) found = v.data;
    }
  }
  return found;
}

typedef struct {
  xcb_visualid_t visual;
  uint8_t depth;
  // Zero where one has to be made.
  xcb_colormap_t colormap;
} SurfaceLook;

// GTK's window has a visual with transparency where there is one. A child of another visual is
// redirected by the Composite extension into a pixmap of its own, which the server then copies at each
// change: such a window wants its parent's visual.
static bool takes_look_of(xcb_window_t parent, const xcb_setup_t *setup, xcb_screen_t *screen,
                          SurfaceLook *look) {
  xcb_connection_t *c = tessera_xcb_connection();
  xcb_get_window_attributes_cookie_t asked_look = xcb_get_window_attributes(c, parent);
  xcb_get_geometry_cookie_t asked_depth = xcb_get_geometry(c, parent);
  xcb_get_window_attributes_reply_t *attributes =
      xcb_get_window_attributes_reply(c, asked_look, NULL);
  xcb_get_geometry_reply_t *geometry = xcb_get_geometry_reply(c, asked_depth, NULL);
  bool fits = false;
  if (attributes && geometry && geometry->depth == 32 &&
      setup->image_byte_order == XCB_IMAGE_ORDER_LSB_FIRST) {
    for (xcb_depth_iterator_t d = xcb_screen_allowed_depths_iterator(screen); d.rem;
         xcb_depth_next(&d))
      for (xcb_visualtype_iterator_t v = xcb_depth_visuals_iterator(d.data); v.rem;
           xcb_visualtype_next(&v))
        fits |= v.data->visual_id == attributes->visual && v.data->red_mask == 0xff0000 &&
                v.data->green_mask == 0xff00 && v.data->blue_mask == 0xff;
    *look = (SurfaceLook){attributes->visual, 32, attributes->colormap};
  }
  free(attributes);
  free(geometry);
  return fits;
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
  SurfaceLook look;
  if (!takes_look_of(gdk_x11_surface_get_xid(parent), setup, screen, &look)) {
    const xcb_visualtype_t *visual = find_visual(setup, screen);
    if (!visual) return NULL;
    bool is_root = visual->visual_id == screen->root_visual;
    look = (SurfaceLook){visual->visual_id, 24, is_root ? screen->default_colormap : 0};
  }
  X11Surface *s = g_new0(X11Surface, 1);
  s->base = (TesseraSharedSurface){.kind = "x11-put",
                                   .free = surface_free,
                                   .place = place,
                                   .begin = begin,
                                   .move = move,
                                   .show = show,
                                   .set_background = set_background,
                                   .is_ready = is_ready};
  s->depth = look.depth;
  s->width = s->height = 1;
  s->stride = 16;
  s->background = 0xffffffff;
  xcb_colormap_t colormap = look.colormap;
  if (!colormap) {
    colormap = xcb_generate_id(c);
    xcb_create_colormap(c, XCB_COLORMAP_ALLOC_NONE, colormap, screen->root, look.visual);
  }
  // What stays in place while the window is resized keeps its pixels.
  uint32_t values[] = {s->background, 0, XCB_GRAVITY_NORTH_WEST, XCB_EVENT_MASK_EXPOSURE, colormap};
  s->window = xcb_generate_id(c);
  xcb_generic_error_t *error = xcb_request_check(
      c, xcb_create_window_checked(c, look.depth, s->window, gdk_x11_surface_get_xid(parent), 0, 0, 1, 1, 0,
                                   XCB_WINDOW_CLASS_INPUT_OUTPUT, look.visual,
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
