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
  private var shadows = ShadowMasks()

  package init() {}

  /// Draws `list` over `background` inside the damaged rectangles; other pixels stay as they are.
  ///
  /// - Parameters:
  ///   - list: The frame.
  ///   - surface: Where to draw.
  ///   - damage: Rectangles to make new; parts outside the surface are ignored. `nil` for all of it.
  ///   - background: What is under everything. A window's is opaque.
  package mutating func draw(
    _ list: DisplayList,
    into surface: inout PixelSurface,
    damage: [PixelRect]? = nil,
    background: CGColor
  ) {
    statistics.frames += 1
    let canvas = Canvas(surface)
    let areas = (damage ?? [canvas.bounds]).map { $0.intersection(canvas.bounds) }
      .filter { !$0.isEmpty }
    guard !areas.isEmpty else { return }
    let prepared = PreparedList(list)
    let color = background.premultipliedPixel
    for area in areas {
      statistics.damagedPixels += area.area
      let cover = prepared.topmostCover(of: area)
      if cover == nil { canvas.fill(area, with: color) }
      draw(prepared, (cover ?? 0)..<prepared.items.count, on: canvas, clip: area)
    }
  }

  /// Draws the items of a range, back to front, inside `clip`, which must be inside the canvas.
  private mutating func draw(
    _ list: PreparedList,
    _ range: Range<Int>,
    on canvas: Canvas,
    clip: PixelRect
  ) {
    var index = range.lowerBound
    while index < range.upperBound {
      let visible = list.items[index].bounds.intersection(clip)
      if case .group(let group, let mask, let end) = list.items[index].step {
        if !visible.isEmpty {
          draw(list, (index + 1)..<mask, mask..<end, as: group, on: canvas, area: visible)
        }
        index = end
        continue
      }
      if case .raster(let raster, let end) = list.items[index].step {
        if !visible.isEmpty { draw(list, (index + 1)..<end, as: raster, on: canvas, area: visible) }
        index = end
        continue
      }
      if case .shadowGroup(let shadow, let end) = list.items[index].step {
        if !visible.isEmpty {
          draw(list, (index + 1)..<end, over: shadow, on: canvas, area: visible)
        }
        index = end
        continue
      }
      if !visible.isEmpty {
        statistics.itemsDrawn += 1
        statistics.pixelsTouched += visible.area
        draw(list.items[index].step, on: canvas, clip: visible)
      }
      index += 1
    }
  }

  private mutating func draw(_ step: PreparedList.Step, on canvas: Canvas, clip: PixelRect) {
    switch step {
    case .fill(let fill): fill.draw(on: canvas, clip: clip)
    case .border(let border): border.draw(on: canvas, clip: clip)
    case .image(let image): image.draw(on: canvas, clip: clip)
    case .shadow(let shadow): shadow.draw(on: canvas, clip: clip, masks: &shadows)
    case .group, .raster, .shadowGroup, .nothing: break
    }
  }

  /// Draws a group's items in place, or into a buffer that is then put on the canvas, through its mask.
  private mutating func draw(
    _ list: PreparedList,
    _ items: Range<Int>,
    _ mask: Range<Int>,
    as group: GroupOperation,
    on canvas: Canvas,
    area: PixelRect
  ) {
    guard group.needsBuffer else {
      draw(list, items, on: canvas, clip: area)
      return
    }
    statistics.buffersUsed += 1
    statistics.pixelsTouched += area.area
    let buffer = pool.take(area)
    let own = buffer.canvas(area)
    draw(list, items, on: own, clip: area)
    if group.hasMask { cut(own, to: list, mask.dropFirst(), area: area) }
    group.draw(own, on: canvas, area: area)
    pool.put(buffer)
  }

  /// Draws a group's items in pixels of its own, and puts these on the canvas.
  private mutating func draw(
    _ list: PreparedList,
    _ items: Range<Int>,
    as raster: RasterOperation,
    on canvas: Canvas,
    area: PixelRect
  ) {
    let needed = raster.needed(for: area)
    guard !needed.isEmpty else { return }
    statistics.buffersUsed += 1
    statistics.pixelsTouched += area.area
    let buffer = pool.take(needed)
    let own = buffer.canvas(needed)
    draw(list, items, on: own, clip: needed)
    raster.draw(own, on: canvas, area: area)
    pool.put(buffer)
  }

  /// Draws a group's items into a buffer, puts their shadow on the canvas, and them over it.
  private mutating func draw(
    _ list: PreparedList,
    _ items: Range<Int>,
    over shadow: GroupShadow,
    on canvas: Canvas,
    area: PixelRect
  ) {
    let own = shadow.content.intersection(area)
    let needed = shadow.needed(for: area).union(own)
    guard !needed.isEmpty else { return }
    statistics.buffersUsed += 1
    statistics.pixelsTouched += area.area
    let buffer = pool.take(needed)
    let drawn = buffer.canvas(needed)
    draw(list, items, on: drawn, clip: needed)
    shadow.draw(of: drawn, on: canvas, area: area, masks: &shadows)
    canvas.blend(drawn, over: own)
    pool.put(buffer)
  }

  /// Multiplies what `canvas` has by the alpha of a mask's items.
  private mutating func cut(
    _ canvas: Canvas,
    to list: PreparedList,
    _ mask: Range<Int>,
    area: PixelRect
  ) {
    statistics.buffersUsed += 1
    statistics.pixelsTouched += area.area
    let buffer = pool.take(area)
    let own = buffer.canvas(area)
    draw(list, mask, on: own, clip: area)
    canvas.multiply(area, byAlphaOf: own)
    pool.put(buffer)
  }
}
