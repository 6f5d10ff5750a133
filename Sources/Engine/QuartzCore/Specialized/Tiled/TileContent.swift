import CoreGraphics

/// What a frame shows of a tiled layer: tiles, and parts of other levels in place of missing ones.
@MainActor
final class TileContent {
  /// The pieces from back to front.
  private(set) var pieces: [Piece]

  /// A part of a tile.
  struct Piece {
    let image: CGImage
    /// The part of the image, in its pixels.
    let source: CGRect
    /// The rectangle that it is drawn in, in the layer's points.
    let destination: CGRect
    /// 0 (transparent) … 1 (opaque); less than 1 while the tile fades in.
    let opacity: Double
  }

  init(pieces: [Piece] = []) {
    self.pieces = pieces
  }

  /// Whether all of it looks the same as `other`.
  func isSame(as other: [Piece]) -> Bool {
    pieces.count == other.count
      && zip(pieces, other).allSatisfy {
        $0.image === $1.image && $0.destination == $1.destination && $0.opacity == $1.opacity
          && $0.source == $1.source
      }
  }
}
