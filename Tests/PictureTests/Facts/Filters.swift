import CoreGraphics
import CoreImage
import QuartzCore

extension FactPicture {
  /// Filters (RE1, RE6, RE10).
  static let filters = [
    FactPicture("filter-blurs-with-sublayers") { room in
      room.add(30, 20, 60, 50, Ink.blue) { card in
        card.add(20, 15, 50, 20, Ink.yellow)
        card.filters = [blur(4)]
      }
    },
    FactPicture("filters-of-colors") { room in
      let names = [
        nil, "CIColorInvert", "CISepiaTone", "CIColorMonochrome", "CIHueAdjust", "CIColorPosterize",
      ]
      for (index, name) in names.enumerated() {
        room.add(CGFloat(index % 3) * 39 + 3, CGFloat(index / 3) * 43 + 4, 35, 39) { card in
          card.contents = testCard(width: 16, height: 16)
          guard let name, let filter = CIFilter(name: name) else { return }
          if name == "CIHueAdjust" { filter.setValue(2, forKey: kCIInputAngleKey) }
          card.filters = [filter]
        }
      }
    },
    FactPicture("filter-before-shadow-and-opacity") { room in
      room.add(30, 15, 60, 50, Ink.red) { card in
        card.filters = [blur(3)]
        card.opacity = 0.7
        card.shadowOpacity = 1
        card.shadowRadius = 0
        card.shadowOffset = CGSize(width: 8, height: 8)
      }
    },
    FactPicture("filter-before-mask") { room in
      room.add(20, 10, 80, 70) { card in
        card.contents = testCard(width: 16, height: 14)
        card.filters = [blur(5)]
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 70, height: 60), transform: nil)
        card.mask = mask
      }
    },
    FactPicture("background-filter-in-its-shape") { room in
      room.add(0, 0, 120, 90) { ground in
        ground.contents = testCard(width: 24, height: 18)
        ground.magnificationFilter = .nearest
      }
      room.add(25, 20, 70, 50, CGColor(gray: 1, alpha: 0.3)) { glass in
        glass.cornerRadius = 16
        glass.backgroundFilters = [blur(5)]
      }
    },
    FactPicture("filter-radius-half-way", at: 0.5) { room in
      room.add(30, 20, 60, 50, Ink.green) { card in
        let filter = blur(0)
        filter.name = "blur"
        card.filters = [filter]
        let grow = CABasicAnimation(keyPath: "filters.blur.inputRadius")
        grow.fromValue = 0
        grow.toValue = 8
        grow.duration = 1
        card.add(grow, forKey: "grow")
      }
    },
  ]

  @MainActor
  private static func blur(_ radius: Double) -> CIFilter {
    let filter = CIFilter.gaussianBlur()
    filter.radius = Float(radius)
    return filter
  }
}
