import CoreGraphics

extension CALayer {
  /// Whether the layer needs layout.
  public func needsLayout() -> Bool { pending.needsLayout }

  /// Lays out now: from the topmost layer above that needs it, downwards, until no layer there does.
  public func layoutIfNeeded() {
    guard presentationSource == nil else { return }
    var top = self
    var layer = self
    while let parent = layer.tree.superlayer {
      if parent.pending.needsLayout { top = parent }
      layer = parent
    }
    for _ in 0..<PendingWork.roundLimit {
      guard top.awaitsLayout else { return }
      Engine.whole.layout.layOut(from: top)
    }
  }

  /// The object that lays out the sublayers if the delegate does not; the layer keeps it alive; default `nil`.
  ///
  /// Setting it requests a layout.
  public var layoutManager: (any CALayoutManager)? {
    get { layout.manager }
    set {
      layout.manager = newValue
      setNeedsLayout()
    }
  }

  /// Marks the layer, and notifies its layout manager if it was not marked (peer 169).
  func markForLayout() {
    guard presentationSource == nil, !pending.isLayingOut, !pending.needsLayout else { return }
    pending.needsLayout = true
    listForLayout()
    setNeedsCommit()
    layout.manager?.invalidateLayout(of: self)
  }

  /// Calls the delegate's layout, or the layout manager's (LA3).
  func layoutByDelegateOrManager() {
    if let delegate, OptionalRequirement.isAnswered(by: { delegate.layoutSublayers(of: self) }) {
      return
    }
    layout.manager?.layoutSublayers(of: self)
  }

  /// The effects of a change of the bounds (LA1, LA6, DI5).
  ///
  /// A change of the size requests a layout of this layer and its superlayer, as Apple's header states. Peers measured
  /// it for the layer only, and report nothing about the superlayer (peer 168).
  func boundsDidChange(from old: CGRect) {
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    guard old.size != values.bounds.size else { return }
    if type(of: self).kind?.drawsItself == true { setNeedsDisplay() }
    setNeedsLayout()
    tree.superlayer?.setNeedsLayout()
    TreeEngine.current.tellSublayers(of: self, withOldSize: old.size)
  }
}

extension CALayer {
  /// The constraints of the layer's frame to those of its siblings and its superlayer; default `nil`.
  ///
  /// Setting them requests a layout of the superlayer.
  public var constraints: [CAConstraint]? {
    get { layout.constraints }
    set {
      layout.constraints = newValue
      tree.superlayer?.setNeedsLayout()
    }
  }

  /// Adds a constraint to the layer's.
  public func addConstraint(_ c: CAConstraint) {
    constraints = (constraints ?? []) + [c]
  }
}
