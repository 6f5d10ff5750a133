import CoreGraphics

/// A layer's links in the tree: superlayer, sublayers, mask, and for a root the window's context.
@MainActor
package struct TreeLinks {
  package weak var superlayer: CALayer? {
    didSet {
      EngineState.inUse.clocks.noteChange()
      TreeEngine.current.noteMove()
    }
  }
  /// Made with the first sublayer, or with the mask.
  fileprivate var list: SublayerList?
  /// Set on the root of a window's tree only.
  package weak var context: TreeContext?
  /// The layer's data for hit testing.
  var hits = HitLink()
  /// The number of the context that the layer was last committed in; 0 for none.
  @HalfInt var committedIn = 0

  package init() {}

  /// The sublayers, back to front.
  package var sublayers: [CALayer] {
    get { list?.layers ?? [] }
    _modify {
      let list = self.list ?? SublayerList()
      self.list = list
      yield &list.layers
    }
  }

  /// The mask; this layer is its superlayer, but it is not among the sublayers (peer 163).
  package var mask: CALayer? {
    @inline(__always) get { list?.mask }
    set {
      guard list != nil || newValue != nil else { return }
      let list = self.list ?? SublayerList()
      self.list = list
      list.mask = newValue
    }
  }

  /// Whether the layer has neither sublayers nor a mask.
  @inline(__always) var isLeaf: Bool { list?.isEmpty != false }
}

extension CALayer {
  /// Whether there are sublayers in the model tree.
  ///
  /// (As a property of the links it would copy them, with their weak references.)
  final var hasModelSublayers: Bool { tree.list?.layers.isEmpty == false }

  /// Appends the sublayers and the mask to a stack: the backmost sublayer is popped first, the mask last.
  func pushBelow(to stack: inout [CALayer]) {
    guard let list = tree.list else { return }
    if let mask = list.mask { stack.append(mask) }
    stack.append(contentsOf: list.layers.reversed() as ReversedCollection)
  }

  /// Inserts `layer` just behind `sibling`; at the very back if that is not a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer) { sibling.flatMap { index(of: $0) } ?? 0 }
  }

  /// Inserts `layer` just in front of `sibling`; in front of all if that is not a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    insert(layer) { sibling.flatMap { index(of: $0) }.map { $0 + 1 } ?? tree.sublayers.count }
  }

  /// Replaces `oldLayer` by `newLayer`; without effect if `oldLayer` is not a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, index(of: oldLayer) != nil, canHold(newLayer) else { return }
    insertSublayer(newLayer, above: oldLayer)
    if index(of: oldLayer) != nil { oldLayer.leaveSuperlayer() }
  }

  /// The root's context if the layer is in a window's tree.
  var treeContext: TreeContext? {
    var layer = self
    while let parent = layer.tree.superlayer { layer = parent }
    return layer.tree.context
  }

  /// Whether `layer` is this layer or above it.
  package func isDescendant(of layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.tree.superlayer
    }
    return false
  }

  /// Whether the layer, or the model of this presentation copy, is its superlayer's mask.
  package var isMask: Bool {
    let model = presentationSource?.model ?? self
    guard let superlayer = model.tree.superlayer else { return false }
    return superlayer.tree.mask === model
  }

  var superlayerForReading: CALayer? {
    presentationSource == nil ? tree.superlayer : superlayerOfCopy
  }

  private var superlayerOfCopy: CALayer? {
    guard let source = presentationSource, let superlayer = source.model.tree.superlayer else {
      return nil
    }
    return TreeEngine.current.presentation(of: superlayer, at: source.time)
  }

  var sublayersForReading: [CALayer]? {
    guard presentationSource == nil else { return sublayersOfCopy }
    return tree.sublayers.isEmpty ? nil : tree.sublayers
  }

  private var sublayersOfCopy: [CALayer]? {
    guard let source = presentationSource else { return nil }
    let (sublayers, engine) = (source.model.tree.sublayers, TreeEngine.current)
    guard !sublayers.isEmpty else { return nil }
    return sublayers.compactMap { engine.presentation(of: $0, at: source.time) }
  }

  /// Inserts `layer` among the sublayers, at the index that is valid after it has been removed from its old place.
  func insert(_ layer: CALayer, at index: () -> Int) {
    guard canHold(layer) else { return }
    if layer.tree.superlayer !== self || layer.isMask { layer.leaveSuperlayer(isMove: true) }
    changeTree("sublayers") {
      // A delegate that was asked for an action may have moved the layer meanwhile, even above this one.
      guard canHold(layer) else { return }
      layer.unlink()
      tree.sublayers.insert(layer, at: max(0, min(index(), tree.sublayers.count)))
      layer.tree.superlayer = self
      layer.listAgainForLayout()
    }
    layer.setNeedsCommit()
    TreeEngine.current.visibilityDidChange(of: layer)
  }

  /// - Parameter isMove: Whether it is inserted elsewhere at once, so that it may stay visible.
  func leaveSuperlayer(isMove: Bool = false) {
    guard let superlayer = tree.superlayer else { return }
    superlayer.changeTree(isMask ? "mask" : "sublayers") {
      // A delegate that was asked for an action may have moved it already.
      if tree.superlayer === superlayer { unlink() }
    }
    setNeedsCommit()
    if !isMove { TreeEngine.current.visibilityDidChange(of: self) }
  }

  func replaceSublayers(with layers: [CALayer]) {
    let staying = Set(layers.map { ObjectIdentifier($0) })
    for layer in tree.sublayers
    where !staying.contains(ObjectIdentifier(layer)) && layer.tree.superlayer === self {
      layer.leaveSuperlayer()
    }
    for layer in layers { insert(layer) { tree.sublayers.count } }
  }

  /// Whether `layer` can be inserted below this one.
  ///
  /// TT4 leaves cycles undefined; refusing them keeps both trees as they were.
  ///
  /// Presentation copies cannot be in a tree either, or have one of their own: they are for reading.
  func canHold(_ layer: CALayer, as key: String = "sublayers") -> Bool {
    let problem: String
    if presentationSource != nil || layer.presentationSource != nil {
      problem = "cannot be changed with presentation copies: use their models"
    } else if layer === self {
      problem = "cannot hold the layer itself"
    } else if !layer.tree.isLeaf, isDescendant(of: layer) {
      problem = "cannot hold a layer above it"
    } else {
      return true
    }
    TreeEngine.current.report(self, key, problem)
    return false
  }

  /// Removes the layer from its place, without an event.
  func unlink() {
    if let superlayer = tree.superlayer {
      if isMask {
        superlayer.tree.mask = nil
      } else {
        superlayer.tree.sublayers.removeAll { $0 === self }
      }
      superlayer.treeDidChange()
    }
    tree.superlayer = nil
    tree.hits.slot = -1
    listAgainForLayout()
  }

  /// Changes the sublayers or the mask, with the event of that name around it (A11, peer 12).
  func changeTree(_ event: String, _ change: () -> Void) {
    CATransaction.ensureOpen()
    // A change of the tree shows at once without an action: the default is only for explicit calls of
    // `action(forKey:)`.
    let action = TreeEngine.current.actionForChange(event, of: self, takesDefault: false)
    change()
    treeDidChange()
    if event == "sublayers" { setNeedsLayout() }
    action?.run(forKey: event, object: self, arguments: nil)
  }

  private func treeDidChange() {
    TreeEngine.current.hitListDidChange(of: self)
    pending.isRestructured = true
    setNeedsCommit()
  }

  private func index(of layer: CALayer) -> Int? {
    tree.sublayers.firstIndex { $0 === layer }
  }
}
