import Foundation
import QuartzCore

/// A property that a proxy of `appearance()` gives.
@MainActor
struct AppearanceKey {
  /// Gives a view the proxy's value, if that is not the usual one, and the view's is.
  let give: (_ view: UIView, _ proxy: UIView, _ usual: UIView) -> Void

  /// The properties of the views here.
  static let all: [AppearanceKey] = [
    key(\UIView.backgroundColor), key(\UIView.givenTintColor),
    key(\UILabel.font), key(\UILabel.textColor),
    key(\UITextField.font), key(\UITextField.textColor), key(\UITextField.textAlignment),
    key(\UITextView.font), key(\UITextView.textColor), key(\UITextView.textAlignment),
    key(\UINavigationBar.barTintColor), key(\UINavigationBar.isTranslucent),
    key(\UINavigationBar.barStyle), key(\UINavigationBar.shadowImage),
    AppearanceKey(\UINavigationBar.titleTextAttributes) { same($0, $1) },
    key(\UITabBar.barTintColor), key(\UITabBar.unselectedItemTintColor),
    key(\UITabBar.isTranslucent), key(\UITabBar.shadowImage), key(\UITabBar.backgroundImage),
    key(\UISwitch.onTintColor), key(\UISwitch.thumbTintColor),
    key(\UISlider.minimumTrackTintColor), key(\UISlider.maximumTrackTintColor),
    key(\UIProgressView.progressTintColor), key(\UIProgressView.trackTintColor),
    key(\UIPageControl.pageIndicatorTintColor),
    key(\UIPageControl.currentPageIndicatorTintColor),
    key(\UITableView.separatorColor), key(\UITableView.rowHeight),
    key(\UIActivityIndicatorView.color),
  ]

  private static func key<View: UIView, Value: Equatable>(
    _ path: ReferenceWritableKeyPath<View, Value>
  ) -> AppearanceKey { AppearanceKey(path) { $0 == $1 } }

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
