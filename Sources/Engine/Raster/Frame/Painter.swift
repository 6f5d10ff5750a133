import CoreGraphics
import DisplayList
import Pixels

/// Draws a part of a frame at a time from a display list; keeps offscreen buffers and blurred masks from part to part
/// and frame to frame.
///
/// Each drawing thread has its own. What it keeps has no effect on the pixels.
final class Painter {
  var statistics = RasterStatistics()
  var pool = BufferPool()
  let bytes = RowBytes()
  private var masks = MaskCache()
  var pixelBlur = StripBlur()
  private var gradients = GradientTables(limit: GradientTable.limit)
  /// Reusable storage for nested groups that only clip.
  private var spareCuts: [HardCuts] = []
  /// The number of groups around the items that are being drawn.
  private var depth = 0
  /// The upright clip that the pixels being drawn are finally cut to; `nil` for none, or another shape.
  private var clipAround: UprightQuad?

  /// Draws what is visible in `area`, which must be inside the canvas, over a background.
  func paint(
    _ area: PixelRect,
    of scope: DrawingScope,
    on canvas: Canvas,
    over background: FrameBackground
  ) {
    statistics.damagedPixels += area.area
    masks.lines.begin(frame: scope.frame)
    let items = scope.list.items.indices
    guard let wide = scope.wider(area, for: items) else {
      return paintAll(area, of: scope, on: canvas, over: background)
    }
    let buffer = pool.take(wide)
    let own = buffer.canvas(wide)
    if background.isKept {
      // The rest is cleared, not copied: other threads may be drawing beyond the area.
      own.fill(wide, with: 0)
      own.copy(canvas, in: area)
    }
    paintAll(wide, of: scope, on: own, over: background)
    canvas.copy(own, in: area)
    pool.put(buffer)
  }

  private func paintAll(
    _ area: PixelRect,
    of scope: DrawingScope,
    on canvas: Canvas,
    over background: FrameBackground
  ) {
    let items = scope.list.items.indices
    guard let cover = scope.outline.topmostCover(of: area) else {
      background.fill(area, of: canvas)
      return draw(items, of: scope, on: canvas, clip: area)
    }
    let first = crossFade(from: cover, area, of: scope, on: canvas) ?? cover
    draw(first..<items.upperBound, of: scope, on: canvas, clip: area)
  }

  /// Draws a picture that hides all of `area` together with the next one that lies over all of it, in one pass:
  /// pictures that large do not stay in any cache from one pass to the next.
  ///
  /// - Returns: The index after the second picture; `nil` where there is no such pair, and nothing is drawn.
  private func crossFade(
    from cover: Int,
    _ area: PixelRect,
    of scope: DrawingScope,
    on canvas: Canvas
  ) -> Int? {
    let (items, outline) = (scope.list.items, scope.outline)
    guard case .image(let picture) = items[cover] else { return nil }
    let next = outline.firstVisible(from: outline.next[cover], to: items.count, in: area)
    guard next < items.count, case .image(let other) = items[next],
      let below = ImageOperation(picture), let above = ImageOperation(other),
      above.fade(over: below, on: canvas, area: area)
    else { return nil }
    statistics.itemsDrawn += 2
    statistics.pixelsTouched += area.area
    return outline.next[next]
  }

  /// Draws the items of a range, back to front, inside `clip`, which must be inside the canvas.
  func draw(
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
      if depth < DrawingScope.deepest {
        depth += 1
        draw(index, of: scope, on: canvas, clip: clip)
        depth -= 1
        index = scope.outline.next[index]
      } else {
        index = drawFlat(index, of: scope, on: canvas, clip: clip)
      }
    }
  }

  /// Draws an item beyond the maximum depth: as if there were no more groups, except that their masks are not drawn.
  ///
  /// - Returns: The index of the next item.
  private func drawFlat(
    _ index: Int,
    of scope: DrawingScope,
    on canvas: Canvas,
    clip: PixelRect
  ) -> Int {
    switch scope.list.items[index] {
    case .mask: return scope.outline.end(ofGroupWith: index)
    case .beginGroup, .beginRaster, .beginShadow, .beginFilter, .endGroup: break
    default: draw(index, of: scope, on: canvas, clip: clip)
    }
    return index + 1
  }

  private func draw(
    _ index: Int,
    of scope: DrawingScope,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    // There may be thousands of fills, so they are read in place: copying an item counts references.
    if scope.space == nil, case .fill(let item) = scope.list.items[index] {
      return draw(item, on: canvas, clip: clip)
    }
    switch scope.item(index) {
    case .fill(let item): draw(item, on: canvas, clip: clip)
    case .border(let item):
      guard let border = BorderOperation(item) else { return }
      if note(border.outer.bounds, clip) { border.draw(on: canvas, clip: clip, bytes) }
    case .image(let item):
      guard let image = ImageOperation(item) else { return }
      if note(image.shape.bounds, clip) { image.draw(on: canvas, clip: clip, bytes) }
    case .gradient(let item):
      guard let gradient = GradientOperation(item), note(gradient.shape.bounds, clip) else {
        return
      }
      gradient.draw(on: canvas, clip: clip, tables: &gradients, bytes)
    case .path(let item):
      guard let path = PathOperation(item), note(path.bounds, clip) else { return }
      path.draw(on: canvas, clip: path.bounds.intersection(clip), masks: &masks)
    case .particles(let item):
      guard let particles = ParticleOperation(item), note(particles.bounds, clip) else { return }
      particles.draw(on: canvas, clip: particles.bounds.intersection(clip), bytes)
    case .beginGroup(let item):
      drawGroup(GroupOperation(item), index, of: scope, on: canvas, clip: clip)
    case .shadow(let item): drawShadow(item, on: canvas, clip: clip)
    case .beginShadow(let item):
      unclipped { drawGroup(over: item, index, of: scope, on: canvas, clip: clip) }
    case .beginRaster: unclipped { drawRaster(index, of: scope, on: canvas, clip: clip) }
    case .beginFilter(let item):
      unclipped { drawFiltered(item, index, of: scope, on: canvas, clip: clip) }
    case .backdrop(let item): draw(item, on: canvas, clip: clip)
    case .mask, .endGroup: break
    }
  }

  @inline(__always)
  private func draw(_ item: DisplayItem.Fill, on canvas: Canvas, clip: PixelRect) {
    // A fast path for the usual shape: there may be thousands, and a `DeviceShape` is large to copy.
    if let quad = item.uprightQuad {
      let color = item.drawn.premultipliedPixel
      if color >> 24 > 0, note(quad.bounds, clip) { quad.fill(with: color, on: canvas, clip: clip) }
      return
    }
    guard let fill = FillOperation(item) else { return }
    if note(fill.shape.bounds, clip) { fill.draw(on: canvas, clip: clip, bytes) }
  }

  /// Counts an item that may touch `bounds`.
  ///
  /// - Returns: Whether there is something to draw.
  @inline(__always)
  func note(_ bounds: PixelRect, _ clip: PixelRect) -> Bool {
    let visible = bounds.intersection(clip)
    guard !visible.isEmpty else { return false }
    statistics.itemsDrawn += 1
    statistics.pixelsTouched += visible.area
    return true
  }

  /// Draws, without `clipAround`, a group that needs pixels beyond that clip, or has a buffer of its own.
  private func unclipped(_ draw: () -> Void) {
    let outer = clipAround
    clipAround = nil
    draw()
    clipAround = outer
  }

  /// Draws a group's items in place, or into a buffer that is then put on the canvas, through its mask.
  ///
  /// Of two nested clip rectangles only the inner one clips: a pixel that both cover by half is covered by half, not a
  /// quarter (vcTransition2-100 and MotionCorpse_Jrcanest-0 of the recorded trees).
  private func drawGroup(
    _ group: GroupOperation,
    _ begin: Int,
    of scope: DrawingScope,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    guard !group.isClippedAway, group.opacity > 0 else { return }
    let outer = clipAround
    defer { clipAround = outer }
    var group = group
    if case .upright(let quad) = group.clip {
      if let outer, quad.holds(outer) { group.clip = nil } else { clipAround = quad }
    }
    var area = scope.followsOutline ? scope.outline.rect(of: begin).intersection(clip) : clip
    if let shape = group.clip { area = area.intersection(shape.bounds) }
    let end = scope.outline.next[begin]
    let mask = scope.outline.mask(ofGroup: begin)
    if group.hasMask { area = area.intersection(scope.seen(mask..<end, in: area)) }
    guard !area.isEmpty else { return }
    guard group.needsBuffer else {
      return draw(begin + 1..<mask, of: scope, on: canvas, clip: area)
    }
    if let cut = group.hardCut, let inner = hardCut(aloneIn: begin, of: scope) {
      return drawCut(group, cut, inner, begin, of: scope, on: canvas, clip: area)
    }
    statistics.buffersUsed += 1
    statistics.pixelsTouched += area.area
    let buffer = pool.take(area)
    let own = buffer.canvas(area)
    fill(own, with: begin + 1..<mask, of: scope, clip: area)
    if group.hasMask { cut(own, to: mask..<end, of: scope, area: area) }
    group.draw(own, on: canvas, area: area, bytes)
    pool.put(buffer)
  }

  /// The clip of an inner group, where a group holds that alone and it only clips along hard edges.
  private func hardCut(aloneIn begin: Int, of scope: DrawingScope) -> RoundedQuad? {
    let end = scope.outline.next[begin]
    guard begin + 1 < end, scope.outline.next[begin + 1] == end - 1,
      case .beginGroup(let group) = scope.item(begin + 1)
    else { return nil }
    return GroupOperation(group).hardCut
  }

  /// Draws nested groups that only clip along hard edges, each alone in the one before, through one buffer, which is
  /// then put on the canvas inside all of the edges.
  private func drawCut(
    _ group: GroupOperation,
    _ outermost: RoundedQuad,
    _ second: RoundedQuad,
    _ begin: Int,
    of scope: DrawingScope,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    var cuts = spareCuts.popLast() ?? HardCuts()
    let outerDepth = depth
    defer {
      depth = outerDepth
      cuts.removeAll()
      spareCuts.append(cuts)
    }
    cuts.add(outermost)
    var (area, innermost, next) = (clip, begin, Optional(second))
    while depth < DrawingScope.deepest, let cut = next {
      cuts.add(cut)
      area = area.intersection(cut.bounds)
      innermost += 1
      depth += 1
      next = hardCut(aloneIn: innermost, of: scope)
    }
    if scope.followsOutline { area = area.intersection(scope.outline.rect(of: innermost)) }
    guard !area.isEmpty else { return }
    statistics.buffersUsed += 1
    statistics.pixelsTouched += area.area
    let buffer = pool.take(area)
    let own = buffer.canvas(area)
    fill(own, with: innermost + 1..<scope.outline.next[innermost], of: scope, clip: area)
    group.draw(own, on: canvas, area: area, inside: cuts, bytes)
    pool.put(buffer)
  }

  private func drawShadow(
    _ item: DisplayItem.Shadow,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    guard let shadow = ShadowOperation(item), note(shadow.bounds, clip) else { return }
    let visible = shadow.bounds.intersection(clip)
    shadow.draw(on: canvas, clip: visible, masks: &masks)
  }

  /// Draws a group's items over their shadow: that of the first item, if all others are drawn on it, or one of all
  /// items.
  ///
  /// Where no shadow would be seen, the items are drawn as if in no group.
  private func drawGroup(
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
    fill(drawn, with: items, of: inside, clip: needed)
    shadow.draw(of: drawn, on: canvas, area: area, masks: &masks)
    canvas.blend(drawn, over: own)
    pool.put(buffer)
  }

  /// Draws a group's items into a buffer with its own resolution, and puts that on the canvas.
  private func drawRaster(
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
    let room = full.room(for: needed)
    let buffer = pool.take(room)
    let own = buffer.canvas(room)
    fill(own, with: items, of: inside, clip: needed)
    full.draw(own, on: canvas, area: area, bytes)
    pool.put(buffer)
  }

  /// Multiplies the pixels of `canvas` by the alpha of a mask's items.
  private func cut(
    _ canvas: Canvas,
    to mask: Range<Int>,
    of scope: DrawingScope,
    area: PixelRect
  ) {
    statistics.buffersUsed += 1
    statistics.pixelsTouched += area.area
    let buffer = pool.take(area)
    let own = buffer.canvas(area)
    fill(own, with: mask.dropFirst(), of: scope, clip: area)
    canvas.multiply(area, byAlphaOf: own)
    pool.put(buffer)
  }
}
