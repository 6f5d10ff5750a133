import SceneProtocol
import UIKit

/// One variant of a preview: what is different about its screen, and its name.
struct Variant {
  /// The words for what is different, one for each axis.
  var words: [String] = []
  /// The device; `nil` for none.
  var device: Device?
  /// The traits that differ from those of the window.
  var traits = ScreenView.Traits()

  /// The label: "dark · AX L".
  var label: String { words.joined(separator: " · ") }

  /// The variants along some axes: the first axis varies slowest.
  ///
  /// - Parameters:
  ///   - axes: The axes.
  ///   - device: The device of a variant for which no axis sets one.
  /// - Returns: All combinations; without an axis one variant without a word.
  static func all(along axes: [VariantAxis], on device: Device?) -> [Variant] {
    axes.reduce([Variant(device: device)]) { variants, axis in
      variants.flatMap { $0.varied(along: axis) }
    }
  }

  /// The number of variants along an axis.
  static func count(along axis: VariantAxis) -> Int { Variant().varied(along: axis).count }

  private func varied(along axis: VariantAxis) -> [Variant] {
    switch axis {
    case .dark:
      [("light", UIUserInterfaceStyle.light), ("dark", .dark)].map { word, style in
        changed(word) { $0.traits.style = style }
      }
    case .textSizes:
      Self.textSizes.map { word, category in changed(word) { $0.traits.category = category } }
    case .devices:
      Self.deviceNames.compactMap(Device.init(named:)).map { device in
        changed(device.name) {
          let orientation = $0.device?.orientation ?? .portrait
          $0.device = device
          $0.device?.orientation = orientation
        }
      }
    case .orientations:
      [Device.Orientation.portrait, .landscape].map { orientation in
        changed(orientation.rawValue) {
          $0.device = $0.device ?? .standard
          $0.device?.orientation = orientation
        }
      }
    case .contrast:
      [("normal contrast", UIAccessibilityContrast.normal), ("high contrast", .high)].map {
        word,
        contrast in changed(word) { $0.traits.contrast = contrast }
      }
    }
  }

  private func changed(_ word: String, _ change: (inout Variant) -> Void) -> Variant {
    var variant = self
    variant.words.append(word)
    change(&variant)
    return variant
  }

  private static let deviceNames = ["iphone-se", "iphone-16", "iphone-16-pro-max", "ipad-mini"]

  /// The smallest text size, the default, the largest of the usual ones, and one that is larger for readability.
  private static let textSizes: [(String, UIContentSizeCategory)] = [
    ("text XS", .extraSmall), ("text L", .large), ("text XXXL", .extraExtraExtraLarge),
    ("text AX XL", .accessibilityExtraLarge),
  ]
}
