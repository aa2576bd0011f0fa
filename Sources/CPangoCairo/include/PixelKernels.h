#pragma once
#include <stdint.h>

// Loops over pixels that must be fast. Colours are premultiplied 32-bit words, alpha highest; strides
// are in bytes. Every kernel treats each pixel alone, so that painting a part gives the same pixels
// as painting the whole; what blurs takes the whole.

/// Three box blurs of the odd widths a, b, c in place, along rows and then along columns. Outside the
/// picture everything is zero.
void tessera_blur_a8(uint8_t *pixels, int width, int height, int stride, int a, int b, int c);

/// `painted` becomes the mean of `saved` and itself, `amount`/255 of it its own.
void tessera_mix(uint32_t *painted, int paintedStride, const uint32_t *saved, int savedStride,
                 int width, int height, int amount);

/// The same, with an amount for each pixel: `mask`·`amount`/255.
void tessera_mix_mask(uint32_t *painted, int paintedStride, const uint32_t *saved, int savedStride,
                      const uint8_t *mask, int maskStride, int width, int height, int amount);

/// The smallest rectangle of a mask outside of which all is clear, its right and bottom edges
/// excluded; false where all of it is. `mask` and `stride` are multiples of eight bytes, and what lies
/// in a row beyond `width` is clear.
int tessera_mask_extent(const uint8_t *mask, int stride, int width, int height, int *left, int *top,
                        int *right, int *bottom);

/// The alpha of colours as coverage.
void tessera_take_alpha(const uint32_t *pixels, int stride, uint8_t *mask, int maskStride, int width,
                        int height);

/// Paints `color` through coverage. Steps of zero repeat a row or column of the mask.
void tessera_over_mask(uint32_t *pixels, int stride, uint32_t color, const uint8_t *mask,
                       int maskStride, int maskStep, int width, int height);

/// Copies rows, which do not overlap.
void tessera_copy_rows(void *to, int toStride, const void *from, int fromStride, int bytes,
                       int height);

/// Moves rows within one picture; source and destination may overlap.
void tessera_move_rows(void *pixels, int stride, int fromX, int fromY, int toX, int toY, int width,
                       int height);

/// Averages `pixels` down to `width`×`height`: each target pixel is the mean of the source area it
/// covers, weighted at its edges. The source must be no smaller than the target.
void tessera_shrink(const uint32_t *pixels, int stride, int sourceWidth, int sourceHeight,
                    uint32_t *target, int targetStride, int width, int height);

/// A colour for each pixel by its angle around (`centerX`, `centerY`): `table` has `count` colours
/// for a turn that starts at `start`, as a share of a turn. (`xx`, `yx`, `xy`, `yy`) maps device
/// distances to those in which angles are measured.
void tessera_conic(uint32_t *pixels, int stride, int width, int height, double centerX,
                   double centerY, double xx, double yx, double xy, double yy, double start,
                   const uint32_t *table, int count);

/// Blurs a picture in place by three box blurs of the odd widths a, b, c along each axis, counted in
/// squares of `reduction` pixels (1, 2, 4, 8 or 16) to whose means the picture is reduced first. Near its
/// edges the means are of what there is. `saturation`/256 of each colour's distance from grey is left.
/// A picture of one colour keeps it where that is 256. Without memory nothing changes.
void tessera_blur_backdrop(uint32_t *pixels, int stride, int width, int height, int reduction, int a, int b,
                   int c, int saturation);

/// Fills `target` with `source` as seen through `map`, nine numbers by rows, which takes the middle of
/// a target pixel to homogeneous source coordinates. Outside of the source everything is clear.
void tessera_warp(uint32_t *target, int targetStride, int width, int height, const uint32_t *source,
                  int sourceStride, int sourceWidth, int sourceHeight, const double *map);

/// Paints a small picture over a rectangle of `pixels`, whose first pixel is (`x`, `y`). `map`, six numbers by
/// rows, takes points of these coordinates to the source's pixels, of which those within `part` are read; `color`, a premultiplied word,
/// multiplies what is read there. `isAdditive` adds the colours and leaves the alpha. Edges are smooth.
void tessera_sprite(uint32_t *pixels, int stride, int x, int y, int width, int height, const uint32_t *source,
                    int sourceStride, int sourceWidth, int sourceHeight, const double *part, const double *map,
                    uint32_t color, int isAdditive, int isNearest);

/// Multiplies each component of premultiplied pixels by that of `color`, a premultiplied word.
void tessera_multiply(uint32_t *pixels, int stride, int width, int height, uint32_t color);
