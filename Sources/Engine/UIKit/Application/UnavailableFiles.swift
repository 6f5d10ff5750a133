public import Foundation
import QuartzCore

// What Interface Builder's files hold cannot be had: the compiler says why, and what to do instead.

/// A nib file, of which there are none here: it makes no views, which is reported when it is asked for them.
public final class UINib: NSObject {
  private let name: String

  /// The nib with a name, which is not looked for.
  @available(
    *,
    deprecated,
    message:
      "Pegbar has no nib files: make the view in code, in an init(frame:) or in viewDidLoad()"
  )
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  /// Returns no object, and reports that.
  public func instantiate(
    withOwner ownerOrNil: Any?,
    options optionsOrNil: [AnyHashable: Any]? = nil
  ) -> [Any] {
    EngineReport.handler(
      "UINib \(name): Pegbar has no nib files: make the view in code, in an init(frame:) or in viewDidLoad()"
    )
    return []
  }
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
  /// Not available.
  public func instantiateInitialViewController() -> UIViewController? { nil }
  /// Not available.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// A way from one controller to another.
///
/// There are no storyboards here, which make them: the program makes one and performs it.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name; default `nil`.
  public let identifier: String?
  /// The controller from which it leads.
  public let source: UIViewController
  /// The controller to which it leads.
  public let destination: UIViewController
  private let handler: (() -> Void)?

  /// A segue that a subclass performs.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = nil
    super.init()
  }

  /// A segue that a closure performs.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  /// Goes to the other controller: by the closure, or else by presenting it.
  open func perform() {
    if let handler { handler() } else { source.present(destination, animated: true) }
  }
}

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
