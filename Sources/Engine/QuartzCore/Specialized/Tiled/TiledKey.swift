import CoreGraphics

/// The table of the properties of tiled layers (SL7, peer 147).
@MainActor
enum TiledKey {
  static let tileSize = DeclaredKey<CGSize>("tileSize", CGSize(width: 256, height: 256), .none)
  static let levelsOfDetail = DeclaredKey<Int>("levelsOfDetail", 1, .none)
  static let levelsOfDetailBias = DeclaredKey<Int>("levelsOfDetailBias", 0, .none)

  static let all: [any DeclaredDefault] = [
    tileSize, levelsOfDetail, levelsOfDetailBias,
  ]
}
