public import Foundation
import QuartzCore

/// The device that the program runs on, as far as it is laid out for one.
public final class UIDevice: NSObject {
  /// The one device.
  public static let current = UIDevice()

  /// A phone or a tablet; a phone for a window that is laid out for no device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.form.idiom }

  /// The kind of device: "iPhone" or "iPad".
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The same as `model`.
  public var localizedModel: String { model }

  /// The same as `model`.
  public var name: String { model }

  /// "iOS", whose UIKit this one follows.
  public var systemName: String { "iOS" }

  /// The version whose UIKit this one follows: "18.0".
  public var systemVersion: String { "18.0" }

  /// How the device is held, by the form of its screen.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }

  /// Never posted here: a window's new size is reported by `viewWillTransition(to:with:)`.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  /// Whether `orientation` is followed; there is nothing to begin or end here.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Does nothing: the orientation follows the window.
  public func beginGeneratingDeviceOrientationNotifications() {}

  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// How a device is held.
nonisolated public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright.
  case portrait
  /// Upright, with its lower edge up.
  case portraitUpsideDown
  /// Lying on its side, with its upper edge at the left.
  case landscapeLeft
  /// Lying on its side, with its upper edge at the right.
  case landscapeRight
  /// Flat, with its screen up.
  case faceUp
  /// Flat, with its screen down.
  case faceDown

  /// Whether it is held upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
