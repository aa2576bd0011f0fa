#include "PixelKernels.h"

#include <stdlib.h>
#include <string.h>

// One box of odd width over `count` bytes, from `in` to `out`, which do not overlap.
static void box_row(const uint8_t *in, uint8_t *out, int count, int width) {
  int reach = width / 2;
  uint32_t sum = 0;
  uint32_t scale = ((1u << 24) + (uint32_t)width / 2) / (uint32_t)width;
  for (int i = 0; i < reach && i < count; i++) sum += in[i];
  for (int i = 0; i < count; i++) {
    if (i + reach < count) sum += in[i + reach];
    if (i - reach - 1 >= 0) sum -= in[i - reach - 1];
    uint32_t value = (uint32_t)(((uint64_t)sum * scale + (1u << 23)) >> 24);
    out[i] = (uint8_t)(value > 255 ? 255 : value);
  }
}

static void box_three(uint8_t *line, uint8_t *other, int count, int a, int b, int c) {
  box_row(line, other, count, a);
  box_row(other, line, count, b);
  box_row(line, other, count, c);
}

void tessera_blur_a8(uint8_t *pixels, int width, int height, int stride, int a, int b, int c) {
  int longest = width > height ? width : height;
  // Columns are turned into lines sixteen at a time, so that memory is read in whole cache lines.
  uint8_t *lines = malloc((size_t)longest * 17);
  if (!lines) return;
  uint8_t *other = lines + (size_t)longest * 16;
  for (int y = 0; y < height; y++) {
    uint8_t *row = pixels + (size_t)y * stride;
    box_three(row, other, width, a, b, c);
    memcpy(row, other, (size_t)width);
  }
  for (int x0 = 0; x0 < width; x0 += 16) {
    int columns = width - x0 < 16 ? width - x0 : 16;
    for (int y = 0; y < height; y++)
      for (int x = 0; x < columns; x++)
        lines[(size_t)x * longest + y] = pixels[(size_t)y * stride + x0 + x];
    for (int x = 0; x < columns; x++) {
      box_three(lines + (size_t)x * longest, other, height, a, b, c);
      memcpy(lines + (size_t)x * longest, other, (size_t)height);
    }
    for (int y = 0; y < height; y++)
      for (int x = 0; x < columns; x++)
        pixels[(size_t)y * stride + x0 + x] = lines[(size_t)x * longest + y];
  }
  free(lines);
}
