import CoreGraphics

/// The depth-first search of a hit test through the tree, front to back.
///
/// The open layers are on an explicit stack, which is kept from one hit test to the next. The caller asks a layer that
/// may override hit testing; a nested hit test uses the same stack above.
@MainActor
enum HitSearch {
  private static var levels: ContiguousArray<HitLevel> = []
  private static var hit: CALayer?
  /// The point to ask that layer about, in its superlayer's coordinates.
  private(set) static var point = CGPoint.zero

  /// Starts a search below `layer`.
  ///
  /// - Parameters:
  ///   - layer: The layer to test.
  ///   - p: The point, in the coordinates of the layer's superlayer.
  /// - Returns: The height of the stack at the beginning of the search.
  static func begin(_ layer: CALayer, at p: CGPoint) -> Int {
    let start = levels.count
    follow(layer, HitStep(into: layer, at: p, inPlain: layer.superlayer?.changesSublayers != true))
    return start
  }

  /// Starts a search at a point of the layer's own plane.
  static func begin(_ layer: CALayer, inOwnPlane p: CGPoint) -> Int {
    let start = levels.count
    follow(layer, HitStep(into: layer, inOwnPlane: p))
    return start
  }

  /// Continues to the next layer that has to be asked; `nil` at the end of the search.
  static func nextToAsk(above start: Int) -> CALayer? {
    while hit == nil, levels.count > start {
      var level = levels.removeLast()
      guard let (layer, step) = level.next() else {
        if level.isInside { hit = level.layer }
        continue
      }
      if case .ask = step { point = level.point }
      levels.append(consume level)
      if case .ask = step { return layer }
      follow(layer, step)
    }
    return nil
  }

  /// Takes the answer of the layer that was asked.
  static func take(_ answer: CALayer?) {
    hit = answer
  }

  /// The result, at the end of the search.
  static func end(at start: Int) -> CALayer? {
    levels.removeLast(levels.count - start)
    defer { hit = nil }
    return hit
  }

  private static func follow(_ layer: CALayer, _ step: HitStep) {
    switch step {
    case .miss, .ask: break
    case .hit: hit = layer
    case .down(let p, let isInside):
      levels.append(HitLevel(of: layer, at: p, isInside: isInside))
    }
  }
}
