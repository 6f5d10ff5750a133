import CoreGraphics
import Testing
import UIKit

/// Apple, *Human Interface Guidelines*, "Typography": Dynamic Type.
@Suite(.serialized) struct `Text sizes` {
  @Test(
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.extraSmall, 14), (.body, .large, 17),
      (.body, .extraExtraExtraLarge, 23), (.body, .accessibilityExtraExtraExtraLarge, 53),
      (.largeTitle, .extraSmall, 31), (.largeTitle, .accessibilityMedium, 44),
      (.caption2, .medium, 11), (.caption2, .accessibilityLarge, 24), (.footnote, .extraLarge, 15),
      (.headline, .small, 15), (.body, .unspecified, 17),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)]
  )
  func `are those of the text styles`(
    style: UIFont.TextStyle,
    category: UIContentSizeCategory,
    size: CGFloat
  ) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    #expect(font.pointSize == size)
    let bold = UIFont.systemFont(ofSize: size, weight: .semibold)
    #expect(font == (style == .headline ? bold : .systemFont(ofSize: size)))
    traits.performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
  }

  @Test func `are in order, and the larger ones are for readability`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(UIApplication.shared.preferredContentSizeCategory == .large)
  }

  @Test func `scale fonts and lengths of one's own, up to a maximum`() {
    let large = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .body)
    let own = UIFont.boldSystemFont(ofSize: 34)
    #expect(metrics.scaledFont(for: own, compatibleWith: large) == .boldSystemFont(ofSize: 46))
    #expect(metrics.scaledFont(for: own) == own)
    let bounded = metrics.scaledFont(for: own, maximumPointSize: 40, compatibleWith: large)
    #expect(bounded.pointSize == 40)
    // Scaled again it is scaled from its first size, and not twice.
    #expect(metrics.scaledFont(for: bounded, compatibleWith: large).pointSize == 46)
    #expect(metrics.scaledValue(for: 10, compatibleWith: large) == 14)
    #expect(metrics.scaledValue(for: 10) == 10)
    #expect(UIFontMetrics.default.scaledValue(for: .infinity) == .infinity)
  }

  @Test func `are followed by labels that adjust their font, and by no others`() {
    let shown = ShownWindow()
    let screen = ScreenView(
      size: CGSize(width: 100, height: 100),
      margins: .zero,
      form: .window,
      traits: {
        var traits = ScreenView.Traits()
        traits.category = .accessibilityMedium
        return traits
      }()
    )
    shown.window.addSubview(screen)
    let (adjusts, fixed, own) = (UILabel(), UILabel(), UILabel())
    for label in [adjusts, fixed, own] {
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "Text"
    }
    own.font = .systemFont(ofSize: 20)
    for label in [adjusts, own] { label.adjustsFontForContentSizeCategory = true }
    #expect(adjusts.adjustsFontForContentSizeCategory && !fixed.adjustsFontForContentSizeCategory)
    for label in [adjusts, fixed, own] { screen.addSubview(label) }
    #expect(adjusts.font.pointSize == 28)
    #expect(fixed.font.pointSize == 17 && own.font.pointSize == 20)
    adjusts.adjustsFontForContentSizeCategory = false
    shown.window.addSubview(adjusts)
    #expect(adjusts.font.pointSize == 28)
    adjusts.adjustsFontForContentSizeCategory = true
    #expect(adjusts.font.pointSize == 17)
  }
}
