#include "CGTK4.h"

bool tessera_scroll_is_in_points(GdkEvent *event) {
#if GTK_CHECK_VERSION(4, 8, 0)
  return gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE;
#else
  // Ubuntu 22.04 has GTK 4.6, which counts in turns of a wheel whatever the device.
  (void)event;
  return false;
#endif
}
