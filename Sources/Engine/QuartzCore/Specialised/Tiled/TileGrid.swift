import CoreGraphics

/// One tile's place: its level, and its column and row in the grid of that level.
struct TilePlace: Hashable {
  /// Level 0 has the resolution of the layer's contents, each level above it twice that of the one below.
  var level: Int
  var column, row: Int

  /// The tile `steps` levels coarser that this one lies in.
  func inCoarser(_ steps: Int) -> TilePlace {
    TilePlace(level: level - steps, column: column >> steps, row: row >> steps)
  }

  /// One of the four tiles of the next finer level that lie in this one, 0 … 3.
  func inFiner(_ quarter: Int) -> TilePlace {
    TilePlace(level: level + 1, column: 2 * column + quarter & 1, row: 2 * row + quarter >> 1)
  }
}

/// How a tiled layer's plane is divided: tiles of so many pixels, from the layer's own (0, 0) on, at each level.
struct TileGrid: Equatable {
  /// A tile's, in pixels.
  let width, height: Int
  /// Pixels per point at level 0.
  let scale: Double
  /// The levels that are drawn.
  let levels: ClosedRange<Int>

  /// More pixels a side are no tile any more: one of this size squared has 64 MiB.
  static let greatestSide = 4096
  /// Levels further from 0 than this are of no use to anybody.
  static let furthestLevel = 24

  /// Bytes of a tile.
  var bytes: Int { 4 * width * height }

  /// A tile's size in points.
  func size(at level: Int) -> CGSize {
    let scale = scale * exp2(Double(level))
    return CGSize(width: Double(width) / scale, height: Double(height) / scale)
  }

  /// Where a tile is, in the layer's points.
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

  /// The coarsest level that has no fewer pixels than are seen, if there is one that fine.
  ///
  /// - Parameter pixelsPerPoint: On screen; a hundredth more than a level has is not seen.
  /// - Returns: The finest level where none has so many.
  func level(for pixelsPerPoint: Double) -> Int {
    let wanted = (log2(pixelsPerPoint / scale) - 0.015).rounded(.up)
    guard wanted.isFinite else { return levels.lowerBound }
    return min(max(Int(wanted), levels.lowerBound), levels.upperBound)
  }
}

extension TileGrid {
  /// A layer's grid by its values; what cannot be is reported, and counts as said there.
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
