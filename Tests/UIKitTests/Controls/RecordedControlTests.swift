import Foundation
import QuartzCore
import Recorded
import Testing
import UIKit

/// Sizes of controls and of the system's font, as they were recorded: `control_sizes` and `font_metrics`.
///
/// The controls are recorded in the look of iOS 26. Ours have a look of their own, in the sizes that iOS had before
/// where these were others: what the files call `before26`. The system's font is not Apple's: it has the metrics of the
/// letters that are drawn, by which text is laid out, and is nearly as high.
@Suite struct `Recorded controls and fonts` {
  @Test func `controls have the sizes of iOS, and those before its version 26`() throws {
    let files = try RecordedFile.all("control_sizes", as: RecordedControls.self)
    var count = 0
    for size in files.flatMap(\.sizes) {
      // (Activity indicators are none of ours.)
      guard let control = Self.makeControl(size.control) else { continue }
      let wish = control.intrinsicContentSize
      let recorded = size.before26 ?? size.intrinsic ?? size.size ?? []
      #expect([wish.width, wish.height].map(Double.init) == recorded, "\(size.control)")
      count += 1
    }
    #expect(count > 0)
  }

  private static func makeControl(_ name: String) -> UIView? {
    switch name {
    case "UISlider": UISlider()
    case "UIProgressView": UIProgressView()
    case "UISwitch": UISwitch()
    default: nil
    }
  }

  @Test func `text styles have Apple's sizes`() throws {
    let files = try RecordedFile.all("font_metrics", as: RecordedFonts.self)
    for (name, size) in files.flatMap({ $0.textStylesLarge ?? [:] }) {
      let style = try #require(Self.styles[name], "\(name)")
      let font = UIFont.preferredFont(forTextStyle: style)
      #expect(Double(font.pointSize) == size)
      let isSemibold = files.contains { $0.semiboldStyles?.contains(name) == true }
      #expect(
        font == .systemFont(ofSize: size, weight: isSemibold ? .semibold : .regular),
        "\(name)"
      )
    }
  }

  private static let styles: [String: UIFont.TextStyle] = [
    "largeTitle": .largeTitle, "title1": .title1, "title2": .title2, "title3": .title3,
    "headline": .headline, "subheadline": .subheadline, "body": .body, "callout": .callout,
    "footnote": .footnote, "caption1": .caption1, "caption2": .caption2,
  ]

  /// Within a 25th: DejaVu Sans is 1.164 high and Apple's 1.193, its capitals 0.729 and 0.705.
  @Test func `the system's font is nearly as high as Apple's`() throws {
    for file in try RecordedFile.all("font_metrics", as: RecordedFonts.self) {
      for size in [8.0, 17, 34] {
        for weight in [UIFont.Weight.regular, .bold] {
          let font = UIFont.systemFont(ofSize: size, weight: weight)
          let pairs: [(CGFloat, Double?)] = [
            (font.ascender, file.perPoint["ascender"]),
            (font.descender, file.perPoint["descender"]),
            (font.lineHeight, file.perPoint["lineHeight"]),
            (font.capHeight, file.perPoint["capHeight"]),
          ]
          for (own, perPoint) in pairs {
            let apples = try #require(perPoint) * size
            #expect(abs(own - apples) < abs(apples) / 25 + 0.02, "\(size): \(own), \(apples)")
          }
          #expect(Double(font.leading) == file.perPoint["leading"])
        }
      }
    }
  }
}

nonisolated private struct RecordedControls: Decodable {
  struct Size: Decodable {
    let control: String
    let intrinsic: [Double]?
    let size: [Double]?
    let before26: [Double]?
  }

  let sizes: [Size]
}

nonisolated private struct RecordedFonts: Decodable {
  let perPoint: [String: Double]
  let textStylesLarge: [String: Double]?
  let semiboldStyles: [String]?
}
