package import CoreGraphics
package import QuartzCore

/// Turns display lists into pixels; keeps the offscreen buffers and the counters between frames.
///
/// A pixel's value depends on the list, the background and its place alone, never on the damage, so
/// drawing only what changed gives, bit for bit, what drawing everything gives.
package struct FrameRenderer: ~Copyable {
  /// What drawing has cost since the renderer was made or the caller set it back.
  package var statistics = RasterStatistics()
  private var pool = BufferPool()
  private let bytes = RowBytes()
  private var shadows = ShadowMasks()

  package init() {}

  /// Draws `list` over `background` inside the damaged rectangles; other pixels stay as they are.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - outline: Where the list's items are on a surface of that size; `nil` to work it out.
  ///   - surface: Where to draw.
  ///   - damage: Rectangles to make new; parts outside the surface are ignored. `nil` for all of it.
  ///   - background: What is under everything. A window's is opaque.
  package mutating func draw(
    _ list: DisplayList,
    outline: ListOutline? = nil,
    into surface: inout PixelSurface,
    damage: [PixelRect]? = nil,
    background: CGColor
  ) {
    statistics.frames += 1
    let canvas = Canvas(surface)
    let areas = (damage ?? [canvas.bounds]).map { $0.intersection(canvas.bounds) }
      .filter { !$0.isEmpty }
    guard !areas.isEmpty else { return }
    var outline = outline ?? ListOutline(list, size: surface.size)
    outline.settleBlocks()
    let color = background.premultipliedPixel
    for area in areas.flatMap({ $0.bands }) {
      statistics.damagedPixels += area.area
      let cover = outline.topmostCover(of: area)
      if cover == nil { canvas.fill(area, with: color) }
      let scope = DrawingScope(list: list, outline: outline)
      draw((cover ?? 0)..<list.items.count, of: scope, on: canvas, clip: area)
    }
  }

  /// Draws the items of a range, back to front, inside `clip`, which must be inside the canvas.
  private mutating func draw(
    _ range: Range<Int>,
    of scope: DrawingScope,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      if scope.followsOutline {
        index = scope.outline.firstVisible(from: index, to: range.upperBound, in: clip)
        guard index < range.upperBound else { return }
      }
      draw(index, of: scope, on: canvas, clip: clip)
      index = scope.outline.next[index]
    }
  }

  private mutating func draw(
    _ index: Int,
    of scope: DrawingScope,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    switch scope.item(index) {
    case .fill(let item):
      guard let fill = FillOperation(item) else { return }
      if note(fill.shape.bounds, clip) { fill.draw(on: canvas, clip: clip, bytes) }
    case .border(let item):
      guard let border = BorderOperation(item) else { return }
      if note(border.outer.bounds, clip) { border.draw(on: canvas, clip: clip, bytes) }
    case .image(let item):
      guard let image = ImageOperation(item) else { return }
      if note(image.shape.bounds, clip) { image.draw(on: canvas, clip: clip, bytes) }
    case .beginGroup(let item):
      drawGroup(GroupOperation(item), index, of: scope, on: canvas, clip: clip)
    case .shadow(let item): drawShadow(item, on: canvas, clip: clip)
    case .beginShadow(let item): drawGroup(over: item, index, of: scope, on: canvas, clip: clip)
    case .beginRaster: drawRaster(index, of: scope, on: canvas, clip: clip)
    case .mask, .endGroup: break
    }
  }

  /// Counts an item that may touch `bounds`.
  ///
  /// - Returns: Whether there is something to draw.
  @inline(__always)
  private mutating func note(_ bounds: PixelRect, _ clip: PixelRect) -> Bool {
    let visible = bounds.intersection(clip)
    guard !visible.isEmpty else { return false }
    statistics.itemsDrawn += 1
    statistics.pixelsTouched += visible.area
    return true
  }

  /// Draws a group's items in place, or into a buffer that is then put on the canvas, through its mask.
  private mutating func drawGroup(
    _ group: GroupOperation,
    _ begin: Int,
    of scope: DrawingScope,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    guard !group.isClippedAway, group.opacity > 0 else { return }
    var area = scope.followsOutline ? scope.outline.rect(of: begin).intersection(clip) : clip
    if let shape = group.clip { area = area.intersection(shape.bounds) }
    let end = scope.outline.next[begin]
    let mask = scope.outline.mask(ofGroup: begin)
    if group.hasMask { area = area.intersection(scope.seen(mask..<end, in: area)) }
    guard !area.isEmpty else { return }
    guard group.needsBuffer else {
      return draw(begin + 1..<mask, of: scope, on: canvas, clip: area)
    }
    statistics.buffersUsed += 1
    statistics.pixelsTouched += area.area
    let buffer = pool.take(area)
    let own = buffer.canvas(area)
    draw(begin + 1..<mask, of: scope, on: own, clip: area)
    if group.hasMask { cut(own, to: mask..<end, of: scope, area: area) }
    group.draw(own, on: canvas, area: area, bytes)
    pool.put(buffer)
  }

  private mutating func drawShadow(
    _ item: DisplayItem.Shadow,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    guard let shadow = ShadowOperation(item), note(shadow.bounds, clip) else { return }
    let visible = shadow.bounds.intersection(clip)
    shadow.draw(on: canvas, clip: visible, masks: &shadows)
  }

  /// Draws a group's items over their shadow: that of the first item, which all others are drawn on, or one of
  /// all of them; as if in no group where no shadow would be seen.
  private mutating func drawGroup(
    over item: DisplayItem.Shadow,
    _ begin: Int,
    of scope: DrawingScope,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    let items = begin + 1..<scope.outline.next[begin]
    if var solid = scope.list.solidShadow(of: begin..<items.upperBound) {
      solid.toDevice = item.toDevice
      drawShadow(solid, on: canvas, clip: clip)
      return draw(items, of: scope, on: canvas, clip: clip)
    }
    guard let shadow = GroupShadow(item, of: scope.content(of: items)) else {
      return draw(items, of: scope, on: canvas, clip: clip)
    }
    let area = shadow.content.union(shadow.bounds).intersection(clip)
    let own = shadow.content.intersection(area)
    let needed = shadow.needed(for: area).union(own)
    guard !area.isEmpty, !needed.isEmpty else { return }
    statistics.buffersUsed += 1
    statistics.pixelsTouched += area.area
    let buffer = pool.take(needed)
    let drawn = buffer.canvas(needed)
    var inside = scope
    inside.isWhole = true
    draw(items, of: inside, on: drawn, clip: needed)
    shadow.draw(of: drawn, on: canvas, area: area, masks: &shadows)
    canvas.blend(drawn, over: own)
    pool.put(buffer)
  }

  /// Draws a group's items in pixels of its own, and puts these on the canvas.
  private mutating func drawRaster(
    _ begin: Int,
    of scope: DrawingScope,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    let items = begin + 1..<scope.outline.next[begin]
    guard let raster = RasterOperation(scope.list.items[begin], in: scope.space) else {
      return draw(items, of: scope, on: canvas, clip: clip)
    }
    var inside = scope
    inside.space = raster.fromDevice
    let full = raster.holding(inside.content(of: items))
    let area = full.bounds.intersection(clip)
    let needed = full.needed(for: area)
    guard !area.isEmpty, !needed.isEmpty else { return }
    statistics.buffersUsed += 1
    statistics.pixelsTouched += area.area
    let buffer = pool.take(needed)
    let own = buffer.canvas(needed)
    draw(items, of: inside, on: own, clip: needed)
    full.draw(own, on: canvas, area: area)
    pool.put(buffer)
  }

  /// Multiplies what `canvas` has by the alpha of a mask's items.
  private mutating func cut(
    _ canvas: Canvas,
    to mask: Range<Int>,
    of scope: DrawingScope,
    area: PixelRect
  ) {
    statistics.buffersUsed += 1
    statistics.pixelsTouched += area.area
    let buffer = pool.take(area)
    let own = buffer.canvas(area)
    draw(mask.dropFirst(), of: scope, on: own, clip: area)
    canvas.multiply(area, byAlphaOf: own)
    pool.put(buffer)
  }
}

extension PixelRect {
  /// The rectangle in bands that a processor's own cache holds: what lies over each other is drawn while it is
  /// still there.
  fileprivate var bands: [PixelRect] {
    let rows = max(16, 131_072 / max(width, 1))
    guard height > rows + rows / 2 else { return [self] }
    return stride(from: y, to: maxY, by: rows).map {
      PixelRect(x: x, y: $0, width: width, height: min(rows, maxY - $0))
    }
  }
}
