import DisplayList
import Pixels

/// Groups that are filtered, and backdrops.
extension Painter {
  /// Draws a group's items into a buffer, filters it, and puts it on the canvas.
  func drawFiltered(
    _ item: DisplayItem.Filter,
    _ begin: Int,
    of scope: DrawingScope,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    let items = begin + 1..<scope.outline.next[begin]
    guard let filter = FilterOperation(item) else {
      return draw(items, of: scope, on: canvas, clip: clip)
    }
    let content = scope.content(of: items)
    // Outside the bounds of the content everything is clear, before and after each step.
    let seen = filter.bounds(of: content)
    let area = seen.intersection(clip)
    let needed = filter.needed(for: area).intersection(seen)
    guard !area.isEmpty, needed.intersects(content) else { return }
    statistics.buffersUsed += 1
    statistics.pixelsTouched += area.area
    let buffer = pool.take(needed)
    let own = buffer.canvas(needed)
    var inside = scope
    inside.isWhole = true
    fill(own, with: items, of: inside, clip: needed.intersection(content))
    filter.run(on: own, for: area, &pixelBlur)
    canvas.blend(own, over: area)
    pool.put(buffer)
  }

  /// Filters what has been drawn on the canvas.
  func draw(_ item: DisplayItem.Backdrop, on canvas: Canvas, clip: PixelRect) {
    guard let backdrop = BackdropOperation(item), note(backdrop.shape.bounds, clip) else { return }
    let area = backdrop.shape.bounds.intersection(clip)
    let needed = backdrop.filter.needed(for: area)
    statistics.buffersUsed += 1
    let buffer = pool.take(needed)
    let own = buffer.canvas(needed)
    own.copy(canvas)
    backdrop.filter.run(on: own, for: area, &pixelBlur)
    backdrop.draw(own, on: canvas, area: area, bytes)
    pool.put(buffer)
  }

  /// Draws items into an offscreen buffer, all of `clip`; where some of them are backdrops, with the additional pixels
  /// that these read.
  func fill(
    _ canvas: Canvas,
    with items: Range<Int>,
    of scope: DrawingScope,
    clip: PixelRect
  ) {
    guard let wide = scope.wider(clip, for: items) else {
      return draw(items, of: scope, on: canvas, clip: clip)
    }
    let buffer = pool.take(wide)
    let own = buffer.canvas(wide)
    draw(items, of: scope, on: own, clip: wide)
    canvas.copy(own, in: clip)
    pool.put(buffer)
  }
}

extension DrawingScope {
  /// The pixels that have to be drawn for those of `area` where some of the items are backdrops; `nil` where none is.
  ///
  /// A backdrop may read what an earlier one has changed, so the last one is asked first what it needs.
  func wider(_ area: PixelRect, for items: Range<Int>) -> PixelRect? {
    var wide = area
    for index in outline.backdrops.reversed() where items.contains(index) {
      let item = item(index)
      guard case .backdrop(let backdrop) = item else { continue }
      let seen = item.deviceBounds.intersection(wide)
      guard !seen.isEmpty, let filter = FilterOperation(backdrop.filter) else { continue }
      wide = wide.union(filter.needed(for: seen))
    }
    guard wide != area else { return nil }
    return followsOutline ? wide.intersection(outline.surface) : wide
  }
}
