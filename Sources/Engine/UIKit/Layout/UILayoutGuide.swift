import CoreGraphics
public import Foundation

/// A rectangle that constraints can tell and be told by, without a view.
open class UILayoutGuide: NSObject {
  /// The view that it is in.
  open weak var owningView: UIView? {
    didSet {
      guard owningView !== oldValue else { return }
      oldValue?.removeLayoutGuide(self)
      owningView?.addLayoutGuide(self)
    }
  }
  /// A name for who reads messages; default empty.
  open var identifier = ""
  /// Where it is in its view's coordinates, since the last layout; default none.
  open var layoutFrame: CGRect { kind == .free ? solved : insetFrame }

  /// What tells where the guide is.
  enum Kind {
    /// Constraints.
    case free
    /// Its view, without the safe area's insets.
    case safeArea
    /// Its view, without the margins.
    case margins
    /// The content of its scroll view.
    case content
    /// Its scroll view, as a view among others.
    case frame
  }

  let kind: Kind
  var solved = CGRect.zero

  /// A guide that is in no view yet.
  public override convenience init() { self.init(.free) }

  init(_ kind: Kind, in view: UIView? = nil) {
    self.kind = kind
    super.init()
    owningView = view
  }

  private var insetFrame: CGRect {
    guard let view = owningView else { return .zero }
    if kind == .content, let scroll = view as? UIScrollView {
      return CGRect(origin: .zero, size: scroll.contentSize)
    }
    return view.bounds.inset(by: insets)
  }

  /// How far inside of its view's sides it is.
  var insets: UIEdgeInsets {
    switch kind {
    case .safeArea: owningView?.safeAreaInsets ?? .zero
    case .margins: owningView?.layoutMargins ?? .zero
    case .free, .content, .frame: .zero
    }
  }
}

extension UILayoutGuide {
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// Where lines start: the left side.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// Where lines end: the right side.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle of the width.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle of the height.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
