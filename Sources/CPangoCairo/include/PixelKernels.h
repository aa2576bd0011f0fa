#pragma once
#include <stdint.h>

// Loops over pixels that must be fast in every build. All pixels are premultiplied 32-bit words,
// alpha highest; strides are in bytes unless they say otherwise.

/// Three box blurs of the odd widths a, b, c in place, along rows and then along columns. Outside the
/// picture everything is zero.
void tessera_blur_a8(uint8_t *pixels, int width, int height, int stride, int a, int b, int c);
