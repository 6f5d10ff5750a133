import CCairo
package import Foundation

/// Text broken into lines and measured, ready to be drawn; Pango does the work.
///
/// Antialiasing is grey, nothing is hinted and no position is rounded, whatever the desktop's font
/// settings say, so that the same text and fonts give the same pixels everywhere.
package struct TextLayout: ~Copyable {
  /// The size of all lines together, in points.
  package let size: CGSize
  /// How many lines there are.
  package let lineCount: Int

  private let layout: OpaquePointer
  private let color: CGColor
  private let scale: Double
  /// Where the block of lines starts inside the width that was given, in points.
  private let indent: CGFloat

  /// `nil` for a style or a scale whose numbers make no sense, or a system without any font.
  ///
  /// - Parameters:
  ///   - string: The text; line ends break lines.
  ///   - style: How it looks.
  ///   - width: The room for lines, in points; `nil` for as much as they need.
  ///   - height: The room for wrapped and truncated lines, in points; `nil` for no limit.
  ///   - scale: Pixels per point.
  package init?(
    _ string: String,
    style: TextStyle,
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    scale: Double = 1
  ) {
    let pixelSize = style.size * scale
    guard scale > 0, pixelSize > 0, pixelSize < 10_000,
      let layout = makeLayout(string, style: style, pixelSize: pixelSize)
    else { return nil }
    self.layout = layout
    (color, self.scale) = (style.color, scale)
    let room = width.flatMap { $0.isFinite ? max($0, 0) : nil }
    setLimits(of: layout, style: style, width: room, height: height, scale: scale)

    var logical = PangoRectangle()
    pango_layout_get_extents(layout, nil, &logical)
    func points(_ units: Int32) -> CGFloat {
      CGFloat(units) / CGFloat(PEGBAR_PANGO_SCALE) / CGFloat(scale)
    }
    size = CGSize(width: points(logical.width), height: points(logical.height))
    lineCount = Int(pango_layout_get_line_count(layout))
    let spare = (room ?? size.width) - size.width
    let start =
      switch style.alignment {
      case .natural: points(logical.x)
      case .left, .justified: CGFloat(0)
      case .center: spare / 2
      case .right: spare
      }
    indent = start - points(logical.x)
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// Draws the text with the upper left corner of its room at `origin`, in a context whose y points down.
  package func draw(in context: CGContext, at origin: CGPoint = .zero) {
    let placed = CGAffineTransform(translationX: origin.x + indent, y: origin.y)
      .concatenating(context.ctm).concatenating(context.toCairo)
    let matrix = placed.scaledBy(x: CGFloat(1 / scale), y: CGFloat(1 / scale))
    guard matrix.isUsable else { return }
    let drawing = context.drawing.pointer
    cairo_save(drawing)
    defer { cairo_restore(drawing) }
    var cairoMatrix = matrix.cairoMatrix
    cairo_set_matrix(drawing, &cairoMatrix)
    cairo_new_path(drawing)
    cairo_move_to(drawing, 0, 0)
    cairo_set_operator(drawing, context.state.blendMode.cairo)
    context.drawing.setSource(color, alpha: context.state.alpha)
    pango_cairo_show_layout(drawing, layout)
    cairo_new_path(drawing)
  }

  /// The text on a transparent picture.
  ///
  /// - Parameter size: The picture's size in points; `nil` for the text's own.
  /// - Returns: The picture, with `scale` pixels per point.
  /// - Throws: `drawing` for a size that no bitmap can have.
  package func makeImage(size: CGSize? = nil) throws(CoreGraphicsError) -> CGImage {
    let points = size ?? self.size
    func pixels(_ length: CGFloat) -> Int {
      // Beyond the limit of a bitmap the context says so.
      Int(min(max((Double(length) * scale - 1.0 / 1024).rounded(.up), 1), 100_000))
    }
    let context = try CGContext(
      pixelWidth: pixels(points.width),
      pixelHeight: pixels(points.height),
      scale: scale
    )
    draw(in: context)
    return CGImage(
      width: context.width,
      height: context.height,
      pixels: context.surface.copyPixels()
    )
  }
}

/// A layout with text and font set; the caller owns it.
private func makeLayout(
  _ string: String,
  style: TextStyle,
  pixelSize: Double
) -> OpaquePointer? {
  // The default font map belongs to the thread; it outlives everything here.
  guard let map = pango_cairo_font_map_get_default(),
    let context = pango_font_map_create_context(map)
  else { return nil }
  defer { g_object_unref(UnsafeMutableRawPointer(context)) }
  let options = cairo_font_options_create()
  defer { cairo_font_options_destroy(options) }
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
  cairo_font_options_set_subpixel_order(options, CAIRO_SUBPIXEL_ORDER_DEFAULT)
  pango_cairo_context_set_font_options(context, options)
  pango_context_set_round_glyph_positions(context, 0)

  guard let layout = pango_layout_new(context), let font = pango_font_description_new() else {
    return nil
  }
  defer { pango_font_description_free(font) }
  pango_font_description_set_family(font, style.family)
  pango_font_description_set_weight(font, Int32(min(max(style.weight, 100), 1000)))
  pango_font_description_set_absolute_size(
    font,
    pixelSize * Double(PEGBAR_PANGO_SCALE)
  )
  pango_layout_set_font_description(layout, font)
  // A zero byte would end the text for Pango; it shows nothing anyway.
  pango_layout_set_text(layout, string.replacing("\0", with: ""), -1)
  return layout
}

/// Sets where lines break, what is cut, and how they stand to each other.
private func setLimits(
  of layout: OpaquePointer,
  style: TextStyle,
  width: CGFloat?,
  height: CGFloat?,
  scale: Double
) {
  func units(_ points: CGFloat) -> Int32 {
    Int32(min(max(Double(points) * scale * Double(PEGBAR_PANGO_SCALE), 0), 1e9))
  }
  pango_layout_set_alignment(layout, style.alignment.pango)
  pango_layout_set_justify(layout, style.alignment == .justified ? 1 : 0)
  pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
  // With a width Pango always wraps, unless it ellipsizes; so without either it is told none.
  guard let width, style.isWrapped || style.truncation != .none else { return }
  pango_layout_set_width(layout, units(width))
  pango_layout_set_ellipsize(layout, style.truncation.pango)
  if style.isWrapped, style.truncation != .none, let height, height.isFinite {
    pango_layout_set_height(layout, units(height))
  }
}

extension TextStyle.Alignment {
  var pango: PangoAlignment {
    switch self {
    case .natural, .left, .justified: PANGO_ALIGN_LEFT
    case .center: PANGO_ALIGN_CENTER
    case .right: PANGO_ALIGN_RIGHT
    }
  }
}

extension TextStyle.Truncation {
  var pango: PangoEllipsizeMode {
    switch self {
    case .none: PANGO_ELLIPSIZE_NONE
    case .start: PANGO_ELLIPSIZE_START
    case .middle: PANGO_ELLIPSIZE_MIDDLE
    case .end: PANGO_ELLIPSIZE_END
    }
  }
}
