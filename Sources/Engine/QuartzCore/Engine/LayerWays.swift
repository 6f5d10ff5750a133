/// Lists of layers on the way up and down a tree, as a deep tree does not fit on the stack.
///
/// Empty between calls, and kept for their storage, as frames ask for no memory.
@MainActor
final class LayerWays {
  /// The way down to a layer whose time is asked for.
  var down: ContiguousArray<CALayer> = []
  /// A layer and those above it, while it is looked at.
  var above: [CALayer] = []
}
