import CCairo
import Foundation

/// The text layout state of one thread: font maps, and a cache of the paragraphs that it laid out last.
///
/// Pango's objects may be used by one thread at a time, so each thread that draws text has its own.
final class TextThread {
  private struct ContextKey: Hashable {
    let world: FontWorld
    let isRightToLeft: Bool
  }

  private static let key = "Pegbar.TextThread"
  /// The maximum length of cached paragraphs, in bytes.
  private static let greatestKeptLength = 4096
  /// The maximum number of cached paragraphs.
  private static let capacity = 64

  private var maps: [FontWorld: OpaquePointer] = [:]
  private var contexts: [ContextKey: OpaquePointer] = [:]
  private var kept: [AttributedText.Paragraph: KeptParagraph] = [:]
  private var uses = 0
  private var metrics: [TextFont: FontMetrics] = [:]
  private var faces: [String: InstalledFonts.Face?] = [:]

  private struct KeptParagraph {
    let layout: ParagraphLayout
    let lastUse: Int
  }

  /// The state of this thread.
  static var current: TextThread {
    let storage = Thread.current.threadDictionary
    if let own = storage[key] as? TextThread { return own }
    let own = TextThread()
    storage[key] = own
    return own
  }

  deinit {
    kept = [:]
    for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
    for map in maps.values { g_object_unref(UnsafeMutableRawPointer(map)) }
  }

  /// Takes a paragraph's layout out of the cache, so that the caller owns it, or makes a new one.
  ///
  /// - Parameter paragraph: The paragraph; its lines may be broken for any width.
  /// - Returns: `nil` without any font, or out of memory.
  func take(_ paragraph: AttributedText.Paragraph) -> ParagraphLayout? {
    if let index = kept.index(forKey: paragraph) { return kept.remove(at: index).value.layout }
    let world =
      paragraph.runs.contains { $0.attributes.font.isBundled } ? FontWorld.bundled : .system
    let isRightToLeft = paragraph.style.direction == .rightToLeft
    guard let context = context(of: world, isRightToLeft: isRightToLeft) else { return nil }
    return ParagraphLayout(paragraph, in: context)
  }

  /// Returns a paragraph's layout to the cache.
  func giveBack(_ layout: ParagraphLayout) {
    guard layout.length <= Self.greatestKeptLength else { return }
    uses += 1
    kept[layout.paragraph] = KeptParagraph(layout: layout, lastUse: uses)
    guard kept.count > Self.capacity else { return }
    // The least recently used half is dropped at once, so that this pass is rare.
    kept = kept.filter { $0.value.lastUse > uses - Self.capacity / 2 }
  }

  /// The metrics of a font, measured once.
  func metrics(of font: TextFont, measure: () -> FontMetrics) -> FontMetrics {
    if let known = metrics[font] { return known }
    let measured = measure()
    // An animated size is another font in each frame.
    if metrics.count >= 256 { metrics = [:] }
    metrics[font] = measured
    return measured
  }

  /// The face with a name, or its replacement; `nil` for an unknown name.
  func face(named name: String) -> InstalledFonts.Face? {
    if let known = faces[name] { return known }
    let face = InstalledFonts.face(named: name) ?? InstalledFonts.substitute(for: name)
    // Programs use few names; unlimited made-up names must not take memory.
    if faces.count < 256 { faces[name] = .some(face) }
    return face
  }

  /// The font map of a set of fonts.
  func map(of world: FontWorld) -> OpaquePointer? {
    if let map = maps[world] { return map }
    let map = world.makeMap()
    maps[world] = map
    return map
  }

  /// The Pango context of layouts: gray antialiasing, no hinting, no rounded positions, no language or direction of the
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
