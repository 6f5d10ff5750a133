import CoreGraphics

/// The table of the animatable properties of text layers (SL3, peer 147).
@MainActor
enum TextKey {
  static let fontSize = DeclaredKey<CGFloat>("fontSize", 36)
  static let foregroundColor = DeclaredKey<CGColor?>(
    "foregroundColor",
    CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  )
  static let isWrapped = DeclaredKey<Bool>("wrapped", false, .none)
  static let truncationMode = DeclaredKey<CATextLayerTruncationMode>(
    "truncationMode",
    CATextLayerTruncationMode.none,
    .none
  )
  static let alignmentMode = DeclaredKey<CATextLayerAlignmentMode>(
    "alignmentMode",
    .natural,
    .none
  )
  static let allowsFontSubpixelQuantization = DeclaredKey<Bool>(
    "allowsFontSubpixelQuantization",
    false,
    .none
  )

  static let all: [any DeclaredDefault] = [
    fontSize, foregroundColor, isWrapped, truncationMode, alignmentMode,
    allowsFontSubpixelQuantization,
  ]

  /// Whether a text layer's drawing depends on a key (peer 170).
  static func isDrawn(_ key: String) -> Bool {
    switch key {
    case "string", "font", "style", "contentsScale": true
    case fontSize.name, foregroundColor.name, isWrapped.name, truncationMode.name: true
    case alignmentMode.name, allowsFontSubpixelQuantization.name: true
    default: false
    }
  }
}
