import CCairo
import Foundation

/// What one thread measures and loads fonts with: font maps, and what it has found out last.
///
/// Pango's objects are for one thread at a time, so every thread that draws text has its own.
final class FontThread {
  private struct ContextKey: Hashable {
    let world: FontWorld
    let isRightToLeft: Bool
  }

  private static let key = "Pegbar.FontThread"

  private var maps: [FontWorld: OpaquePointer] = [:]
  private var contexts: [ContextKey: OpaquePointer] = [:]
  private var metrics: [TextFont: FontMetrics] = [:]
  private var faces: [String: InstalledFonts.Face?] = [:]

  /// This thread's.
  static var current: FontThread {
    let storage = Thread.current.threadDictionary
    if let own = storage[key] as? FontThread { return own }
    let own = FontThread()
    storage[key] = own
    return own
  }

  deinit {
    for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
    for map in maps.values { g_object_unref(UnsafeMutableRawPointer(map)) }
  }

  /// The metrics of a font, measured once.
  func metrics(of font: TextFont, measure: () -> FontMetrics) -> FontMetrics {
    if let known = metrics[font] { return known }
    let measured = measure()
    // A size that animates is a font for each frame.
    if metrics.count >= 256 { metrics = [:] }
    metrics[font] = measured
    return measured
  }

  /// The face of a name, or what stands for it; `nil` for a name that nothing has.
  func face(named name: String) -> InstalledFonts.Face? {
    if let known = faces[name] { return known }
    let face = InstalledFonts.face(named: name) ?? InstalledFonts.substitute(for: name)
    // Names come from programs, which have few; whoever makes them up gets no memory for them.
    if faces.count < 256 { faces[name] = .some(face) }
    return face
  }

  /// The fonts of one kind.
  func map(of world: FontWorld) -> OpaquePointer? {
    if let map = maps[world] { return map }
    let map = world.makeMap()
    maps[world] = map
    return map
  }

  /// What layouts are made in: gray antialiasing, nothing hinted, no position rounded, no language or direction of the
  /// environment.
  func context(of world: FontWorld, isRightToLeft: Bool = false) -> OpaquePointer? {
    let key = ContextKey(world: world, isRightToLeft: isRightToLeft)
    if let context = contexts[key] { return context }
    guard let map = map(of: world), let context = pango_font_map_create_context(map) else {
      return nil
    }
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_subpixel_order(options, CAIRO_SUBPIXEL_ORDER_DEFAULT)
    pango_cairo_context_set_font_options(context, options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string(ScriptLanguage.usual))
    pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    contexts[key] = context
    return context
  }
}
