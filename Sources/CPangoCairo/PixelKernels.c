#include "PixelKernels.h"

#include <math.h>
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

static inline uint32_t divided(uint32_t value) {
  value += 128;
  return (value + (value >> 8)) >> 8;
}

// Exact where both are equal, whatever the amount. Two channels at a time.
static inline uint32_t mixed(uint32_t a, uint32_t b, uint32_t amount) {
  uint32_t rest = 255 - amount;
  uint32_t low = (a & 0xff00ff) * rest + (b & 0xff00ff) * amount + 0x800080;
  uint32_t high = ((a >> 8) & 0xff00ff) * rest + ((b >> 8) & 0xff00ff) * amount + 0x800080;
  low = ((low + ((low >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
  high = (high + ((high >> 8) & 0xff00ff)) & 0xff00ff00;
  return low | high;
}

void tessera_mix(uint32_t *painted, int paintedStride, const uint32_t *saved, int savedStride,
                 int width, int height, int amount) {
  for (int y = 0; y < height; y++) {
    uint32_t *p = (uint32_t *)((uint8_t *)painted + (size_t)y * paintedStride);
    const uint32_t *s = (const uint32_t *)((const uint8_t *)saved + (size_t)y * savedStride);
    for (int x = 0; x < width; x++) p[x] = mixed(s[x], p[x], (uint32_t)amount);
  }
}

void tessera_mix_mask(uint32_t *painted, int paintedStride, const uint32_t *saved, int savedStride,
                      const uint8_t *mask, int maskStride, int width, int height, int amount) {
  for (int y = 0; y < height; y++) {
    uint32_t *p = (uint32_t *)((uint8_t *)painted + (size_t)y * paintedStride);
    const uint32_t *s = (const uint32_t *)((const uint8_t *)saved + (size_t)y * savedStride);
    const uint8_t *m = mask + (size_t)y * maskStride;
    for (int x = 0; x < width; x++)
      p[x] = mixed(s[x], p[x], divided((uint32_t)m[x] * (uint32_t)amount));
  }
}

void tessera_take_alpha(const uint32_t *pixels, int stride, uint8_t *mask, int maskStride, int width,
                        int height) {
  for (int y = 0; y < height; y++) {
    const uint32_t *p = (const uint32_t *)((const uint8_t *)pixels + (size_t)y * stride);
    uint8_t *m = mask + (size_t)y * maskStride;
    for (int x = 0; x < width; x++) m[x] = (uint8_t)(p[x] >> 24);
  }
}

static int is_clear_row(const uint64_t *row, int words) {
  uint64_t any = 0;
  for (int i = 0; i < words; i++) any |= row[i];
  return any == 0;
}

int tessera_mask_extent(const uint8_t *mask, int stride, int width, int height, int *left, int *top,
                        int *right, int *bottom) {
  int words = stride / 8;
  const uint64_t *row = (const uint64_t *)mask;
  int first = 0;
  while (first < height && is_clear_row(row + (size_t)first * words, words)) first++;
  if (first == height) return 0;
  int last = height - 1;
  while (is_clear_row(row + (size_t)last * words, words)) last--;
  // Columns word by word, then byte by byte within the outermost ones.
  uint64_t low = 0, high = 0;
  int lowest = 0, highest = words - 1;
  for (; lowest < words; lowest++) {
    for (int y = first; y <= last; y++) low |= row[(size_t)y * words + lowest];
    if (low) break;
  }
  for (; highest >= 0; highest--) {
    for (int y = first; y <= last; y++) high |= row[(size_t)y * words + highest];
    if (high) break;
  }
  const uint8_t *lowBytes = (const uint8_t *)&low, *highBytes = (const uint8_t *)&high;
  int from = 0, to = 7;
  while (!lowBytes[from]) from++;
  while (!highBytes[to]) to--;
  *left = lowest * 8 + from;
  *top = first;
  *right = highest * 8 + to + 1 < width ? highest * 8 + to + 1 : width;
  *bottom = last + 1;
  return 1;
}

static inline uint32_t scaled(uint32_t color, uint32_t amount) {
  return mixed(0, color, amount);
}

void tessera_over_mask(uint32_t *pixels, int stride, uint32_t color, const uint8_t *mask,
                       int maskStride, int maskStep, int width, int height) {
  for (int y = 0; y < height; y++) {
    uint32_t *p = (uint32_t *)((uint8_t *)pixels + (size_t)y * stride);
    const uint8_t *m = mask + (size_t)y * maskStride;
    for (int x = 0; x < width; x++) {
      uint32_t source = scaled(color, m[x * maskStep]);
      p[x] = source + scaled(p[x], 255 - (source >> 24));
    }
  }
}

void tessera_copy_rows(void *to, int toStride, const void *from, int fromStride, int bytes,
                       int height) {
  for (int y = 0; y < height; y++)
    memcpy((uint8_t *)to + (size_t)y * toStride, (const uint8_t *)from + (size_t)y * fromStride,
           (size_t)bytes);
}

void tessera_move_rows(void *pixels, int stride, int fromX, int fromY, int toX, int toY, int width,
                       int height) {
  uint8_t *base = pixels;
  if (fromX == toX && width * 4 == stride) {
    memmove(base + (size_t)toY * stride, base + (size_t)fromY * stride, (size_t)height * stride);
    return;
  }
  for (int i = 0; i < height; i++) {
    int row = toY > fromY ? height - 1 - i : i;
    memmove(base + (size_t)(toY + row) * stride + (size_t)toX * 4,
            base + (size_t)(fromY + row) * stride + (size_t)fromX * 4, (size_t)width * 4);
  }
}

// Rows of the source are summed up into one line of weighted columns, which is emptied into each
// target row. Weights are in 1/4096 of a source pixel along each axis.
void tessera_shrink(const uint32_t *pixels, int stride, int sourceWidth, int sourceHeight,
                    uint32_t *target, int targetStride, int width, int height) {
  uint32_t *line = malloc((size_t)width * 4 * sizeof *line);
  uint64_t *sums = calloc((size_t)width * 4, sizeof *sums);
  if (!line || !sums) {
    free(line);
    free(sums);
    return;
  }
  // Positions are in units of 1/width (1/height) of a source pixel, so that all is exact.
  uint64_t area = (uint64_t)sourceWidth * (uint64_t)sourceHeight;
  int targetY = 0;
  uint64_t filled = 0;  // of the target row, in 1/height source rows; full at sourceHeight
  for (int y = 0; y < sourceHeight && targetY < height; y++) {
    const uint32_t *s = (const uint32_t *)((const uint8_t *)pixels + (size_t)y * stride);
    memset(line, 0, (size_t)width * 4 * sizeof *line);
    int targetX = 0;
    uint32_t columns = 0;
    for (int x = 0; x < sourceWidth; x++) {
      uint32_t left = (uint32_t)width;
      while (left > 0 && targetX < width) {
        uint32_t space = (uint32_t)sourceWidth - columns;
        uint32_t part = left < space ? left : space;
        uint32_t *l = line + (size_t)targetX * 4;
        l[0] += (s[x] & 255) * part;
        l[1] += ((s[x] >> 8) & 255) * part;
        l[2] += ((s[x] >> 16) & 255) * part;
        l[3] += (s[x] >> 24) * part;
        columns += part;
        left -= part;
        if (columns == (uint32_t)sourceWidth) {
          columns = 0;
          targetX++;
        }
      }
    }
    uint64_t left = (uint64_t)height;
    while (left > 0 && targetY < height) {
      uint64_t space = (uint64_t)sourceHeight - filled;
      uint64_t part = left < space ? left : space;
      for (int i = 0; i < width * 4; i++) sums[i] += line[i] * part;
      filled += part;
      left -= part;
      if (filled == (uint64_t)sourceHeight) {
        uint32_t *t = (uint32_t *)((uint8_t *)target + (size_t)targetY * targetStride);
        for (int x = 0; x < width; x++) {
          uint32_t pixel = 0;
          for (int c = 0; c < 4; c++)
            pixel |= (uint32_t)((sums[x * 4 + c] + area / 2) / area) << (8 * c);
          t[x] = pixel;
        }
        memset(sums, 0, (size_t)width * 4 * sizeof *sums);
        filled = 0;
        targetY++;
      }
    }
  }
  free(line);
  free(sums);
}

void tessera_conic(uint32_t *pixels, int stride, int width, int height, double centerX,
                   double centerY, double xx, double yx, double xy, double yy, double start,
                   const uint32_t *table, int count) {
  for (int y = 0; y < height; y++) {
    uint32_t *p = (uint32_t *)((uint8_t *)pixels + (size_t)y * stride);
    for (int x = 0; x < width; x++) {
      double dx = x + 0.5 - centerX, dy = y + 0.5 - centerY;
      double turn = atan2(yx * dx + yy * dy, xx * dx + xy * dy) / (2 * M_PI) - start;
      turn -= floor(turn);
      int index = (int)(turn * count);
      p[x] = table[index < count ? index : count - 1];
    }
  }
}

static inline uint32_t pixel_at(const uint32_t *source, int stride, int width, int height, int x,
                                int y) {
  if (x < 0 || y < 0 || x >= width || y >= height) return 0;
  return ((const uint32_t *)((const uint8_t *)source + (size_t)y * stride))[x];
}

static inline uint32_t sampled(const uint32_t *source, int stride, int width, int height, double u,
                               double v) {
  // Not only cheaper: far away points do not fit into an int.
  if (!(u > -1 && v > -1 && u < width + 1 && v < height + 1)) return 0;
  double left = floor(u - 0.5), top = floor(v - 0.5);
  int x = (int)left, y = (int)top;
  uint32_t right_share = (uint32_t)((u - 0.5 - left) * 255 + 0.5);
  uint32_t bottom_share = (uint32_t)((v - 0.5 - top) * 255 + 0.5);
  uint32_t upper = mixed(pixel_at(source, stride, width, height, x, y),
                         pixel_at(source, stride, width, height, x + 1, y), right_share);
  uint32_t lower = mixed(pixel_at(source, stride, width, height, x, y + 1),
                         pixel_at(source, stride, width, height, x + 1, y + 1), right_share);
  return mixed(upper, lower, bottom_share);
}

void tessera_warp(uint32_t *target, int targetStride, int width, int height, const uint32_t *source,
                  int sourceStride, int sourceWidth, int sourceHeight, const double *map) {
  for (int y = 0; y < height; y++) {
    uint32_t *t = (uint32_t *)((uint8_t *)target + (size_t)y * targetStride);
    for (int x = 0; x < width; x++) {
      uint32_t low = 0, high = 0;
      // Four points a pixel, so that edges are smooth and far parts do not flicker.
      for (int part = 0; part < 4; part++) {
        double px = x + 0.25 + 0.5 * (part & 1), py = y + 0.25 + 0.5 * (part >> 1);
        double w = map[6] * px + map[7] * py + map[8];
        if (!(w > 1e-12)) continue;
        uint32_t color = sampled(source, sourceStride, sourceWidth, sourceHeight,
                                 (map[0] * px + map[1] * py + map[2]) / w,
                                 (map[3] * px + map[4] * py + map[5]) / w);
        low += color & 0xff00ff;
        high += (color >> 8) & 0xff00ff;
      }
      t[x] = (((low + 0x20002) >> 2) & 0xff00ff) | ((((high + 0x20002) >> 2) & 0xff00ff) << 8);
    }
  }
}

static inline uint32_t divided_pair(uint32_t pair) {
  pair += 0x800080;
  return ((pair + ((pair >> 8) & 0xff00ff)) >> 8) & 0xff00ff;
}

static inline uint32_t multiplied(uint32_t color, uint32_t factor) {
  uint32_t b = divided((color & 255) * (factor & 255));
  uint32_t g = divided(((color >> 8) & 255) * ((factor >> 8) & 255));
  uint32_t r = divided(((color >> 16) & 255) * ((factor >> 16) & 255));
  uint32_t a = divided((color >> 24) * (factor >> 24));
  return a << 24 | r << 16 | g << 8 | b;
}

void tessera_multiply(uint32_t *pixels, int stride, int width, int height, uint32_t color) {
  for (int y = 0; y < height; y++) {
    uint32_t *p = (uint32_t *)((uint8_t *)pixels + (size_t)y * stride);
    for (int x = 0; x < width; x++)
      if (p[x]) p[x] = multiplied(p[x], color);
  }
}

static inline uint32_t saturated(uint32_t a, uint32_t b) { return a + b > 255 ? 255 : a + b; }

static inline int clamped(int value, int low, int high) {
  return value < low ? low : value > high ? high : value;
}

// A picture, and the part of it that a sprite shows.
typedef struct {
  const uint32_t *pixels;
  int stride, width, height;
  double left, top, right, bottom;
  int minX, minY, maxX, maxY;
  int isNearest;
} sprite;

// What the sprite shows at a point of its picture, which lies within the part.
static inline uint32_t sprite_at(const sprite *s, double u, double v) {
  if (s->isNearest) {
    return pixel_at(s->pixels, s->stride, s->width, s->height, clamped((int)u, s->minX, s->maxX),
                    clamped((int)v, s->minY, s->maxY));
  }
  double fu = floor(u - 0.5), fv = floor(v - 0.5);
  int x0 = clamped((int)fu, s->minX, s->maxX), x1 = clamped((int)fu + 1, s->minX, s->maxX);
  int y0 = clamped((int)fv, s->minY, s->maxY), y1 = clamped((int)fv + 1, s->minY, s->maxY);
  uint32_t shareX = (uint32_t)((u - 0.5 - fu) * 255 + 0.5);
  uint32_t shareY = (uint32_t)((v - 0.5 - fv) * 255 + 0.5);
  const uint32_t *upper = (const uint32_t *)((const uint8_t *)s->pixels + (size_t)y0 * s->stride);
  const uint32_t *lower = (const uint32_t *)((const uint8_t *)s->pixels + (size_t)y1 * s->stride);
  return mixed(mixed(upper[x0], upper[x1], shareX), mixed(lower[x0], lower[x1], shareX), shareY);
}

void tessera_sprite(uint32_t *pixels, int stride, int x, int y, int width, int height, const uint32_t *source,
                    int sourceStride, int sourceWidth, int sourceHeight, const double *part, const double *map,
                    uint32_t color, int isAdditive, int isNearest) {
  sprite s = {source, sourceStride, sourceWidth, sourceHeight, part[0], part[1], part[2], part[3]};
  s.minX = clamped((int)floor(s.left), 0, sourceWidth - 1);
  s.minY = clamped((int)floor(s.top), 0, sourceHeight - 1);
  s.maxX = clamped((int)ceil(s.right) - 1, s.minX, sourceWidth - 1);
  s.maxY = clamped((int)ceil(s.bottom) - 1, s.minY, sourceHeight - 1);
  s.isNearest = isNearest;
  // How far from a pixel's middle its corners lie in the picture.
  double reachX = (fabs(map[0]) + fabs(map[1])) / 2, reachY = (fabs(map[3]) + fabs(map[4])) / 2;
  for (int row = 0; row < height; row++) {
    uint32_t *p = (uint32_t *)((uint8_t *)pixels + (size_t)row * stride);
    for (int column = 0; column < width; column++) {
      double px = x + column + 0.5, py = y + row + 0.5;
      double u = map[0] * px + map[1] * py + map[2], v = map[3] * px + map[4] * py + map[5];
      if (!(u + reachX >= s.left && v + reachY >= s.top && u - reachX < s.right && v - reachY < s.bottom)) continue;
      uint32_t read;
      if (u - reachX >= s.left && v - reachY >= s.top && u + reachX < s.right && v + reachY < s.bottom) {
        read = sprite_at(&s, u, v);
      } else {
        // Four points on an edge, so that it is smooth.
        uint32_t low = 0, high = 0;
        for (int point = 0; point < 4; point++) {
          double dx = 0.5 * (point & 1) - 0.25, dy = 0.5 * (point >> 1) - 0.25;
          double pu = u + map[0] * dx + map[1] * dy, pv = v + map[3] * dx + map[4] * dy;
          if (!(pu >= s.left && pv >= s.top && pu < s.right && pv < s.bottom)) continue;
          uint32_t one = sprite_at(&s, pu, pv);
          low += one & 0xff00ff;
          high += (one >> 8) & 0xff00ff;
        }
        read = (((low + 0x20002) >> 2) & 0xff00ff) | ((((high + 0x20002) >> 2) & 0xff00ff) << 8);
      }
      if (!read) continue;
      uint32_t seen = multiplied(read, color);
      uint32_t below = p[column];
      if (isAdditive) {
        p[column] = (below & 0xff000000) | saturated((below >> 16) & 255, (seen >> 16) & 255) << 16
                    | saturated((below >> 8) & 255, (seen >> 8) & 255) << 8
                    | saturated(below & 255, seen & 255);
      } else {
        uint32_t rest = 255 - (seen >> 24);
        uint32_t kept = divided_pair((below & 0xff00ff) * rest)
                        | divided_pair(((below >> 8) & 0xff00ff) * rest) << 8;
        // Each sum is 255 at most but for what additive light left in it.
        p[column] = saturated(kept >> 24, seen >> 24) << 24
                    | saturated((kept >> 16) & 255, (seen >> 16) & 255) << 16
                    | saturated((kept >> 8) & 255, (seen >> 8) & 255) << 8
                    | saturated(kept & 255, seen & 255);
      }
    }
  }
}
