#include "Private.h"

#include <stdlib.h>

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

// GTK's window has a visual with transparency where there is one. A child of another visual is
// redirected by the Composite extension into a pixmap of its own, which the server then copies at each
// change: such a window wants its parent's visual.
static bool takes_format_of(xcb_window_t parent, const xcb_setup_t *setup, xcb_screen_t *screen,
                            TesseraX11Format *format) {
  xcb_connection_t *c = tessera_xcb_connection();
  xcb_get_window_attributes_cookie_t asked_format = xcb_get_window_attributes(c, parent);
  xcb_get_geometry_cookie_t asked_depth = xcb_get_geometry(c, parent);
  xcb_get_window_attributes_reply_t *attributes =
      xcb_get_window_attributes_reply(c, asked_format, NULL);
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
    *format = (TesseraX11Format){attributes->visual, 32, attributes->colormap};
  }
  free(attributes);
  free(geometry);
  return fits;
}

bool tessera_x11_format(xcb_window_t parent, xcb_screen_t *screen, TesseraX11Format *format) {
  const xcb_setup_t *setup = xcb_get_setup(tessera_xcb_connection());
  if (takes_format_of(parent, setup, screen, format)) return true;
  const xcb_visualtype_t *visual = find_visual(setup, screen);
  if (!visual) return false;
  bool is_root = visual->visual_id == screen->root_visual;
  *format = (TesseraX11Format){visual->visual_id, 24, is_root ? screen->default_colormap : 0};
  return true;
}
