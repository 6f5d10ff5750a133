#ifndef PEGBAR_CCAIRO_SHIM_H
#define PEGBAR_CCAIRO_SHIM_H

#include <cairo.h>
#include <pango/pangocairo.h>

#endif
