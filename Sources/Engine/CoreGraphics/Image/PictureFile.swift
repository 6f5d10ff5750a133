import Foundation

/// Reads picture files: regular files, up to the maximum size of a picture.
enum PictureFile {
  /// The maximum size of a file, in bytes: that of the pixels of the largest picture.
  static let maximumByteCount = 4 * CGImage.maximumPixelCount

  /// Reads all bytes of a file.
  ///
  /// - Parameter path: The path of a regular file: a pipe or a device might have no end.
  /// - Returns: The bytes.
  /// - Throws: `unreadable`, with the path and the reason.
  static func read(_ path: String) throws(CoreGraphicsError) -> Data {
    UsedFiles.note(path)
    do {
      let attributes = try FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      )
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        throw CoreGraphicsError.unreadable(path: path, reason: "it is not a file")
      }
      let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
      guard size <= maximumByteCount else {
        let reason = "it has \(size) bytes, more than \(maximumByteCount)"
        throw CoreGraphicsError.unreadable(path: path, reason: reason)
      }
      return try Data(contentsOf: URL(fileURLWithPath: path))
    } catch let error as CoreGraphicsError {
      throw error
    } catch {
      throw .unreadable(path: path, reason: reason(error))
    }
  }

  /// The system's message for a file error, without Foundation's wrapping.
  static func reason(_ error: any Error) -> String {
    let error = error as NSError
    if let posix = error.userInfo[NSUnderlyingErrorKey] as? POSIXError {
      return String(cString: strerror(posix.code.rawValue))
    }
    if let posix = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      posix.domain == NSPOSIXErrorDomain
    {
      return String(cString: strerror(Int32(posix.code)))
    }
    return error.localizedDescription
  }
}
