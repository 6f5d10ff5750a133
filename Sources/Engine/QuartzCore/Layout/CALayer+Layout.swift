import CoreGraphics

extension CALayer {
  /// Whether a layout is due.
  public func needsLayout() -> Bool { pending.needsLayout }

  /// Lays out now: from the topmost layer above that needs it, downwards, until nothing there does (LA2).
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
      Engine.current.layout.layOut(from: top)
    }
  }

  /// Places the sublayers when the delegate does not; kept by the layer; default `nil`.
  ///
  /// Setting it asks for a layout (LA1).
  public var layoutManager: (any CALayoutManager)? {
    get { layout.manager }
    set {
      layout.manager = newValue
      setNeedsLayout()
    }
  }

  /// Marks the layer, and tells its layout manager when it was clean (peer 169).
  func markForLayout() {
    guard presentationSource == nil, !pending.isLayingOut, !pending.needsLayout else { return }
    pending.needsLayout = true
    listForLayout()
    setNeedsCommit()
    layout.manager?.invalidateLayout(of: self)
  }

  /// The delegate's layout, or the layout manager's (LA3).
  func layoutByDelegateOrManager() {
    if let delegate, OptionalRequirement.isAnswered(by: { delegate.layoutSublayers(of: self) }) {
      return
    }
    layout.manager?.layoutSublayers(of: self)
  }

  /// The layout manager's answer, or the size of the bounds seen from the superlayer (LA5).
  var preferredSizeByManager: CGSize {
    var size = CGSize.zero
    if let manager = layout.manager,
      OptionalRequirement.isAnswered(by: { size = manager.preferredSize(of: self) })
    {
      return size
    }
    return convert(values.bounds, to: nil).size
  }

  /// What a change of the bounds brings with it (LA1, LA6, DI5).
  ///
  /// A change of the size asks for layout here and above, as Apple's header has it; peers measured it of
  /// the layer only, and say nothing of the superlayer (peer 168).
  func boundsDidChange(from old: CGRect) {
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    guard old.size != values.bounds.size else { return }
    if type(of: self).drawsItself { setNeedsDisplay() }
    setNeedsLayout()
    tree.superlayer?.setNeedsLayout()
    Engine.current.resize.tellSublayers(of: self, withOldSize: old.size)
  }

  /// A change of the transform asks for layout here and above (LA1).
  func transformDidChange() {
    setNeedsLayout()
    tree.superlayer?.setNeedsLayout()
  }
}

/// How a layer is laid out, and lays out its sublayers: what few layers have.
@MainActor
package struct LayoutSettings {
  var manager: (any CALayoutManager)?
  var autoresizingMask: CAAutoresizingMask = []
  var constraints: [CAConstraint]?

  package init() {}
}
