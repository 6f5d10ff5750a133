#include "CClips.h"

#include <malloc.h>

void pegbar_clip_keep_memory(void) {
  mallopt(M_MMAP_THRESHOLD, 1 << 26);
  mallopt(M_TRIM_THRESHOLD, 1 << 28);
}
