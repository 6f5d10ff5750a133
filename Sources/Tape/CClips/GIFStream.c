#include "CClips.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
  size_t left, right, top, bottom;
} Extent;

static void include(Extent *extent, size_t x, size_t y) {
  if (x < extent->left) extent->left = x;
  if (x + 1 > extent->right) extent->right = x + 1;
  if (y < extent->top) extent->top = y;
  extent->bottom = y + 1;
}

static PegbarClipBox box_of(const Extent *extent) {
  if (extent->right == 0) return (PegbarClipBox){0, 0, 0, 0};
  return (PegbarClipBox){
      extent->left, extent->top, extent->right - extent->left, extent->bottom - extent->top};
}

void pegbar_gif_changes(
    const uint8_t *from, const uint8_t *to, size_t width, size_t height, uint8_t transparent,
    PegbarClipBox *drawn, PegbarClipBox *cleared) {
  Extent draws = {width, 0, height, 0}, clears = {width, 0, height, 0};
  for (size_t y = 0; y < height; y++) {
    const uint8_t *a = from + y * width, *b = to + y * width;
    if (memcmp(a, b, width) == 0) continue;
    for (size_t x = 0; x < width; x++) {
      if (a[x] != b[x]) include(b[x] == transparent ? &clears : &draws, x, y);
    }
  }
  *drawn = box_of(&draws);
  *cleared = box_of(&clears);
}

void pegbar_gif_cut(
    const uint8_t *indices, const uint8_t *canvas, size_t width, PegbarClipBox box, int transparent,
    uint8_t *to) {
  for (size_t y = 0; y < box.height; y++, to += box.width) {
    const uint8_t *row = indices + (box.y + y) * width + box.x;
    const uint8_t *under = canvas + (box.y + y) * width + box.x;
    memcpy(to, row, box.width);
    for (size_t x = 0; transparent >= 0 && x < box.width; x++)
      to[x] = row[x] == under[x] ? (uint8_t)transparent : row[x];
  }
}

/// Codes of variable length, least significant bit first, in blocks of at most 255 bytes preceded by their length.
typedef struct {
  uint8_t *block, *next;
  uint32_t bits;
  int count;
} BitWriter;

static void put_byte(BitWriter *writer, uint8_t byte) {
  *writer->next++ = byte;
  if (writer->next - writer->block == 256) {
    *writer->block = 255;
    writer->block = writer->next++;
  }
}

static inline void put(BitWriter *writer, uint32_t code, int length) {
  writer->bits |= code << writer->count;
  writer->count += length;
  while (writer->count >= 8) {
    put_byte(writer, (uint8_t)writer->bits);
    writer->bits >>= 8;
    writer->count -= 8;
  }
}

static size_t end(BitWriter *writer, const uint8_t *start) {
  if (writer->count > 0) put_byte(writer, (uint8_t)writer->bits);
  size_t length = (size_t)(writer->next - writer->block) - 1;
  *writer->block = (uint8_t)length;
  if (length > 0) *writer->next++ = 0;
  return (size_t)(writer->next - start);
}

enum { table_bits = 14, table_size = 1 << table_bits, most_codes = 4096 };

/// LZW dictionary: strings by the code of all but their last index, that index, and the run since the last clear code,
/// together 32 bits: a new run finds nothing of the old one.
typedef struct {
  uint32_t keys[table_size];
  uint16_t codes[table_size];
} Strings;

static inline uint32_t find(const Strings *strings, uint32_t key) {
  uint32_t place = (key * 2654435761u) >> (32 - table_bits);
  while (strings->keys[place] != key && strings->keys[place] >> 20 == key >> 20)
    place = (place + 1) % table_size;
  return place;
}

size_t pegbar_gif_bound(size_t n) { return n * 2 + n / 64 + 64; }

size_t pegbar_gif_compress(const uint8_t *indices, size_t n, int bits, uint8_t *to) {
  Strings *strings = calloc(1, sizeof(Strings));
  if (!strings) return 0;
  uint32_t clear = 1u << bits, next = clear + 2, run = 1;
  int length = bits + 1;
  BitWriter writer = {to + 1, to + 2, 0, 0};
  *to = (uint8_t)bits;
  put(&writer, clear, length);
  uint32_t prefix = n > 0 ? indices[0] : clear + 1;
  for (size_t i = 1; i < n; i++) {
    uint32_t key = run << 20 | prefix << 8 | indices[i], place = find(strings, key);
    if (strings->keys[place] == key) {
      prefix = strings->codes[place];
      continue;
    }
    put(&writer, prefix, length);
    prefix = indices[i];
    if (next < most_codes) {
      strings->keys[place] = key;
      strings->codes[place] = (uint16_t)next;
      if (next++ == 1u << length) length++;
      continue;
    }
    put(&writer, clear, length);
    next = clear + 2;
    length = bits + 1;
    if (++run == 1 << 12) {
      memset(strings, 0, sizeof(Strings));
      run = 1;
    }
  }
  if (n > 0) put(&writer, prefix, length);
  // Decoders have one string more by now, which may need one bit more.
  if (n > 0 && next < most_codes && next == 1u << length) length++;
  put(&writer, clear + 1, length);
  free(strings);
  return end(&writer, to);
}
