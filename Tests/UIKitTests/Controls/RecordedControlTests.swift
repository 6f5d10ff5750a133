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
  /// Controls of another folder that are none of ours are printed, and do not fail.
  @Test func `controls have the sizes of iOS, and those before its version 26`() throws {
    let files = try RecordedFile.all("control_sizes", as: RecordedControls.self)
    for size in files.flatMap(\.sizes) {
      guard let control = Self.makeControl(size.control) else {
        #expect(RecordedFile.areElsewhere, "\(size.control)")
        print("no size of ours: \(size.control)")
        continue
      }
      let wish = control.intrinsicContentSize
      let recorded = size.before26 ?? size.intrinsic ?? size.size ?? []
      #expect([wish.width, wish.height].map(Double.init) == recorded, "\(size.control)")
    }
    #expect(!files.isEmpty || RecordedFile.areElsewhere)
  }

  private static func makeControl(_ name: String) -> UIView? {
    switch name {
    case "UISlider": UISlider()
    case "UIProgressView": UIProgressView()
    case "UISwitch": UISwitch()
    case "UIActivityIndicatorView medium": UIActivityIndicatorView(style: .medium)
    case "UIActivityIndicatorView large": UIActivityIndicatorView(style: .large)
    default: nil
    }
  }

  /// The thumb of iOS 26 is wider than ours: what is compared is how far its middle has gone of its way.
  ///
  /// At the ends of the track the thumb is over the end of the filled part.
  @Test func `the filled part of a slider ends at the middle of the thumb`() throws {
    for file in try RecordedFile.all("control_sizes", as: RecordedControls.self) {
      let recordedThumb = file.sizes.first { $0.control == "UISlider" }?.thumb?.first
      guard let fills = file.sliderFill?.value, let recordedThumb else { continue }
      for (text, recorded) in fills {
        let value = try #require(Float(text), "\(text)")
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 280, height: 34))
        slider.value = value
        slider.layoutIfNeeded()
        let parts = try #require(slider.subviews.first).subviews
        try #require(parts.count == 3)
        let (filled, thumb) = (parts[1].frame, parts[2].frame)
        #expect(filled.maxX == thumb.midX)
        if value == 0 || value == 1 {
          #expect(abs(recorded - Double(value == 0 ? thumb.minX : thumb.maxX)) < 1e-6, "\(text)")
        } else {
          let way = Double(filled.maxX - thumb.width / 2) / Double(280 - thumb.width)
          let recordedWay = (recorded - recordedThumb / 2) / (280 - recordedThumb)
          #expect(abs(way - recordedWay) < 1e-6, "\(text): \(way), \(recordedWay)")
        }
      }
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

  /// Each row of the record by itself; not all have all metrics.
  @Test func `each measured size is nearly as high as Apple's`() throws {
    let rows = try RecordedFile.all("font_metrics", as: RecordedFonts.self).flatMap {
      $0.measured ?? []
    }
    for row in rows {
      let weight = try #require(Self.weights[row.weight ?? "regular"], "\(row.weight ?? "")")
      let font = UIFont.systemFont(ofSize: CGFloat(row.size), weight: weight)
      let pairs = [
        (font.ascender, row.ascender), (font.descender, row.descender),
        (font.lineHeight, row.lineHeight), (font.capHeight, row.capHeight),
        (font.xHeight, row.xHeight),
      ]
      for (own, apples) in pairs {
        guard let apples else { continue }
        #expect(
          abs(Double(own) - apples) < abs(apples) / 25 + 0.02,
          "\(row.size): \(own), \(apples)"
        )
      }
    }
    #expect(!rows.isEmpty || RecordedFile.areElsewhere)
  }

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  /// The record has the rule in words: up to the next pixel, of which three make a point there.
  @Test func `a label is as high as its line, up to the next pixel`() throws {
    for file in try RecordedFile.all("font_metrics", as: RecordedFonts.self)
    where file.labelHeight != nil {
      for size in (file.measured ?? []).map({ CGFloat($0.size) }) {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = "Ag"
        let (height, line) = (label.intrinsicContentSize.height, label.font.lineHeight)
        #expect(height >= line && height < line + 1, "\(size): \(height), \(line)")
        let pixels = height * label.traitCollection.displayScale
        #expect(pixels == pixels.rounded())
      }
    }
  }

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
    let thumb: [Double]?
  }

  struct Fill: Decodable {
    /// Where the filled part ends on a track of 280 points, by the slider's value.
    let value: [String: Double]
  }

  let sizes: [Size]
  let sliderFill: Fill?
}

nonisolated private struct RecordedFonts: Decodable {
  struct Measure: Decodable {
    let size: Double
    let weight: String?
    let ascender: Double?
    let descender: Double?
    let lineHeight: Double?
    let capHeight: Double?
    let xHeight: Double?
  }

  let perPoint: [String: Double]
  let measured: [Measure]?
  let labelHeight: String?
  let textStylesLarge: [String: Double]?
  let semiboldStyles: [String]?
}
