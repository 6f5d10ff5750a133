/// The numbers that tell one thing of an engine from another of its kind: each is given once, and none is 0.
@MainActor
final class EngineNumbers {
  private var (animation, frame, context) = (0, 0, 0)
  private var (build, look) = (0, 0)

  /// Of an animation that is added to a layer.
  func nextAnimation() -> Int { next(&animation) }
  /// Of a frame of any tree, so that a layer can tell what it has computed for this one.
  func nextFrame() -> Int { next(&frame) }
  /// Of a tree that is on show.
  func nextContext() -> Int { next(&context) }
  /// Of a display list that is made from scratch, of any tree.
  func nextBuild() -> Int { next(&build) }
  /// Of a look at which animated layers are in sight.
  func nextLook() -> Int { next(&look) }

  private func next(_ last: inout Int) -> Int {
    last += 1
    return last
  }
}
