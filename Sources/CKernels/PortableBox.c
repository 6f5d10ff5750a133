// Blurs for any processor of the kind: on x86-64 that is in SSE2.
#include "Variants.h"

#define VARIANT(name) pegbar_portable_##name

#include "VectorBox.h"
