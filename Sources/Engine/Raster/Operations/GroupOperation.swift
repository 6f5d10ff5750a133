import CKernels
import CoreGraphics
import DisplayList
import Pixels

/// Puts a finished group on the canvas: its buffer times its opacity, inside its clip.
struct GroupOperation {
  /// 0 (clear) … 255 (opaque).
  let opacity: UInt32
  /// The group's clip; `nil` for none.
  var clip: DeviceShape?
  /// Whether the clip leaves nothing.
  let isClippedAway: Bool
  /// Whether it is seen through a mask; a group with this flag and without a mask is not seen.
  let hasMask: Bool
  /// Whether it is drawn in a buffer even when nothing else requires that.
  private let isIsolated: Bool
  private let mode: pegbar_blend_mode
  /// Whether the blend mode leaves the backdrop as it is where the group is clear.
  private let isBounded: Bool

  init(_ group: DisplayItem.Group) {
    // NaN as opacity is an error of the caller: the group is shown opaque.
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
    isIsolated = group.isIsolated || group.blendMode != .normal
    (mode, hasMask) = (group.blendMode.kernelMode, group.hasMask)
    isBounded = group.blendMode.isBoundedBySource
  }

  /// Whether the group has to be drawn in a buffer before it is put on what is below.
  ///
  /// An opaque group whose clip is made of whole pixels is drawn in place, its items cut to the clip.
  var needsBuffer: Bool {
    opacity < 255 || isIsolated || hasMask || !(clip?.isWholePixels ?? true)
  }

  /// The clip of a group that does nothing but clip along hard edges.
  ///
  /// Nested groups of this kind only pass pixels on or drop them: one buffer is enough for all.
  var hardCut: RoundedQuad? {
    guard opacity == 255, !isIsolated, !hasMask,
      case .slanted(let quad) = clip,
      quad.isHard
    else { return nil }
    return quad
  }

  /// Blends `buffer` over `canvas` inside `area`, which must be inside both.
  func draw(_ buffer: Canvas, on canvas: Canvas, area: PixelRect, _ bytes: RowBytes) {
    guard let clip else {
      for y in area.y..<area.maxY { blend(buffer, canvas, y, area.x..<area.maxX, opacity, bytes) }
      return
    }
    clip.forEachRun(in: area, bytes) { put(buffer, canvas, $0, $1, $2, bytes) }
  }

  /// Blends `buffer` over `canvas` inside `area`, which must be inside both, and inside hard edges.
  func draw(
    _ buffer: Canvas,
    on canvas: Canvas,
    area: PixelRect,
    inside cuts: HardCuts,
    _ bytes: RowBytes
  ) {
    cuts.forEachRun(in: area, bytes) { put(buffer, canvas, $0, $1, $2, bytes) }
  }

  @inline(__always)
  private func put(
    _ buffer: Canvas,
    _ canvas: Canvas,
    _ y: Int,
    _ columns: Range<Int>,
    _ coverage: DeviceShape.Coverage,
    _ bytes: RowBytes
  ) {
    switch coverage {
    case .full: blend(buffer, canvas, y, columns, opacity, bytes)
    case .varying:
      blend(buffer, canvas, y, columns, covered: bytes.room(for: columns.count), bytes)
    }
  }

  /// Blends columns of a row that have the same coverage.
  private func blend(
    _ buffer: Canvas,
    _ canvas: Canvas,
    _ y: Int,
    _ columns: Range<Int>,
    _ factor: UInt32,
    _ bytes: RowBytes
  ) {
    let (from, to) = (buffer.pixel(columns.lowerBound, y), canvas.pixel(columns.lowerBound, y))
    switch (mode, factor) {
    case (pegbar_blend_plus_lighter, _): pegbar_add_opacity(to, from, columns.count, factor)
    case (pegbar_blend_normal, 255): pegbar_over(to, from, columns.count)
    case (pegbar_blend_normal, _): pegbar_over_opacity(to, from, columns.count, factor)
    case (_, 255): pegbar_blend(to, from, columns.count, Int32(mode.rawValue))
    default:
      let faded = bytes.pixelRoom(for: columns.count)
      faded.update(repeating: 0, count: columns.count)
      pegbar_over_opacity(faded, from, columns.count, factor)
      pegbar_blend(to, faded, columns.count, Int32(mode.rawValue))
    }
  }

  /// Blends columns of a row with a coverage for each; the coverage is multiplied by the opacity.
  private func blend(
    _ buffer: Canvas,
    _ canvas: Canvas,
    _ y: Int,
    _ columns: Range<Int>,
    covered coverage: UnsafeMutablePointer<UInt8>,
    _ bytes: RowBytes
  ) {
    guard isBounded else { return mix(buffer, canvas, y, columns, covered: coverage, bytes) }
    let (from, to) = (buffer.pixel(columns.lowerBound, y), canvas.pixel(columns.lowerBound, y))
    if opacity < 255 { pegbar_scale_coverage(coverage, columns.count, opacity) }
    switch mode {
    case pegbar_blend_plus_lighter: pegbar_add_coverage(to, from, coverage, columns.count)
    case pegbar_blend_normal: pegbar_over_coverage(to, from, coverage, columns.count)
    default:
      // Coverage scales the source before the blend mode is applied, as opacity does.
      let covered = bytes.pixelRoom(for: columns.count)
      covered.update(repeating: 0, count: columns.count)
      pegbar_over_coverage(covered, from, coverage, columns.count)
      pegbar_blend(to, covered, columns.count, Int32(mode.rawValue))
    }
  }
}

extension GroupOperation {
  /// Blends columns of a row with a mode that also changes the backdrop where the group is clear: the result is mixed
  /// with the old pixel by the coverage.
  private func mix(
    _ buffer: Canvas,
    _ canvas: Canvas,
    _ y: Int,
    _ columns: Range<Int>,
    covered coverage: UnsafePointer<UInt8>,
    _ bytes: RowBytes
  ) {
    let (from, to) = (buffer.pixel(columns.lowerBound, y), canvas.pixel(columns.lowerBound, y))
    for index in 0..<columns.count {
      var (source, mixed) = (Blending.scaled(from[index], by: opacity), to[index])
      pegbar_blend(&mixed, &source, 1, Int32(mode.rawValue))
      let share = UInt32(coverage[index])
      to[index] =
        Blending.scaled(mixed, by: share) &+ Blending.scaled(to[index], by: 255 &- share)
    }
  }
}

extension CGBlendMode {
  /// The mode as the kernels name it; normal for a mode that layers do not have.
  fileprivate var kernelMode: pegbar_blend_mode {
    switch self {
    case .multiply: pegbar_blend_multiply
    case .screen: pegbar_blend_screen
    case .overlay: pegbar_blend_overlay
    case .darken: pegbar_blend_darken
    case .lighten: pegbar_blend_lighten
    case .colorDodge: pegbar_blend_color_dodge
    case .colorBurn: pegbar_blend_color_burn
    case .softLight: pegbar_blend_soft_light
    case .hardLight: pegbar_blend_hard_light
    case .difference: pegbar_blend_difference
    case .exclusion: pegbar_blend_exclusion
    case .hue: pegbar_blend_hue
    case .saturation: pegbar_blend_saturation
    case .color: pegbar_blend_color
    case .luminosity: pegbar_blend_luminosity
    case .plusLighter: pegbar_blend_plus_lighter
    case .clear: pegbar_blend_clear
    case .copy: pegbar_blend_copy
    case .sourceIn: pegbar_blend_source_in
    case .sourceOut: pegbar_blend_source_out
    case .sourceAtop: pegbar_blend_source_atop
    case .destinationOver: pegbar_blend_destination_over
    case .destinationIn: pegbar_blend_destination_in
    case .destinationOut: pegbar_blend_destination_out
    case .destinationAtop: pegbar_blend_destination_atop
    case .xor: pegbar_blend_xor
    case .plusDarker: pegbar_blend_plus_darker
    default: pegbar_blend_normal
    }
  }
}
