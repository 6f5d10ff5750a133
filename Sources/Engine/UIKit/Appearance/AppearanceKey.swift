import Foundation
import QuartzCore

/// A property that a proxy of `appearance()` gives: each class of views lists its own (`appearanceKeys`).
@MainActor
struct AppearanceKey {
  /// Gives a view the proxy's value, if that is not the usual one, and the view's is.
  let give: (_ view: UIView, _ proxy: UIView, _ usual: UIView) -> Void

  /// The properties of any view.
  static let ofAllViews: [AppearanceKey] = [.of(\UIView.backgroundColor), .of(\.givenTintColor)]

  /// A property of a class of views.
  static func of<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) -> AppearanceKey { AppearanceKey(path) { $0 == $1 } }

  /// A property that has the attributes of a text.
  static func attributes<View: UIView>(
    _ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) -> AppearanceKey { AppearanceKey(path) { same($0, $1) } }

  private init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>,
    _ areEqual: @escaping (Value, Value) -> Bool
  ) {
    give = { view, proxy, usual in
      guard let view = view as? View, let proxy = proxy as? View, let usual = usual as? View else {
        return
      }
      let (new, old) = (proxy[keyPath: path], usual[keyPath: path])
      guard !areEqual(new, old), areEqual(view[keyPath: path], old) else { return }
      view[keyPath: path] = new
    }
  }

  private static func same(
    _ first: [NSAttributedString.Key: Any]?,
    _ second: [NSAttributedString.Key: Any]?
  ) -> Bool {
    guard let first, let second else { return (first == nil) == (second == nil) }
    return NSAttributedString(string: " ", attributes: first)
      == NSAttributedString(string: " ", attributes: second)
  }

  /// Whether an object is of a class or one that inherits it.
  static func isOne(_ object: AnyObject, _ type: any UIAppearanceContainer.Type) -> Bool {
    let wanted: AnyClass = type
    return sequence(first: Swift.type(of: object) as AnyClass) { _getSuperclass($0) }.contains {
      $0 == wanted
    }
  }
}

extension UIView {
  /// The tint color that was set on the view itself.
  fileprivate var givenTintColor: UIColor? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
}

/// Gives views that enter a window the values of proxies.
@MainActor
protocol AppearanceGiver: AnyObject {
  func apply(to view: UIView)
}

/// Who does so; no one before the program has asked for a proxy.
@MainActor
final class AppearanceGiving: EnginePart {
  var giver: (any AppearanceGiver)?
}
