import CoreGraphics
import UIKit
import WindowSystem

/// A page of the inspector on the selected layer.
///
/// A new page is a file in `Inspector/Pages`, a case of `InspectorTab`, and a line of `Inspector.page(of:)`.
protocol InspectorPage: AnyObject {
  var view: UIView { get }
  /// Whether keys are typed into a field of it.
  var isTyping: Bool { get }
  /// Takes a key.
  ///
  /// - Returns: Whether the key is one of the page's.
  func take(_ key: KeyState) -> Bool
  func scroll(by distance: CGFloat)
  /// What it shows, in words: for who asks from outside.
  var lines: [String] { get }
}

extension InspectorPage {
  var isTyping: Bool { false }
  var lines: [String] { [] }
}
