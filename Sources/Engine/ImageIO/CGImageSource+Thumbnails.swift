import CoreGraphics
import Foundation

/// A number: the longest side of a thumbnail in pixels; without it, it is as large as the picture.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// A truth value: whether a thumbnail is turned as the file's orientation says; default false.
public let kCGImageSourceCreateThumbnailWithTransform: CFString =
  "kCGImageSourceCreateThumbnailWithTransform"
/// A truth value that is not used: thumbnails are always made of the picture, never taken from the file.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString =
  "kCGImageSourceCreateThumbnailFromImageAlways"
/// A truth value that is not used: thumbnails are always made of the picture, never taken from the file.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString =
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// A truth value that is not used: decoded pictures are not kept by the source.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// A truth value that is not used: pictures are always decoded at once.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"

/// A picture made smaller, its proportions kept; never larger.
///
/// - Parameters:
///   - isrc: The file.
///   - index: 0 or more.
///   - options: `kCGImageSourceThumbnailMaxPixelSize` and `kCGImageSourceCreateThumbnailWithTransform`.
/// - Returns: `nil` where `CGImageSourceCreateImageAtIndex` gives none.
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
