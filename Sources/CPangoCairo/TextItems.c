// Pango withdrew the only function that tells a text's first strong direction without a successor.
#define PANGO_DISABLE_DEPRECATION_WARNINGS
#include "TextItems.h"

#include <stdlib.h>
#include <string.h>

#include <cairo-ft.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

struct tessera_text_context {
  PangoFontMap *map;
  PangoContext *context;
};

tessera_text_context *tessera_text_context_new(FcConfig *config) {
  tessera_text_context *result = calloc(1, sizeof *result);
  result->map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(result->map), config);
  result->context = pango_font_map_create_context(result->map);
  // Not the user's language: it would change which font draws a character.
  pango_context_set_language(result->context, pango_language_from_string("en"));
  return result;
}

void tessera_text_context_fonts_changed(tessera_text_context *context) {
  pango_fc_font_map_config_changed(PANGO_FC_FONT_MAP(context->map));
  pango_context_changed(context->context);
}

tessera_text_item *tessera_itemize(tessera_text_context *context, const char *text, int32_t length,
                                   const tessera_font_request *requests, int32_t requestCount,
                                   int32_t *direction, int32_t *itemCount) {
  PangoDirection base = PANGO_DIRECTION_LTR;
  if (*direction == 2) base = PANGO_DIRECTION_RTL;
  if (*direction == 0 && pango_find_base_dir(text, length) == PANGO_DIRECTION_RTL)
    base = PANGO_DIRECTION_RTL;
  *direction = base == PANGO_DIRECTION_RTL ? 2 : 1;

  PangoAttrList *attributes = pango_attr_list_new();
  for (int32_t i = 0; i < requestCount; i++) {
    PangoFontDescription *description = pango_font_description_new();
    pango_font_description_set_family(description, requests[i].families);
    pango_font_description_set_weight(description, (PangoWeight)requests[i].weight);
    pango_font_description_set_style(
        description, requests[i].italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
    pango_font_description_set_absolute_size(description, requests[i].pixelSize * PANGO_SCALE);
    PangoAttribute *attribute = pango_attr_font_desc_new(description);
    attribute->start_index = (guint)requests[i].start;
    attribute->end_index = (guint)requests[i].end;
    pango_attr_list_insert(attributes, attribute);
    pango_font_description_free(description);
  }
  GList *list = pango_itemize_with_base_dir(context->context, base, text, 0, length, attributes, NULL);
  pango_attr_list_unref(attributes);

  int32_t count = (int32_t)g_list_length(list);
  tessera_text_item *items = calloc((size_t)count + 1, sizeof *items);
  int32_t used = 0;
  for (GList *node = list; node; node = node->next) {
    PangoItem *item = node->data;
    tessera_text_item *out = &items[used++];
    out->start = item->offset;
    out->length = item->length;
    out->level = item->analysis.level;
    if (PANGO_IS_FC_FONT(item->analysis.font)) {
      out->pattern = pango_fc_font_get_pattern(PANGO_FC_FONT(item->analysis.font));
      FcPatternReference(out->pattern);
    }
    pango_item_free(item);
  }
  g_list_free(list);
  *itemCount = used;
  return items;
}

void tessera_text_items_free(tessera_text_item *items, int32_t count) {
  for (int32_t i = 0; i < count; i++)
    if (items[i].pattern) FcPatternDestroy(items[i].pattern);
  free(items);
}

void tessera_break_opportunities(const char *text, int32_t length, uint8_t *flags, int32_t count) {
  PangoLogAttr *attributes = calloc((size_t)count + 1, sizeof *attributes);
  pango_get_log_attrs(text, length, -1, pango_language_from_string("en"), attributes, count);
  for (int32_t i = 0; i < count; i++)
    flags[i] = (uint8_t)((attributes[i].is_line_break ? tessera_may_break_line : 0) |
                         (attributes[i].is_cursor_position ? tessera_may_put_cursor : 0));
  free(attributes);
}

int tessera_pattern_has_color(FcPattern *pattern) {
  FcBool color = FcFalse;
  return FcPatternGetBool(pattern, FC_COLOR, 0, &color) == FcResultMatch && color;
}

cairo_font_options_t *tessera_font_options(void) {
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  return options;
}

cairo_font_face_t *tessera_font_face(FcPattern *pattern) {
  return cairo_ft_font_face_create_for_pattern(pattern);
}

void tessera_mask_add(uint8_t *target, int32_t targetStride, int32_t targetWidth,
                      int32_t targetHeight, const uint8_t *mask, int32_t maskStride,
                      int32_t maskWidth, int32_t maskHeight, int32_t x, int32_t y) {
  int32_t left = x < 0 ? -x : 0, top = y < 0 ? -y : 0;
  int32_t right = x + maskWidth > targetWidth ? targetWidth - x : maskWidth;
  int32_t bottom = y + maskHeight > targetHeight ? targetHeight - y : maskHeight;
  for (int32_t row = top; row < bottom; row++) {
    const uint8_t *in = mask + (size_t)row * (size_t)maskStride;
    uint8_t *out = target + (ptrdiff_t)(y + row) * targetStride + x;
    for (int32_t i = left; i < right; i++) {
      unsigned sum = (unsigned)out[i] + in[i];
      out[i] = (uint8_t)(sum > 255 ? 255 : sum);
    }
  }
}
