#pragma once
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <stdint.h>

/// Pango as the judge of scripts, directions and missing characters. One thread at a time.
typedef struct tessera_text_context tessera_text_context;

tessera_text_context *tessera_text_context_new(FcConfig *config);

/// Called when fonts were added to the configuration.
void tessera_text_context_fonts_changed(tessera_text_context *context);

/// A stretch of bytes in one font as the caller wants it.
typedef struct {
  int32_t start, end;
  const char *families;
  int32_t weight;
  int32_t italic;
  double pixelSize;
} tessera_font_request;

/// A stretch in one script, direction and font file.
typedef struct {
  int32_t start, length;
  uint8_t level;
  /// Describes the font file chosen; released by `tessera_text_items_free`.
  FcPattern *pattern;
} tessera_text_item;

/// Divides `text`, in logical order. `direction` is 0 for the text's own, 1 left to right, 2 right
/// to left; on return 1 or 2, the paragraph's.
tessera_text_item *tessera_itemize(tessera_text_context *context, const char *text, int32_t length,
                                   const tessera_font_request *requests, int32_t requestCount,
                                   int32_t *direction, int32_t *itemCount);
void tessera_text_items_free(tessera_text_item *items, int32_t count);

enum {
  tessera_may_break_line = 1,  // before the character
  tessera_may_put_cursor = 2,  // before the character: a grapheme starts here
};

/// Fills one byte of flags for each character of `text` and one for its end.
void tessera_break_opportunities(const char *text, int32_t length, uint8_t *flags, int32_t count);

/// Whether the font file holds pictures in colours of their own, such as emoji.
int tessera_pattern_has_color(FcPattern *pattern);

/// The font options of all text: grey antialiasing, no hinting, unrounded advances.
cairo_font_options_t *tessera_font_options(void);

/// A cairo font of the file that `pattern` names.
cairo_font_face_t *tessera_font_face(FcPattern *pattern);

/// Adds the coverage of a small mask to a large one, cut at its edges.
void tessera_mask_add(uint8_t *target, int32_t targetStride, int32_t targetWidth,
                      int32_t targetHeight, const uint8_t *mask, int32_t maskStride,
                      int32_t maskWidth, int32_t maskHeight, int32_t x, int32_t y);

/// How high letters of a font are: capitals (`HB_OT_METRICS_TAG_CAP_HEIGHT`) or small ones
/// (`HB_OT_METRICS_TAG_X_HEIGHT`), in the font's scale. Where its file does not say, a letter does.
hb_position_t tessera_font_height(hb_font_t *font, hb_ot_metrics_tag_t tag);
