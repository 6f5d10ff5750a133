#include "CClips.h"
#include "GIFDistance.h"

#include <stdlib.h>
#include <string.h>

enum { choices = 8, remembered = 1 << 15 };

/// The palette indices that represent a color, the darkest first: their average is about that color.
typedef struct {
  uint32_t color;  // 0x01RRGGBB; 0 for none
  uint8_t index[choices];
} Mixture;

struct PegbarGIFColors {
  NearestColors nearest;
  Mixture *mixtures, *plain;
};

/// Ordered dithering: the rank of each pixel among the 64 of a square of 8 × 8; consecutive ranks are far apart.
static const uint8_t order[8][8] = {
    {0, 32, 8, 40, 2, 34, 10, 42},  {48, 16, 56, 24, 50, 18, 58, 26},
    {12, 44, 4, 36, 14, 46, 6, 38}, {60, 28, 52, 20, 62, 30, 54, 22},
    {3, 35, 11, 43, 1, 33, 9, 41},  {51, 19, 59, 27, 49, 17, 57, 25},
    {15, 47, 7, 39, 13, 45, 5, 37}, {63, 31, 55, 23, 61, 29, 53, 21},
};

PegbarGIFColors *pegbar_gif_colors_create(const uint32_t *palette, size_t count) {
  PegbarGIFColors *colors = calloc(1, sizeof(PegbarGIFColors));
  if (!colors) return NULL;
  colors->mixtures = calloc(remembered, sizeof(Mixture));
  colors->plain = calloc(remembered, sizeof(Mixture));
  if (!colors->mixtures || !colors->plain) {
    pegbar_gif_colors_free(colors);
    return NULL;
  }
  nearest_prepare(&colors->nearest, palette, count);
  return colors;
}

void pegbar_gif_colors_free(PegbarGIFColors *colors) {
  free(colors->mixtures);
  free(colors->plain);
  free(colors);
}

static int32_t clamped(int32_t value) { return value < 0 ? 0 : value > 255 ? 255 : value; }

static int32_t brightness(const NearestColors *in, uint8_t index) {
  return 2 * in->colors[index].r + 7 * in->colors[index].g + in->colors[index].b;
}

/// Each choice compensates the error of those before it.
static void mix(NearestColors *in, uint32_t color, Mixture *to) {
  int32_t r = (int32_t)(color >> 16 & 255), g = (int32_t)(color >> 8 & 255), b = (int32_t)(color & 255);
  int32_t owed_r = 0, owed_g = 0, owed_b = 0;
  for (int i = 0; i < choices; i++) {
    uint8_t index = (uint8_t)nearest_index_of(in, clamped(r + owed_r), clamped(g + owed_g), clamped(b + owed_b));
    owed_r += r - in->colors[index].r;
    owed_g += g - in->colors[index].g;
    owed_b += b - in->colors[index].b;
    int place = i;
    for (; place > 0 && brightness(in, to->index[place - 1]) > brightness(in, index); place--)
      to->index[place] = to->index[place - 1];
    to->index[place] = index;
  }
  to->color = color | 1u << 24;
}

static inline Mixture *slot(Mixture *table, uint32_t color) {
  return &table[(color * 2654435761u) >> 17];
}

static inline uint8_t plain_index(PegbarGIFColors *colors, uint32_t color) {
  Mixture *found = slot(colors->plain, color);
  if (found->color != (color | 1u << 24)) {
    found->color = color | 1u << 24;
    found->index[0] = (uint8_t)nearest_index(&colors->nearest, color);
  }
  return found->index[0];
}

static inline uint8_t mixed_index(PegbarGIFColors *colors, uint32_t color, size_t x, size_t y) {
  Mixture *found = slot(colors->mixtures, color);
  if (found->color != (color | 1u << 24)) mix(&colors->nearest, color, found);
  return found->index[order[y % 8][x % 8] * choices / 64];
}

/// A row's colors: 0xRRGGBB, or with `has_alpha` straight colors with alpha.
static void colors_of(const uint32_t *from, size_t n, int has_alpha, uint32_t *to) {
  if (has_alpha) {
    pegbar_clip_straight(from, n, to);
  } else {
    for (size_t i = 0; i < n; i++) to[i] = from[i] | 0xFF000000;
  }
}

static void independent_row(
    PegbarGIFColors *colors, const uint32_t *row, size_t x, size_t y, size_t n, int dither,
    uint8_t transparent, uint8_t *to) {
  uint32_t last = 0;
  for (size_t i = 0; i < n; i++) {
    uint32_t color = row[i] & 0xFFFFFF;
    if (row[i] >> 31 == 0) {
      to[i] = transparent;
    } else if (dither == PegbarDitherOrdered) {
      to[i] = mixed_index(colors, color, x + i, y);
    } else {
      to[i] = i > 0 && row[i] == last ? to[i - 1] : plain_index(colors, color);
    }
    last = row[i];
  }
}

/// Error diffusion in 1/16 (Floyd-Steinberg): 7 to the next pixel, 3, 5 and 1 to those below; rows alternate direction.
static void diffused_row(
    PegbarGIFColors *colors, const uint32_t *row, const uint8_t *kept, size_t n, int backwards,
    uint8_t transparent, int32_t (*here)[3], int32_t (*below)[3], uint8_t *to) {
  const NearestColors *in = &colors->nearest;
  memset(below, 0, sizeof(int32_t[3]) * (n + 2));
  for (size_t step = 0; step < n; step++) {
    size_t i = backwards ? n - 1 - step : step, next = backwards ? i : i + 2, past = backwards ? i + 2 : i;
    if (row[i] >> 31 == 0) {
      to[i] = transparent;
      continue;
    }
    int32_t wanted[3] = {
        clamped((int32_t)(row[i] >> 16 & 255) + here[i + 1][0] / 16),
        clamped((int32_t)(row[i] >> 8 & 255) + here[i + 1][1] / 16),
        clamped((int32_t)(row[i] & 255) + here[i + 1][2] / 16)};
    if (!kept[i] || to[i] == transparent)
      to[i] = plain_index(colors, (uint32_t)(wanted[0] << 16 | wanted[1] << 8 | wanted[2]));
    int32_t got[3] = {in->colors[to[i]].r, in->colors[to[i]].g, in->colors[to[i]].b};
    for (int c = 0; c < 3; c++) {
      int32_t error = wanted[c] - got[c];
      here[next][c] += error * 7;
      below[past][c] += error * 3;
      below[i + 1][c] += error * 5;
      below[next][c] += error;
    }
  }
}

void pegbar_gif_indices(
    PegbarGIFColors *colors, const uint32_t *pixels, const uint32_t *before, size_t width,
    PegbarClipBox box, int has_alpha, int dither, uint8_t transparent, uint8_t *indices) {
  uint32_t *row = malloc(sizeof(uint32_t) * (box.width + 1));
  uint8_t *kept = calloc(box.width + 1, 1);
  int32_t(*errors)[3] = calloc((box.width + 2) * 2, sizeof(int32_t[3]));
  for (size_t y = 0; row && kept && errors && y < box.height; y++) {
    size_t place = (box.y + y) * width + box.x;
    colors_of(pixels + place, box.width, has_alpha, row);
    if (dither != PegbarDitherDiffusion) {
      independent_row(colors, row, box.x, box.y + y, box.width, dither, transparent, indices + place);
      continue;
    }
    for (size_t i = 0; before && i < box.width; i++) kept[i] = before[place + i] == pixels[place + i];
    int32_t(*here)[3] = errors + (y % 2) * (box.width + 2), (*below)[3] = errors + (1 - y % 2) * (box.width + 2);
    diffused_row(colors, row, kept, box.width, y % 2 == 1, transparent, here, below, indices + place);
  }
  free(row);
  free(kept);
  free(errors);
}

void pegbar_gif_count(
    const uint32_t *pixels, size_t stride, size_t width, size_t height, int has_alpha,
    uint32_t *counts) {
  for (size_t y = 0; y < height; y++) {
    for (size_t start = 0; start < width; start += 256) {
      uint32_t row[256];
      size_t n = width - start < 256 ? width - start : 256;
      colors_of(pixels + y * stride + start, n, has_alpha, row);
      for (size_t i = 0; i < n; i++) {
        if (row[i] >> 31 == 0) continue;
        uint32_t *count = &counts[row[i] & 0xFFFFFF];
        *count += *count != UINT32_MAX;
      }
    }
  }
}
