#ifndef PEGBAR_CINPUTMETHOD_SHIM_H
#define PEGBAR_CINPUTMETHOD_SHIM_H

#include <xcb-imdkit/encoding.h>
#include <xcb-imdkit/imdkit.h>

#endif
