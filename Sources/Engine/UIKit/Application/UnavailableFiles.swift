public import Foundation

// What Interface Builder's files hold cannot be had: the compiler says why, and what to do instead.

/// Not available: there are no nib files.
@available(
  *,
  unavailable,
  message: "Pegbar has no nib files: make the view in code, in an init(frame:) or in viewDidLoad()"
)
public final class UINib: NSObject {
  /// Not available.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}
}

/// Not available: there are no storyboards.
@available(
  *,
  unavailable,
  message: "Pegbar has no storyboards: make the controller in code, and its view in loadView()"
)
public final class UIStoryboard: NSObject {
  /// Not available.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}
}

/// Not available: there are no storyboards.
@available(
  *,
  unavailable,
  message: "Pegbar has no storyboards: call present(_:animated:) or pushViewController(_:animated:)"
)
open class UIStoryboardSegue: NSObject {}

nonisolated extension Bundle {
  /// Always `nil`: there are no nib files here, which the compiler warns of.
  @available(
    *,
    deprecated,
    message:
      "Pegbar has no nib files: make the view in code, in an init(frame:) or in viewDidLoad()"
  )
  public func loadNibNamed(_ name: String, owner: Any?, options: [AnyHashable: Any]? = nil)
    -> [Any]?
  { nil }
}

extension UIViewController {
  /// Not available: there are no storyboards.
  @available(
    *,
    unavailable,
    message:
      "Pegbar has no storyboards: call present(_:animated:) or pushViewController(_:animated:)"
  )
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}

  /// Not available: there are no storyboards.
  @available(
    *,
    unavailable,
    message: "Pegbar has no storyboards: make the controller in code, and its view in loadView()"
  )
  public var storyboard: Any? { nil }
}
