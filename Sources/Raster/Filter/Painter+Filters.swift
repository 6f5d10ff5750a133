import QuartzCore

/// Groups whose picture is changed, and what changes the picture that is there.
extension Painter {
  /// Draws a group's items into a buffer, changes that, and puts it on the canvas.
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
    let area = filter.bounds(of: content).intersection(clip)
    let needed = filter.needed(for: area)
    guard !area.isEmpty, needed.intersects(content) else { return }
    statistics.buffersUsed += 1
    statistics.pixelsTouched += area.area
    let buffer = pool.take(needed)
    let own = buffer.canvas(needed)
    var inside = scope
    inside.isWhole = true
    fill(own, with: items, of: inside, clip: needed.intersection(content))
    filter.run(on: own, &pixelBlur)
    canvas.blend(own, over: area)
    pool.put(buffer)
  }

  /// Changes what has been drawn on the canvas.
  func draw(_ item: DisplayItem.Backdrop, on canvas: Canvas, clip: PixelRect) {
    guard let backdrop = BackdropOperation(item), note(backdrop.shape.bounds, clip) else { return }
    let area = backdrop.shape.bounds.intersection(clip)
    let needed = backdrop.filter.needed(for: area)
    statistics.buffersUsed += 1
    let buffer = pool.take(needed)
    let own = buffer.canvas(needed)
    own.copy(canvas)
    backdrop.filter.run(on: own, &pixelBlur)
    backdrop.draw(own, on: canvas, area: area, bytes)
    pool.put(buffer)
  }

  /// Draws items into pixels of their own, all of `clip`: where some of them look at what is around them there, with
  /// as much more as they look at.
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
  /// The pixels that have to be drawn for those of `area` where some of the items look at what is around them; `nil`
  /// where none does.
  ///
  /// How far each looks is added up: what one has changed the next may look at.
  func wider(_ area: PixelRect, for items: Range<Int>) -> PixelRect? {
    guard !outline.backdrops.isEmpty else { return nil }
    let all = reach(ofBackdropsIn: items, seenIn: nil)
    // Those that are too far away for all others together do not count.
    let near = area.grown(x: all.x, y: all.y)
    let (x, y) = reach(ofBackdropsIn: items, seenIn: near)
    guard x > 0 || y > 0 else { return nil }
    let wide = area.grown(x: x, y: y)
    return followsOutline ? wide.intersection(outline.surface) : wide
  }

  private func reach(ofBackdropsIn items: Range<Int>, seenIn area: PixelRect?) -> (x: Int, y: Int) {
    var (x, y) = (0, 0)
    for index in outline.backdrops where items.contains(index) {
      let item = item(index)
      guard case .backdrop(let backdrop) = item,
        area?.intersects(item.deviceBounds) != false,
        let filter = FilterOperation(backdrop.filter)
      else { continue }
      let reach = filter.reach
      (x, y) = (x + reach.x, y + reach.y)
    }
    return (x, y)
  }
}
