import CoreGraphics

/// The place of a tile: its level, and its column and row in the grid of that level.
struct TilePlace: Hashable {
  /// Level 0 has the resolution of the layer's contents; each level above it has twice that of the one below.
  var level: Int
  var column, row: Int

  /// The tile that contains this one, `steps` levels coarser.
  func inCoarser(_ steps: Int) -> TilePlace {
    TilePlace(level: level - steps, column: column >> steps, row: row >> steps)
  }

  /// One of the four tiles of the next finer level in this one; `quarter` is 0 … 3.
  func inFiner(_ quarter: Int) -> TilePlace {
    TilePlace(level: level + 1, column: 2 * column + quarter & 1, row: 2 * row + quarter >> 1)
  }
}

/// The multi-level grid of a tiled layer: tiles of a fixed size in pixels at each level, from the layer's (0, 0).
struct TileGrid: Equatable {
  /// The size of a tile in pixels.
  let width, height: Int
  /// Pixels per point at level 0.
  let scale: Double
  /// The levels that are drawn.
  let levels: ClosedRange<Int>

  /// The maximum side of a tile, in pixels; a square tile of this size has 64 MiB.
  static let greatestSide = 4096
  /// The maximum distance of a level from 0; levels beyond it have no use.
  static let furthestLevel = 24

  /// The size of a tile in bytes.
  var bytes: Int { 4 * width * height }

  /// The size of a tile in points.
  func size(at level: Int) -> CGSize {
    let scale = scale * exp2(Double(level))
    return CGSize(width: Double(width) / scale, height: Double(height) / scale)
  }

  /// The rectangle of a tile, in the layer's points.
  func rect(of place: TilePlace) -> CGRect {
    let size = size(at: place.level)
    return CGRect(
      origin: CGPoint(
        x: CGFloat(place.column) * size.width,
        y: CGFloat(place.row) * size.height
      ),
      size: size
    )
  }

  /// The coarsest level with at least as many pixels as are seen, if there is one.
  ///
  /// - Parameter pixelsPerPoint: The resolution on screen; up to 1% more than that of a level is not seen.
  /// - Returns: The finest level if none has so high a resolution.
  func level(for pixelsPerPoint: Double) -> Int {
    let wanted = (log2(pixelsPerPoint / scale) - 0.015).rounded(.up)
    guard wanted.isFinite else { return levels.lowerBound }
    return min(max(Int(wanted), levels.lowerBound), levels.upperBound)
  }
}

extension TileGrid {
  /// The grid defined by a layer's values; invalid values are reported, and replaced as the properties' documentation
  /// says.
  @MainActor
  init(of layer: CATiledLayer) {
    let size = layer.tileSize
    width = Self.side(size.width, of: layer)
    height = Self.side(size.height, of: layer)
    let scale = layer.values.contentsScale
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    let (count, bias) = (layer.levelsOfDetail, layer.levelsOfDetailBias)
    if count < 1 { EngineReport.report(layer, "levelsOfDetail", "is \(count): counts as 1") }
    let furthest = Self.furthestLevel
    if bias.magnitude > furthest {
      EngineReport.report(layer, "levelsOfDetailBias", "is \(bias): it goes to \(furthest)")
    }
    let finest = min(max(bias, -furthest), furthest)
    levels = max(finest - min(max(count, 1), 2 * furthest + 1) + 1, -furthest)...finest
  }

  @MainActor
  private static func side(_ length: CGFloat, of layer: CATiledLayer) -> Int {
    guard length >= 1 else {
      EngineReport.report(
        layer,
        "tileSize",
        "must be at least a pixel, not \(length): 256 are used"
      )
      return 256
    }
    guard length <= CGFloat(greatestSide) else {
      EngineReport.report(layer, "tileSize", "is \(length): \(greatestSide) pixels are used")
      return greatestSide
    }
    return Int(length.rounded(.up))
  }
}
