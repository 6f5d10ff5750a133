import CoreGraphics
import QuartzCore

extension Workload {
  /// One large picture that comes and goes over another.
  static let crossFade = crossFade(pixelsPerPoint: 1)

  /// The same on a screen of that scale, with pictures of as many pixels as that has.
  static func crossFade(pixelsPerPoint scale: Int) -> Workload {
    Workload(
      "W3",
      "1080p cross-fade",
      size: CGSize(width: 1920, height: 1080),
      background: .bytes(0, 0, 0),
      target: 1.7
    ) { root in
      let pictures = (1...2).map {
        SceneNumbers.photo(width: 1920 * scale, height: 1080 * scale, seed: $0)
      }
      let layers = pictures.map { picture in
        let layer = CALayer()
        layer.frame = root.bounds
        layer.contents = picture
        root.addSublayer(layer)
        return layer
      }
      swing(layers[1], "opacity", from: 0.0, to: 1.0, duration: 2)
    }
  }
}
