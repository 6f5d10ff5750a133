import CoreGraphics
import CoreImage
import DisplayList
import QuartzCore
import Testing

/// Where a layer's filters come among all that it paints (RE1, RE10).
final class `The list of a filtered layer` {
  private lazy var stage = LayerStage()

  private func lines(_ change: (CALayer) -> Void) -> [String] {
    let layer = stage.addLayer()
    withoutActions {
      layer.backgroundColor = .white
      layer.borderWidth = 2
      layer.addSublayer(CALayer())
      layer.sublayers?[0].bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
      layer.sublayers?[0].backgroundColor = .black
      layer.filters = [CIFilter(name: "CIColorInvert"), CIFilter(name: "CIGaussianBlur")]
        .compactMap(\.self)
      change(layer)
    }
    stage.advance(to: 0)
    return stage.context.frame.list.description.split(separator: "\n").map { line in
      let indent = line.prefix { $0 == " " }
      return "\(indent)\(line.dropFirst(indent.count).prefix { $0 != " " })"
    }
  }

  @Test func `has all that it shows inside of them, border included (RE1)`() {
    #expect(lines { _ in } == ["filter", "  fill", "  fill", "  border", "end"])
  }

  @Test func `has its shadow, opacity, mask and compositing around them (RE1)`() {
    let result = lines {
      ($0.shadowOpacity, $0.opacity) = (1, 0.5)
      $0.mask = CALayer()
      $0.mask?.bounds = CGRect(x: 0, y: 0, width: 9, height: 9)
      $0.mask?.backgroundColor = .black
      $0.compositingFilter = "multiplyBlendMode"
    }
    #expect(
      result == [
        "group", "  shadow", "    group", "      filter", "        fill", "        fill",
        "        border", "      end", "    end", "  end", "mask", "  fill", "end",
      ]
    )
  }

  @Test func `has them inside of what is rasterized (RE10)`() {
    let result = lines {
      ($0.shouldRasterize, $0.opacity) = (true, 0.5)
    }
    #expect(
      result == [
        "group", "  raster", "    filter", "      fill", "      fill", "      border", "    end",
        "  end", "end",
      ]
    )
  }

  @Test func `clips contents and sublayers before them (RE1)`() {
    let result = lines { $0.masksToBounds = true }
    #expect(
      result == ["filter", "  fill", "  group", "    fill", "  end", "  border", "end"]
    )
  }

  @Test func `changes what is behind before anything of the layer (RE1)`() {
    let result = lines {
      $0.filters = nil
      $0.opacity = 0.5
      $0.backgroundFilters = [CIFilter(name: "CIBoxBlur")].compactMap(\.self)
    }
    #expect(result == ["backdrop", "group", "  fill", "  fill", "  border", "end"])
  }

  @Test func `holds nothing of filters that have nothing to change`() {
    let layer = stage.addLayer()
    layer.filters = [CIFilter(name: "CIGaussianBlur")].compactMap(\.self)
    stage.advance(to: 0)
    #expect(stage.context.frame.list.items.isEmpty)
  }
}
