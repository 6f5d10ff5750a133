import CoreGraphics
public import Foundation

/// A rectangle for constraints, without a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that owns it.
  open weak var owningView: UIView? {
    didSet {
      guard owningView !== oldValue else { return }
      oldValue?.removeLayoutGuide(self)
      owningView?.addLayoutGuide(self)
    }
  }
  /// A name for messages; default empty.
  open var identifier = ""
  /// The frame in its view's coordinates, since the last layout; default zero.
  open var layoutFrame: CGRect { kind == .free ? solved : insetFrame }

  /// What determines the guide's frame.
  enum Kind {
    /// Constraints.
    case free
    /// The view's bounds minus the safe area insets.
    case safeArea
    /// The view's bounds minus the margins.
    case margins
    /// The content of the scroll view.
    case content
    /// The frame of the scroll view.
    case frame
  }

  let kind: Kind
  var solved = CGRect.zero

  /// A guide that belongs to no view yet.
  public override convenience init() { self.init(.free) }

  init(_ kind: Kind, in view: UIView? = nil) {
    self.kind = kind
    super.init()
    owningView = view
  }

  private var insetFrame: CGRect {
    guard let view = owningView else { return .zero }
    if kind == .content, let scroll = view.layoutKind, scroll.scrollsContent {
      return CGRect(origin: .zero, size: scroll.contentSize)
    }
    return view.bounds.inset(by: insets)
  }

  /// The insets from its view's sides.
  var insets: UIEdgeInsets {
    switch kind {
    case .safeArea: owningView?.safeAreaInsets ?? .zero
    case .margins: owningView?.layoutMargins ?? .zero
    case .free, .content, .frame: .zero
    }
  }
}
