import CoreGraphics
import QuartzCore

/// Puts a finished group back: its buffer times its opacity, cut to its clip.
///
/// The scalar reference.
struct GroupOperation {
  /// 0 (clear) … 255 (opaque).
  let opacity: UInt32
  /// What the group is cut to; `nil` for none.
  let clip: RoundedQuad?
  /// Whether the clip leaves nothing.
  let isClippedAway: Bool
  /// Whether it is seen through a mask; what is in a group that says so and has none is not seen.
  let hasMask: Bool
  private let isIsolated: Bool
  private let isAdding: Bool

  init(_ group: DisplayItem.Group) {
    // Opacity that is not a number is a mistake upstream: the group is shown as it is.
    opacity = group.opacity.isNaN ? 255 : Blending.byte(group.opacity)
    clip = group.clip.flatMap {
      RoundedQuad(
        rect: $0.rect,
        cornerRadius: $0.cornerRadius,
        edges: $0.edges,
        toDevice: $0.toDevice
      )
    }
    isClippedAway = group.clip != nil && clip == nil
    (isIsolated, isAdding, hasMask) = (group.isIsolated, group.isAdding, group.hasMask)
  }

  /// Whether the group has to be finished on its own before it is put on what is below.
  ///
  /// An opaque group whose clip is made of whole pixels is drawn in place, its items cut to the clip.
  var needsBuffer: Bool {
    opacity < 255 || isIsolated || isAdding || hasMask || !(clip?.isWholePixels ?? true)
  }

  /// Blends `buffer` over `canvas` inside `area`, which must be inside both.
  func draw(_ buffer: Canvas, on canvas: Canvas, area: PixelRect) {
    guard let clip else {
      for y in area.y..<area.maxY { blend(buffer, canvas, y, area.x..<area.maxX, opacity) }
      return
    }
    clip.forEachRow(in: area) { y, touched, full in
      for x in touched where !full.contains(x) {
        let coverage = Blending.scaled(Blending.byte(clip.coverage(x, y)), by: opacity)
        blend(buffer, canvas, y, x..<(x + 1), coverage)
      }
      blend(buffer, canvas, y, full, opacity)
    }
  }

  @inline(__always)
  private func blend(
    _ buffer: Canvas,
    _ canvas: Canvas,
    _ y: Int,
    _ columns: Range<Int>,
    _ factor: UInt32
  ) {
    guard !columns.isEmpty else { return }
    let from = buffer.pixel(columns.lowerBound, y)
    let to = canvas.pixel(columns.lowerBound, y)
    if isAdding {
      for x in 0..<columns.count where from[x] != 0 {
        to[x] = Blending.sum(from[x], coverage: factor, to[x])
      }
      return
    }
    for x in 0..<columns.count where from[x] != 0 {
      to[x] = Blending.over(from[x], coverage: factor, to[x])
    }
  }
}
