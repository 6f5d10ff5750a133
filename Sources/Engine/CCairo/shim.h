#ifndef PEGBAR_CCAIRO_SHIM_H
#define PEGBAR_CCAIRO_SHIM_H

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <stdint.h>

// The Pango calls that Pegbar makes, declared here with opaque types. Pango's own headers would need those of GLib and
// HarfBuzz, whose pkg-config flags contain a -pthread that SwiftPM refuses with a warning on every build. Pango's ABI
// has not changed in these since 1.50.

typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoContext PangoContext;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontFamily PangoFontFamily;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoGlyphString PangoGlyphString;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoAttrList PangoAttrList;

// In Pango units: 1024 per device unit.
typedef struct { int x, y, width, height; } PangoRectangle;

enum { PEGBAR_PANGO_SCALE = 1024 };
typedef enum { PANGO_STYLE_NORMAL, PANGO_STYLE_OBLIQUE, PANGO_STYLE_ITALIC } PangoStyle;
typedef enum { PANGO_WRAP_WORD, PANGO_WRAP_CHAR, PANGO_WRAP_WORD_CHAR } PangoWrapMode;
typedef enum {
  PANGO_ELLIPSIZE_NONE, PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END
} PangoEllipsizeMode;
typedef enum { PANGO_DIRECTION_LTR, PANGO_DIRECTION_RTL } PangoDirection;
// Unicode's scripts, as GLib and Pango number them; those that have no language, or several.
enum {
  PEGBAR_SCRIPT_COMMON = 0,
  PEGBAR_SCRIPT_INHERITED = 1,
  PEGBAR_SCRIPT_HAN = 17,
  PEGBAR_SCRIPT_HANGUL = 18,
  PEGBAR_SCRIPT_HIRAGANA = 20,
  PEGBAR_SCRIPT_KATAKANA = 22,
  PEGBAR_SCRIPT_LATIN = 25
};
typedef enum { PANGO_UNDERLINE_NONE, PANGO_UNDERLINE_SINGLE, PANGO_UNDERLINE_DOUBLE } PangoUnderline;

typedef struct PegbarList { void *data; struct PegbarList *next; } PegbarList;

// The public fields of these structures.
typedef struct { const void *klass; unsigned start_index, end_index; } PangoAttribute;
typedef struct {
  PangoLayout *layout;
  int start_index, length;
  PegbarList *runs;
} PangoLayoutLine;
typedef struct {
  int offset, length, num_chars;
  struct {
    void *shape_engine, *lang_engine;
    PangoFont *font;
    uint8_t level, gravity, flags, script;
    PangoLanguage *language;
    void *extra_attrs;
  } analysis;
} PangoItem;
typedef struct {
  uint32_t glyph;
  int width, x_offset, y_offset;
  unsigned int attributes;
} PangoGlyphInfo;
typedef struct {
  int num_glyphs;
  PangoGlyphInfo *glyphs;
  int *log_clusters;
} PegbarGlyphString;
// The glyph of invisible characters, and the glyph of characters that no font has.
enum { PEGBAR_GLYPH_EMPTY = 0x0FFFFFFF, PEGBAR_GLYPH_UNKNOWN = 0x10000000 };
// The beginning of FreeType's face structure, which is the same in all versions.
typedef struct {
  long face_count, face_index, face_flags, style_flags, glyph_count;
  char *family_name, *style_name;
  int strike_count;
  void *strikes;
  int charmap_count;
  void **charmaps;
  struct { void *data; void (*finalizer)(void *); } generic;
  struct { long x_min, y_min, x_max, y_max; } box;
  unsigned short units_per_em;
  short ascender, descender, height, advance_width, advance_height;
  short underline_position, underline_thickness;
} PegbarFace;
typedef struct {
  PangoItem *item;
  PangoGlyphString *glyphs;
  int y_offset, start_x_offset, end_x_offset;
} PangoGlyphItem;

extern PangoFontMap *pango_cairo_font_map_new(void);
extern void pango_fc_font_map_set_config(PangoFontMap *map, FcConfig *config);
extern PangoContext *pango_font_map_create_context(PangoFontMap *map);
extern void pango_font_map_list_families(PangoFontMap *map, PangoFontFamily ***families, int *count);
extern const char *pango_font_family_get_name(PangoFontFamily *family);
extern void pango_cairo_context_set_font_options(
    PangoContext *context, const cairo_font_options_t *options);
extern void pango_context_set_round_glyph_positions(PangoContext *context, int round);
extern void pango_context_set_language(PangoContext *context, PangoLanguage *language);
extern void pango_context_set_base_dir(PangoContext *context, PangoDirection direction);
extern PangoLanguage *pango_language_from_string(const char *language);
extern const char *pango_language_to_string(PangoLanguage *language);
extern PangoLanguage *pango_script_get_sample_language(int script);
extern int g_unichar_get_script(uint32_t character);

extern PangoFontDescription *pango_font_description_from_string(const char *text);
extern PangoFontDescription *pango_font_description_new(void);
extern void pango_font_description_free(PangoFontDescription *description);
extern void pango_font_description_set_family(PangoFontDescription *description, const char *family);
extern void pango_font_description_set_weight(PangoFontDescription *description, int weight);
extern void pango_font_description_set_style(PangoFontDescription *description, PangoStyle style);
extern void pango_font_description_set_absolute_size(PangoFontDescription *description, double size);

extern PangoFontMetrics *pango_context_get_metrics(
    PangoContext *context, const PangoFontDescription *description, PangoLanguage *language);
extern int pango_font_metrics_get_ascent(PangoFontMetrics *metrics);
extern int pango_font_metrics_get_descent(PangoFontMetrics *metrics);
extern int pango_font_metrics_get_height(PangoFontMetrics *metrics);
extern void pango_font_metrics_unref(PangoFontMetrics *metrics);

extern PangoAttrList *pango_attr_list_new(void);
extern void pango_attr_list_insert(PangoAttrList *list, PangoAttribute *attribute);
extern void pango_attr_list_unref(PangoAttrList *list);
extern PangoAttribute *pango_attr_font_desc_new(const PangoFontDescription *description);
extern PangoAttribute *pango_attr_font_features_new(const char *features);
extern PangoAttribute *pango_attr_foreground_new(uint16_t red, uint16_t green, uint16_t blue);
extern PangoAttribute *pango_attr_foreground_alpha_new(uint16_t alpha);
extern PangoAttribute *pango_attr_background_new(uint16_t red, uint16_t green, uint16_t blue);
extern PangoAttribute *pango_attr_background_alpha_new(uint16_t alpha);
extern PangoAttribute *pango_attr_letter_spacing_new(int spacing);
extern PangoAttribute *pango_attr_underline_new(PangoUnderline underline);
extern PangoAttribute *pango_attr_underline_color_new(uint16_t red, uint16_t green, uint16_t blue);
extern PangoAttribute *pango_attr_strikethrough_new(int strikethrough);
extern PangoAttribute *pango_attr_strikethrough_color_new(uint16_t red, uint16_t green, uint16_t blue);
extern PangoAttribute *pango_attr_rise_new(int rise);
extern PangoAttribute *pango_attr_language_new(PangoLanguage *language);

extern PangoLayout *pango_layout_new(PangoContext *context);
extern PangoLayout *pango_layout_copy(PangoLayout *source);
extern void pango_layout_set_text(PangoLayout *layout, const char *text, int length);
extern void pango_layout_set_attributes(PangoLayout *layout, PangoAttrList *attributes);
extern void pango_layout_set_font_description(
    PangoLayout *layout, const PangoFontDescription *description);
extern void pango_layout_set_width(PangoLayout *layout, int width);
extern void pango_layout_set_height(PangoLayout *layout, int height);
extern void pango_layout_set_indent(PangoLayout *layout, int indent);
extern void pango_layout_set_wrap(PangoLayout *layout, PangoWrapMode wrap);
extern void pango_layout_set_ellipsize(PangoLayout *layout, PangoEllipsizeMode ellipsize);
extern void pango_layout_set_justify(PangoLayout *layout, int justify);
extern void pango_layout_set_auto_dir(PangoLayout *layout, int auto_dir);
extern int pango_layout_is_ellipsized(PangoLayout *layout);
extern const char *pango_layout_get_text(PangoLayout *layout);
extern int pango_layout_get_unknown_glyphs_count(PangoLayout *layout);
extern void pango_layout_get_extents(
    PangoLayout *layout, PangoRectangle *ink, PangoRectangle *logical);
extern PegbarList *pango_layout_get_lines_readonly(PangoLayout *layout);
extern void pango_layout_line_get_extents(
    PangoLayoutLine *line, PangoRectangle *ink, PangoRectangle *logical);
extern PangoDirection pango_layout_line_get_resolved_direction(PangoLayoutLine *line);
extern void pango_layout_line_index_to_x(
    PangoLayoutLine *line, int index, int trailing, int *x);
extern int pango_layout_line_x_to_index(PangoLayoutLine *line, int x, int *index, int *trailing);
extern void pango_layout_line_get_x_ranges(
    PangoLayoutLine *line, int start, int end, int **ranges, int *count);
extern int pango_glyph_string_get_width(PangoGlyphString *glyphs);
extern PangoFont *pango_font_map_load_font(
    PangoFontMap *map, PangoContext *context, const PangoFontDescription *description);
extern PangoFontDescription *pango_font_describe_with_absolute_size(PangoFont *font);
extern const char *pango_font_description_get_family(const PangoFontDescription *description);
extern int pango_font_description_get_weight(const PangoFontDescription *description);
extern PangoStyle pango_font_description_get_style(const PangoFontDescription *description);
extern int pango_font_description_get_size(const PangoFontDescription *description);
extern cairo_scaled_font_t *pango_cairo_font_get_scaled_font(PangoFont *font);
extern PegbarFace *cairo_ft_scaled_font_lock_face(cairo_scaled_font_t *font);
extern void cairo_ft_scaled_font_unlock_face(cairo_scaled_font_t *font);
extern void pango_cairo_show_layout_line(cairo_t *cairo, PangoLayoutLine *line);
extern void pango_cairo_show_glyph_string(cairo_t *cairo, PangoFont *font,
                                          PangoGlyphString *glyphs);
extern void pango_cairo_glyph_string_path(
    cairo_t *cairo, PangoFont *font, PangoGlyphString *glyphs);
extern void g_object_unref(void *object);
extern void g_free(void *memory);

#endif
