#include "CSwiftRuntime.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

// In C because debug builds run it too: Swift's checks would make it many times slower there.

/// Which source pixels make each pixel of an axis, and how much of each.
typedef struct {
  int *first;
  int *offset;
  float *weight;
} axis;

static void release(axis *a) {
  free(a->first);
  free(a->offset);
  free(a->weight);
}

static int prepare(axis *a, int from, int to) {
  double step = (double)from / to;
  double half = step / 2 > 0.5 ? step / 2 : 0.5;
  size_t taps = (size_t)(2 * half) + 3;
  a->first = malloc(sizeof(int) * to);
  a->offset = malloc(sizeof(int) * (to + 1));
  a->weight = malloc(sizeof(float) * to * taps);
  if (!a->first || !a->offset || !a->weight) return 0;
  int used = 0;
  for (int i = 0; i < to; i++) {
    double center = (i + 0.5) * step;
    int low = (int)floor(center - half);
    if (low < 0) low = 0;
    if (low > from - 1) low = from - 1;
    int high = (int)ceil(center + half - 1e-9);
    if (high > from) high = from;
    if (high < low + 1) high = low + 1;
    float total = 0;
    a->first[i] = low;
    a->offset[i] = used;
    for (int s = low; s < high; s++) {
      double right = s + 1 < center + half ? s + 1 : center + half;
      double left = s > center - half ? s : center - half;
      float overlap = right > left ? (float)(right - left) : 0;
      a->weight[used + s - low] = overlap;
      total += overlap;
    }
    for (int s = low; s < high; s++)
      a->weight[used + s - low] =
          total > 0 ? a->weight[used + s - low] / total : 1.0f / (high - low);
    used += high - low;
  }
  a->offset[to] = used;
  return 1;
}

static void across(const uint8_t *row, const axis *columns, int width, float *out) {
  for (int x = 0; x < width; x++) {
    const uint8_t *p = row + (size_t)columns->first[x] * 4;
    const float *w = columns->weight + columns->offset[x];
    const float *end = columns->weight + columns->offset[x + 1];
    float b = 0, g = 0, r = 0, a = 0;
    for (; w < end; w++, p += 4) {
      b += p[0] * *w;
      g += p[1] * *w;
      r += p[2] * *w;
      a += p[3] * *w;
    }
    out[0] = b;
    out[1] = g;
    out[2] = r;
    out[3] = a;
    out += 4;
  }
}

int tessera_scale_pixels(const uint8_t *source, int width, int height, int stride, uint8_t *target,
                         int target_width, int target_height, int target_stride) {
  axis columns = {0}, rows = {0};
  size_t count = (size_t)target_width * 4;
  float *sum = malloc(sizeof(float) * count);
  float *line = malloc(sizeof(float) * count);
  int ok = sum && line && prepare(&columns, width, target_width) &&
           prepare(&rows, height, target_height);
  int shrunk = -1;
  for (int y = 0; ok && y < target_height; y++) {
    memset(sum, 0, sizeof(float) * count);
    for (int i = rows.offset[y]; i < rows.offset[y + 1]; i++) {
      int s = rows.first[y] + i - rows.offset[y];
      // Neighbouring rows of the target share a row of the source at most.
      if (s != shrunk) across(source + (size_t)s * stride, &columns, target_width, line);
      shrunk = s;
      float weight = rows.weight[i];
      for (size_t k = 0; k < count; k++) sum[k] += line[k] * weight;
    }
    uint8_t *out = target + (size_t)y * target_stride;
    for (size_t k = 0; k < count; k++) {
      float v = sum[k] + 0.5f;
      out[k] = v > 255 ? 255 : (uint8_t)v;
    }
  }
  release(&columns);
  release(&rows);
  free(sum);
  free(line);
  return ok;
}
