import CoreGraphics

extension DisplayItem {
  /// The item, mapped by `map` on the device.
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
    case .gradient(var gradient):
      gradient.toDevice = gradient.toDevice.then(map)
      return .gradient(gradient)
    case .path(var path):
      path.toDevice = path.toDevice.then(map)
      return .path(path)
    case .particles(var particles):
      particles.toDevice = particles.toDevice.then(map)
      return .particles(particles)
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
    case .beginFilter(var filter):
      filter.toDevice = filter.toDevice.then(map)
      return .beginFilter(filter)
    case .backdrop(var backdrop):
      backdrop.filter.toDevice = backdrop.filter.toDevice.then(map)
      return .backdrop(backdrop)
    case .mask, .endGroup: return self
    }
  }

  /// Whether the item's place on the device is finite: the product of two finite maps may not be.
  package var isSomewhere: Bool {
    switch self {
    case .fill(let fill): fill.toDevice.isFinite
    case .border(let border): border.toDevice.isFinite
    case .image(let image): image.toDevice.isFinite
    case .gradient(let gradient): gradient.toDevice.isFinite
    case .path(let path): path.toDevice.isFinite
    case .particles(let particles): particles.toDevice.isFinite
    case .shadow(let shadow), .beginShadow(let shadow): shadow.toDevice.isFinite
    case .beginRaster(let raster): raster.toDevice.isFinite
    case .beginGroup(let group): group.clip?.toDevice.isFinite != false
    case .beginFilter(let filter): filter.toDevice.isFinite
    case .backdrop(let backdrop): backdrop.filter.toDevice.isFinite
    case .mask, .endGroup: true
    }
  }
}
