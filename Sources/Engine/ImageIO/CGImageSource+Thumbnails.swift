import CoreGraphics
import Foundation

/// A number: the maximum side of a thumbnail in pixels; by default it is as large as the picture.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// A Boolean: whether the file's orientation is applied to a thumbnail; default false.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// A Boolean that is not used: thumbnails are always made from the picture, never taken from the file.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// A Boolean that is not used: thumbnails are always made from the picture, never taken from the file.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// A Boolean that is not used: decoded pictures are not cached by the source.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// A Boolean that is not used: pictures are always decoded immediately.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

/// A thumbnail: the picture scaled down in proportion, never up.
///
/// - Parameters:
///   - isrc: The image source of the file.
///   - index: The index of the picture, from 0.
///   - options: `kCGImageSourceThumbnailMaxPixelSize` and `kCGImageSourceCreateThumbnailWithTransform`.
/// - Returns: `nil` where `CGImageSourceCreateImageAtIndex` returns `nil`.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  guard let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) else { return nil }
  let isTurned = options?[kCGImageSourceCreateThumbnailWithTransform].map(isTrue) ?? false
  let side =
    options?[kCGImageSourceThumbnailMaxPixelSize].flatMap(Double.init(anyNumber:)) ?? .infinity
  let scale = min(1, max(1, side) / Double(max(image.width, image.height)))
  let small = image.scaled(
    width: max(1, Int((Double(image.width) * scale).rounded())),
    height: max(1, Int((Double(image.height) * scale).rounded()))
  )
  return isTurned ? small?.oriented(ImageOrientation(exif: isrc.file.orientation)) : small
}

private func isTrue(_ value: Any) -> Bool {
  value as? Bool ?? (value as? NSNumber)?.boolValue ?? false
}
