import CoreGraphics
import DisplayList
import Pixels

/// Paints the shadow of a known shape from a blurred mask in the cache.
struct ShadowOperation {
  private enum Form {
    case patch(PatchShadow)
    case plane(PlaneMask)
  }

  private let form: Form
  /// Premultiplied, 0xAARRGGBB.
  private let color: UInt32
  /// A shape whose fully covered pixels are painted over afterwards.
  private let hidden: DeviceShape?

  /// `nil` when nothing would be seen.
  init?(_ shadow: DisplayItem.Shadow) {
    guard let form = Self.form(of: shadow) else { return nil }
    color = shadow.color.premultipliedPixel
    guard color >> 24 > 0 else { return nil }
    self.form = form
    hidden = shadow.isHiddenInside ? shadow.ownShape : nil
  }

  /// The device pixels that it may touch.
  var bounds: PixelRect {
    switch form {
    case .patch(let patch): patch.bounds
    case .plane(let plane): plane.bounds
    }
  }

  /// Draws what is inside `clip`, which must be inside the canvas and `bounds`.
  func draw(on canvas: Canvas, clip: PixelRect, masks: inout MaskCache) {
    switch form {
    case .patch(let patch):
      let mask = masks.mask(for: .patch(patch.key))
      patch.draw(color, through: mask, on: canvas, clip: clip, hidden: hidden)
    case .plane(let plane):
      let mask = masks.mask(for: .plane(plane.key))
      plane.draw(color, through: mask, on: canvas, clip: clip, hidden: hidden)
    }
  }

  private static func form(of shadow: DisplayItem.Shadow) -> Form? {
    let map = shadow.shapeToDevice
    switch shadow.shape {
    case .items: return nil
    case .roundedRect(let rect, let cornerRadius, let edges):
      let rect = rect.standardized
      let radius = cornerRadius > 0 ? cornerRadius : 0
      let patch = PatchShadow(
        rect: rect,
        radius: radius,
        edges: edges,
        sigma: shadow.sigma,
        toDevice: map
      )
      if let patch { return .patch(patch) }
      let outline = PlaneMask.Outline.rect(
        width: Double(rect.width),
        height: Double(rect.height),
        radius: radius,
        edges: edges
      )
      let place = Homography(translationX: Double(rect.minX), y: Double(rect.minY))
      let box = CGRect(origin: .zero, size: rect.size)
      return PlaneMask(outline, around: box, sigma: shadow.sigma, toDevice: place.then(map))
        .map { .plane($0) }
    case .path(let path):
      guard let inside = PathPaint(inside: path, .winding) else { return nil }
      return PlaneMask(.path(inside), around: inside.box, sigma: shadow.sigma, toDevice: map)
        .map { .plane($0) }
    }
  }
}

extension DisplayItem.Shadow {
  /// From the shape's points to the device, including the shadow's offset.
  var shapeToDevice: Homography {
    Homography(translationX: Double(offset.width), y: Double(offset.height)).then(toDevice)
  }

  /// The shape that casts the shadow, on the device.
  fileprivate var ownShape: DeviceShape? {
    guard case .roundedRect(let rect, let radius, let edges) = shape else { return nil }
    return DeviceShape(
      rect: rect,
      cornerRadius: radius,
      edges: edges,
      toDevice: toDevice
    )
  }
}
