#include "TextItems.h"
#include <hb-ot.h>

hb_position_t tessera_font_height(hb_font_t *font, hb_ot_metrics_tag_t tag) {
  hb_position_t height = 0;
#if HB_VERSION_ATLEAST(4, 0, 0)
  hb_ot_metrics_get_position_with_fallback(font, tag, &height);
#else
  // Ubuntu 22.04 has HarfBuzz 2.7: a letter tells what a file does not state.
  hb_codepoint_t glyph;
  hb_glyph_extents_t extents;
  if (!hb_ot_metrics_get_position(font, tag, &height) &&
      hb_font_get_nominal_glyph(font, tag == HB_OT_METRICS_TAG_CAP_HEIGHT ? 'H' : 'x', &glyph) &&
      hb_font_get_glyph_extents(font, glyph, &extents))
    height = extents.y_bearing;
#endif
  return height;
}
