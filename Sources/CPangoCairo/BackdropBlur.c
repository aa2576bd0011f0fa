#include <stdlib.h>
#include <string.h>

#include "PixelKernels.h"

// Cells have four channels of eight bits and eight bits of fraction.
typedef struct {
  int columns, rows;
  uint16_t *cells;
  // 2^24 divided by the index.
  uint32_t *shares;
} BackdropBlur;

// The means of squares of pixels; those at the right and lower edge may be of fewer.
static void reduce(const uint32_t *pixels, int stride, int width, int height, int side,
                   const BackdropBlur *backdrop, uint32_t *sums) {
  size_t channels = (size_t)backdrop->columns * 4;
  for (int row = 0; row < backdrop->rows; row++) {
    int top = row * side;
    int bottom = top + side < height ? top + side : height;
    memset(sums, 0, channels * sizeof *sums);
    for (int y = top; y < bottom; y++) {
      const uint32_t *p = (const uint32_t *)((const uint8_t *)pixels + (size_t)y * stride);
      uint32_t *sum = sums;
      for (int left = 0; left < width; left += side, sum += 4) {
        int count = left + side < width ? side : width - left;
        // Two channels at a time: sixteen of eight bits fit into twelve.
        uint32_t low = 0, high = 0;
        for (int i = 0; i < count; i++) {
          low += p[left + i] & 0xff00ff;
          high += (p[left + i] >> 8) & 0xff00ff;
        }
        sum[0] += low & 0xffff;
        sum[1] += high & 0xffff;
        sum[2] += low >> 16;
        sum[3] += high >> 16;
      }
    }
    uint16_t *cell = backdrop->cells + (size_t)row * channels;
    for (int column = 0; column < backdrop->columns; column++) {
      int left = column * side;
      uint32_t count = (uint32_t)((left + side < width ? side : width - left) * (bottom - top));
      for (int c = 0; c < 4; c++)
        cell[column * 4 + c] = (uint16_t)((sums[column * 4 + c] * 256 + count / 2) / count);
    }
  }
}

// One box over `count` cells.
static void box(const uint16_t *in, uint16_t *out, int count, int width, const uint32_t *shares) {
  int reach = width / 2;
  uint32_t sum[4] = {0, 0, 0, 0};
  int filled = 0;
  for (int i = 0; i < reach && i < count; i++, filled++)
    for (int c = 0; c < 4; c++) sum[c] += in[i * 4 + c];
  for (int i = 0; i < count; i++) {
    if (i + reach < count) {
      for (int c = 0; c < 4; c++) sum[c] += in[(i + reach) * 4 + c];
      filled++;
    }
    if (i - reach - 1 >= 0) {
      for (int c = 0; c < 4; c++) sum[c] -= in[(i - reach - 1) * 4 + c];
      filled--;
    }
    uint64_t share = shares[filled];
    for (int c = 0; c < 4; c++) {
      uint64_t mean = (sum[c] * share + (1u << 23)) >> 24;
      out[i * 4 + c] = (uint16_t)(mean > 65280 ? 65280 : mean);
    }
  }
}

static void blur(const BackdropBlur *backdrop, int a, int b, int c, uint16_t *line, uint16_t *other) {
  size_t channels = (size_t)backdrop->columns * 4;
  for (int row = 0; row < backdrop->rows; row++) {
    uint16_t *cells = backdrop->cells + (size_t)row * channels;
    box(cells, line, backdrop->columns, a, backdrop->shares);
    box(line, other, backdrop->columns, b, backdrop->shares);
    box(other, cells, backdrop->columns, c, backdrop->shares);
  }
  for (int column = 0; column < backdrop->columns; column++) {
    uint16_t *cells = backdrop->cells + (size_t)column * 4;
    for (int row = 0; row < backdrop->rows; row++)
      memcpy(line + (size_t)row * 4, cells + (size_t)row * channels, 8);
    box(line, other, backdrop->rows, a, backdrop->shares);
    box(other, line, backdrop->rows, b, backdrop->shares);
    box(line, other, backdrop->rows, c, backdrop->shares);
    for (int row = 0; row < backdrop->rows; row++)
      memcpy(cells + (size_t)row * channels, other + (size_t)row * 4, 8);
  }
}

// Away from the grey that is as bright, by the weights of Rec. 709. Tells whether all is opaque.
static int saturate(const BackdropBlur *backdrop, int amount) {
  size_t count = (size_t)backdrop->columns * backdrop->rows;
  int isOpaque = 1;
  for (size_t i = 0; i < count; i++) {
    uint16_t *cell = backdrop->cells + i * 4;
    if (cell[3] < 65280) isOpaque = 0;
    if (amount == 256) continue;
    int32_t gray = (cell[0] * 18 + cell[1] * 183 + cell[2] * 55) >> 8;
    for (int c = 0; c < 3; c++) {
      int32_t value = gray + (((cell[c] - gray) * amount) >> 8);
      cell[c] = (uint16_t)(value < 0 ? 0 : value > cell[3] ? cell[3] : value);
    }
  }
  return isOpaque;
}

typedef uint16_t Cell __attribute__((vector_size(8), aligned(2), may_alias));
typedef uint32_t WideCell __attribute__((vector_size(16)));
typedef int16_t Channels __attribute__((vector_size(16), aligned(2), may_alias));
typedef uint8_t Bytes __attribute__((vector_size(8), aligned(1), may_alias));

// A row of cells as a row of pixels with seven bits of fraction, mixed between the cells' middles.
static void widen(const uint16_t *cells, int columns, int16_t *row, int width, int side, int shift) {
  uint32_t steps = 2 * (uint32_t)side;
  for (int x = 0; x < width; x++) {
    int place = 2 * x + 1 - side;
    int column = place < 0 ? 0 : place >> shift;
    uint32_t part = place < 0 ? 0 : (uint32_t)place & (steps - 1);
    if (column >= columns - 1) {
      column = columns - 1;
      part = 0;
    }
    const uint16_t *cell = cells + (size_t)column * 4;
    WideCell here = __builtin_convertvector(*(const Cell *)cell, WideCell);
    WideCell next = __builtin_convertvector(*(const Cell *)(part ? cell + 4 : cell), WideCell);
    WideCell value = (here * (steps - part) + next * part) >> (uint32_t)(shift + 1);
    *(Cell *)(row + x * 4) = __builtin_convertvector(value, Cell);
  }
}

// Eight channels of seven bits of fraction to whole ones.
static inline Bytes rounded(Channels value) {
  return __builtin_convertvector((value + 64) >> 7, Bytes);
}

// The first row of pixels between two rows of `count` eights, half a pixel below the upper one's middle,
// and the step to the next; the upper one itself where nothing is below.
static void begin_rows(const int16_t *upper, const int16_t *lower, int isBetween, int shift,
                       int count, int16_t *row, int16_t *step) {
  for (int i = 0; i < count; i++) {
    Channels from = ((const Channels *)upper)[i];
    Channels way = ((const Channels *)lower)[i] - from;
    ((Channels *)step)[i] = way >> (int16_t)(shift - 1);
    ((Channels *)row)[i] = isBetween ? from + (way >> (int16_t)shift) : from;
  }
}

// Colours must not exceed alpha, which rounding could let them.
static void limit(uint32_t *pixels, int count) {
  for (int i = 0; i < count; i++) {
    uint32_t alpha = pixels[i] >> 24, color = alpha << 24;
    for (int shift = 0; shift < 24; shift += 8) {
      uint32_t value = (pixels[i] >> shift) & 255;
      color |= (value < alpha ? value : alpha) << shift;
    }
    pixels[i] = color;
  }
}

static void enlarge(uint32_t *pixels, int stride, int width, int height, int side, int shift,
                    const BackdropBlur *backdrop, int16_t *rows, size_t space, int isOpaque) {
  int16_t *held[2] = {rows, rows + space};
  int16_t *shown = rows + 2 * space, *step = rows + 3 * space;
  int eights = width / 2;
  int numbers[2] = {-1, -1};
  int last = -1;
  for (int y = 0; y < height; y++) {
    int place = 2 * y + 1 - side;
    int row = place < 0 ? 0 : place >> shift;
    int part = place < 0 ? 0 : place & (2 * side - 1);
    if (row >= backdrop->rows - 1) {
      row = backdrop->rows - 1;
      part = 0;
    }
    int next = part ? row + 1 : row;
    int pair = part ? row : -2 - row;
    if (pair != last) {
      for (int i = row; i <= next; i++) {
        if (numbers[i & 1] == i) continue;
        widen(backdrop->cells + (size_t)i * backdrop->columns * 4, backdrop->columns, held[i & 1], width,
              side, shift);
        numbers[i & 1] = i;
      }
      begin_rows(held[row & 1], held[next & 1], part, shift, (int)(space / 8), shown, step);
      last = pair;
    } else if (part) {
      for (size_t i = 0; i < space / 8; i++) ((Channels *)shown)[i] += ((Channels *)step)[i];
    }
    uint8_t *out = (uint8_t *)pixels + (size_t)y * stride;
    for (int i = 0; i < eights; i++)
      *(Bytes *)(out + i * 8) = rounded(((const Channels *)shown)[i]);
    if (width & 1) {
      Bytes end = rounded(((const Channels *)shown)[eights]);
      memcpy(out + eights * 8, &end, 4);
    }
    if (!isOpaque) limit((uint32_t *)(void *)out, width);
  }
}

void tessera_blur_backdrop(uint32_t *pixels, int stride, int width, int height, int reduction, int a, int b,
                   int c, int saturation) {
  if (width <= 0 || height <= 0) return;
  int shift = 1;
  while (1 << (shift - 1) < reduction) shift++;
  BackdropBlur backdrop;
  backdrop.columns = (width + reduction - 1) / reduction;
  backdrop.rows = (height + reduction - 1) / reduction;
  size_t longest = (size_t)(backdrop.columns > backdrop.rows ? backdrop.columns : backdrop.rows);
  size_t cells = (size_t)backdrop.columns * backdrop.rows * 4;
  size_t line = longest * 4;
  // Whole eights of channels.
  size_t space = ((size_t)width * 4 + 7) & ~(size_t)7;
  // All in one piece: shares, sums, cells, two lines and four rows.
  uint32_t *memory =
      malloc((longest + 1 + (size_t)backdrop.columns * 4) * 4 + (cells + 2 * line + 4 * space) * 2);
  if (!memory) return;
  backdrop.shares = memory;
  uint32_t *sums = memory + longest + 1;
  backdrop.cells = (uint16_t *)(sums + (size_t)backdrop.columns * 4);
  uint16_t *lines = backdrop.cells + cells;
  int16_t *rows = (int16_t *)(lines + 2 * line);
  backdrop.shares[0] = 0;
  for (size_t i = 1; i <= longest; i++) backdrop.shares[i] = (uint32_t)(((1u << 24) + i / 2) / i);
  reduce(pixels, stride, width, height, reduction, &backdrop, sums);
  if (a > 1 || b > 1 || c > 1) blur(&backdrop, a, b, c, lines, lines + line);
  int isOpaque = saturate(&backdrop, saturation);
  enlarge(pixels, stride, width, height, reduction, shift, &backdrop, rows, space, isOpaque);
  free(memory);
}
