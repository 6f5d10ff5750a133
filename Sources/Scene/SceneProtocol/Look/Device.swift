/// A phone or tablet that a scene is laid out for: the size, scale, margins and corners of its screen.
///
/// Sizes and scales are Apple's (Human Interface Guidelines, "Layout"), and so is which phones are of regular width
/// when they lie. Margins are what UIKit answers for `safeAreaInsets` of a full-screen window, with the status bar
/// shown where the orientation has one. The radii of corners are not published; they are as commonly measured.
package struct Device: Codable, Equatable, Sendable {
  /// A margin at each side, in points.
  package struct Margins: Codable, Equatable, Sendable {
    package var top, left, bottom, right: Double

    package init(top: Double, left: Double = 0, bottom: Double, right: Double = 0) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// How it is held.
  ///
  /// Both landscape orientations are equal here: the margins are the same at the left and the right.
  package enum Orientation: String, Codable, Sendable { case portrait, landscape }

  /// What kind of device it is, on which its size classes depend.
  package enum Kind: String, Codable, Sendable {
    case phone
    /// A phone of regular width when it lies: a Plus or a Pro Max.
    case largePhone
    case tablet
  }

  /// The name on the command line, without the orientation: `iphone-16`.
  package let name: String
  /// How it is held; a preview's trait may change that.
  package var orientation = Orientation.portrait
  /// Pixels per point.
  package let scale: Double
  /// What kind of device it is.
  package var kind = Kind.phone
  /// The radius of the screen's corners, in points; 0 for square ones.
  package var cornerRadius = 0.0
  private let portraitSize: SceneRequest.Size
  private let portraitMargins, landscapeMargins: Margins

  /// The screen's size in points, as it is held.
  package var size: SceneRequest.Size {
    switch orientation {
    case .portrait: portraitSize
    case .landscape: SceneRequest.Size(width: portraitSize.height, height: portraitSize.width)
    }
  }

  /// The margins that the system keeps free for the status bar, the camera, the corners and the home indicator.
  package var safeArea: Margins {
    switch orientation {
    case .portrait: portraitMargins
    case .landscape: landscapeMargins
    }
  }
}

extension Device {
  /// The device of a preview with a trait of an orientation, where no other is chosen.
  package static let standard = phone("iphone-16", 393, 852, top: 59, corner: 55)

  private static let portraitDevices = [
    Device(
      name: "iphone-se",
      scale: 2,
      portraitSize: SceneRequest.Size(width: 375, height: 667),
      portraitMargins: Margins(top: 20, bottom: 0),
      landscapeMargins: Margins(top: 0, bottom: 0)
    ),
    phone("iphone-13-mini", 375, 812, top: 50, corner: 44),
    phone("iphone-14", 390, 844, top: 47, corner: 47.33),
    phone("iphone-14-plus", 428, 926, top: 47, corner: 53.33, .largePhone),
    phone("iphone-15", 393, 852, top: 59, corner: 55),
    phone("iphone-15-plus", 430, 932, top: 59, corner: 55, .largePhone),
    standard,
    phone("iphone-16-plus", 430, 932, top: 59, corner: 55, .largePhone),
    phone("iphone-16-pro", 402, 874, top: 62, corner: 62),
    phone("iphone-16-pro-max", 440, 956, top: 62, corner: 62, .largePhone),
    tablet("ipad-mini", 744, 1133, corner: 21.5),
    tablet("ipad", 820, 1180, corner: 25),
    tablet("ipad-pro-11", 834, 1210, corner: 30),
    tablet("ipad-pro-13", 1032, 1376, corner: 30),
  ]

  private static let landscapeSuffix = "-landscape"

  /// The names of all devices, each upright and lying.
  package static let names = portraitDevices.flatMap { [$0.name, $0.name + landscapeSuffix] }

  /// The device with a name of `names`, in any case; `nil` for another name.
  package init?(named name: String) {
    let word = name.lowercased()
    let isLying = word.hasSuffix(Self.landscapeSuffix)
    let bare = isLying ? String(word.dropLast(Self.landscapeSuffix.count)) : word
    guard var device = Self.portraitDevices.first(where: { $0.name == bare }) else { return nil }
    if isLying { device.orientation = .landscape }
    self = device
  }

  /// The name with the orientation, as the command line has it.
  package var fullName: String {
    orientation == .landscape ? name + Self.landscapeSuffix : name
  }

  /// A phone with a camera in its screen: lying, that side's margin is on both, and the home indicator takes 21 points.
  private static func phone(
    _ name: String,
    _ width: Int,
    _ height: Int,
    top: Double,
    corner: Double,
    _ kind: Kind = .phone
  ) -> Device {
    Device(
      name: name,
      scale: 3,
      kind: kind,
      cornerRadius: corner,
      portraitSize: SceneRequest.Size(width: width, height: height),
      portraitMargins: Margins(top: top, bottom: 34),
      landscapeMargins: Margins(top: 0, left: top, bottom: 21, right: top)
    )
  }

  /// A tablet without a home button: the status bar takes 24 points, and the home indicator 20.
  private static func tablet(
    _ name: String,
    _ width: Int,
    _ height: Int,
    corner: Double
  ) -> Device {
    let margins = Margins(top: 24, bottom: 20)
    return Device(
      name: name,
      scale: 2,
      kind: .tablet,
      cornerRadius: corner,
      portraitSize: SceneRequest.Size(width: width, height: height),
      portraitMargins: margins,
      landscapeMargins: margins
    )
  }
}
