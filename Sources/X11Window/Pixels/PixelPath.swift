/// How pixels get from this process to the server, the best way first.
///
/// Measured on Xvfb (two cores, 1280 × 720): both ways through shared memory cost the server the same
/// copy, and this process the same within the noise. What differs is when: an image is on screen as
/// soon as the server has read the request, a pixmap one blank after the tick that it was drawn for.
/// So an event that comes while something moves is answered on screen within one frame by images, and
/// within two by pixmaps; that is why windows use images unless told otherwise. Pixmaps have their
/// place where the server shows them without tearing and images not.
package nonisolated enum PixelPath: Sendable, CaseIterable {
  /// Pixmaps in shared memory, each shown at a blank (`PresentPixmap`), in turn.
  ///
  /// From idle the answer to an event does not wait for a blank: it is put as an image at once.
  case presentedPixmap
  /// An image in shared memory (`XShmPutImage`), shown at once.
  case sharedImage
  /// An image sent through the connection (`XPutImage`): a remote display, or no shared memory left.
  case copiedImage

  /// What to use when this one does not work; `nil` for the last, which always does.
  var fallback: PixelPath? {
    switch self {
    case .presentedPixmap: .sharedImage
    case .sharedImage: .copiedImage
    case .copiedImage: nil
    }
  }
}
