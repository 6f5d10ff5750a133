import CoreGraphics

/// What a frame shows of a tiled layer: tiles, and what stands in for those that are not there.
@MainActor
final class TileContent {
  /// Back to front.
  private(set) var pieces: [Piece]

  /// A part of a tile.
  struct Piece {
    let image: CGImage
    /// In the image's pixels.
    let source: CGRect
    /// In the layer's points.
    let destination: CGRect
    /// 0 (clear) … 1 (opaque): less than 1 while it fades in.
    let opacity: Double
  }

  init(pieces: [Piece] = []) {
    self.pieces = pieces
  }

  /// Whether all of it looks as in another.
  func isSame(as other: [Piece]) -> Bool {
    pieces.count == other.count
      && zip(pieces, other).allSatisfy {
        $0.image === $1.image && $0.destination == $1.destination && $0.opacity == $1.opacity
          && $0.source == $1.source
      }
  }
}
