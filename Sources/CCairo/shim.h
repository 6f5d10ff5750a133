#ifndef PEGBAR_CCAIRO_SHIM_H
#define PEGBAR_CCAIRO_SHIM_H

#include <cairo.h>

// The few Pango calls that Pegbar makes, declared here with opaque types instead of through Pango's
// headers: those need GLib's and HarfBuzz's, whose pkg-config flags hold a -pthread that SwiftPM
// refuses with a warning on every build. Pango's ABI has kept these since 1.44.

typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoFontDescription PangoFontDescription;

// In Pango units: 1024 to the device unit.
typedef struct { int x, y, width, height; } PangoRectangle;

enum { PEGBAR_PANGO_SCALE = 1024 };
typedef enum { PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT } PangoAlignment;
typedef enum { PANGO_WRAP_WORD, PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR } PangoWrapMode;
typedef enum {
  PANGO_ELLIPSIZE_NONE, PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END
} PangoEllipsizeMode;

extern PangoFontMap *pango_cairo_font_map_get_default(void);
extern PangoContext *pango_font_map_create_context(PangoFontMap *map);
extern void pango_cairo_context_set_font_options(
    PangoContext *context, const cairo_font_options_t *options);
extern void pango_context_set_round_glyph_positions(PangoContext *context, int round);

extern PangoFontDescription *pango_font_description_new(void);
extern void pango_font_description_free(PangoFontDescription *description);
extern void pango_font_description_set_family(PangoFontDescription *description, const char *family);
extern void pango_font_description_set_weight(PangoFontDescription *description, int weight);
extern void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);

extern PangoLayout *pango_layout_new(PangoContext *context);
extern void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
extern void pango_layout_set_font_description(
    PangoLayout *layout, const PangoFontDescription *description);
extern void pango_layout_set_width(PangoLayout *layout, int width);
extern void pango_layout_set_height(PangoLayout *layout, int height);
extern void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode wrap);
extern void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode ellipsize);
extern void pango_layout_set_alignment(PangoLayout *layout, PangoAlignment alignment);
extern void pango_layout_set_justify(PangoLayout *layout, int justify);
extern void pango_layout_get_extents(
    PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical);
extern int pango_layout_get_baseline(PangoLayout *layout);
extern int pango_layout_get_line_count(PangoLayout *layout);
extern void pango_cairo_show_layout(cairo_t *cairo, PangoLayout *layout);
extern void g_object_unref(void *object);

#endif
