/// The ways that pixels get from this process to the server, the best first.
///
/// Measured on Xvfb, two cores, 1280 × 720 (CPU of the server for a frame; from a change to the pixel on
/// screen, median and 99th percentile of 120, while frames run and from idle):
///
/// | way             | 64 × 64 | whole   | while frames run | from idle    |
/// |-----------------|---------|---------|------------------|--------------|
/// | presentedPixmap | 0.07 ms | 0.75 ms | 24.0, 33.0 ms    | 0.21, 0.27 ms |
/// | sharedImage     | 0.05 ms | 0.53 ms | 8.0, 16.3 ms     | 0.22, 0.26 ms |
/// | copiedImage     | 0.06 ms | 0.74 ms | 7.5, 16.5 ms     | 0.22, 4.9 ms  |
///
/// This process spends about 0.1 ms more on a pixmap than on an image. An image is on screen as soon as the
/// server has read the request; a pixmap one blank after the tick that it was drawn for, so what happens
/// while something moves is answered within two frames instead of one. That is why windows use images by default.
/// Pixmaps have their place where a server shows images torn and pixmaps whole.
package nonisolated enum PixelPath: Sendable, CaseIterable {
  /// Pixmaps in shared memory, used in turn, each shown at a blank (`PresentPixmap`).
  ///
  /// When idle, the answer to an event does not wait for a blank: it is put as an image at once.
  case presentedPixmap
  /// An image in shared memory (`XShmPutImage`), shown at once.
  case sharedImage
  /// An image sent through the connection (`XPutImage`): a remote display, or no shared memory left.
  ///
  /// The server returns a message after each, and the next frame waits for it: a slow connection makes fewer frames,
  /// not a queue of them.
  case copiedImage

  /// The path to use when this one does not work; `nil` for the last, which always does.
  var fallback: PixelPath? {
    switch self {
    case .presentedPixmap: .sharedImage
    case .sharedImage: .copiedImage
    case .copiedImage: nil
    }
  }
}
