import CoreGraphics

extension DisplayItem {
  /// The item where `map` takes it on the device.
  package func mapped(by map: Homography) -> DisplayItem {
    guard map != .identity else { return self }
    switch self {
    case .fill(var fill):
      fill.toDevice = fill.toDevice.then(map)
      return .fill(fill)
    case .border(var border):
      border.toDevice = border.toDevice.then(map)
      return .border(border)
    case .image(var image):
      image.toDevice = image.toDevice.then(map)
      return .image(image)
    case .beginGroup(var group):
      guard var clip = group.clip else { return self }
      clip.toDevice = clip.toDevice.then(map)
      group.clip = clip
      return .beginGroup(group)
    case .beginRaster(var raster):
      raster.toDevice = raster.toDevice.then(map)
      return .beginRaster(raster)
    case .shadow(var shadow):
      shadow.toDevice = shadow.toDevice.then(map)
      return .shadow(shadow)
    case .beginShadow(var shadow):
      shadow.toDevice = shadow.toDevice.then(map)
      return .beginShadow(shadow)
    case .mask, .endGroup: return self
    }
  }
}
