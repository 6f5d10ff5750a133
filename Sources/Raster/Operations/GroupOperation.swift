import CKernels
import CoreGraphics
import QuartzCore

/// Puts a finished group back: its buffer times its opacity, cut to its clip.
struct GroupOperation {
  /// 0 (clear) … 255 (opaque).
  let opacity: UInt32
  /// What the group is cut to; `nil` for none.
  let clip: DeviceShape?
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
      DeviceShape(
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
  func draw(_ buffer: Canvas, on canvas: Canvas, area: PixelRect, _ bytes: RowBytes) {
    guard let clip else {
      for y in area.y..<area.maxY { blend(buffer, canvas, y, area.x..<area.maxX, opacity) }
      return
    }
    clip.forEachRun(in: area, bytes) { y, columns, coverage in
      switch coverage {
      case .full: blend(buffer, canvas, y, columns, opacity)
      case .varying: blend(buffer, canvas, y, columns, bytes.room(for: columns.count))
      }
    }
  }

  /// Puts columns of a row that are covered alike.
  private func blend(
    _ buffer: Canvas,
    _ canvas: Canvas,
    _ y: Int,
    _ columns: Range<Int>,
    _ factor: UInt32
  ) {
    let (from, to) = (buffer.pixel(columns.lowerBound, y), canvas.pixel(columns.lowerBound, y))
    if isAdding {
      pegbar_add_opacity(to, from, columns.count, factor)
    } else if factor == 255 {
      pegbar_over(to, from, columns.count)
    } else {
      pegbar_over_opacity(to, from, columns.count, factor)
    }
  }

  /// Puts columns of a row that are covered each by itself; the coverage is scaled by the opacity.
  private func blend(
    _ buffer: Canvas,
    _ canvas: Canvas,
    _ y: Int,
    _ columns: Range<Int>,
    _ coverage: UnsafeMutablePointer<UInt8>
  ) {
    let (from, to) = (buffer.pixel(columns.lowerBound, y), canvas.pixel(columns.lowerBound, y))
    if opacity < 255 { pegbar_scale_coverage(coverage, columns.count, opacity) }
    if isAdding {
      pegbar_add_coverage(to, from, coverage, columns.count)
    } else {
      pegbar_over_coverage(to, from, coverage, columns.count)
    }
  }
}
