import SceneProtocol

/// A clip whose pictures' size is not known yet: its place is made, and an encoder that takes long to start is started.
///
/// A `ClipWriter` takes it; without a writer nothing of it is left when it is released.
package final class PreparedClip: Sendable {
  let path: String
  let kind: ClipKind
  let options: ClipOptions
  let place: OutputPlace
  /// The encoder of a video; `nil` for other kinds, which have none.
  let encoder: VideoEncoder?
  private let isOpen = Monitor(true)

  /// Prepares a clip; missing programs and libraries are detected here as far as possible.
  ///
  /// - Parameters:
  ///   - path: The path of the file or folder to write.
  ///   - kind: The kind of clip.
  ///   - isTransparent: Whether alpha is kept.
  ///   - options: The options of writing.
  /// - Throws: What is missing, or prevents writing.
  package init(path: String, kind: ClipKind, isTransparent: Bool, options: ClipOptions = .init())
    throws(ClipError)
  {
    if isTransparent, !kind.hasAlpha { throw .noAlpha(path: path) }
    (self.path, self.kind, self.options) = (path, kind, options)
    place =
      if kind == .pngFolder {
        try OutputPlace(folder: path, keepsOthers: options.frames != nil)
      } else {
        try OutputPlace(file: path)
      }
    do throws(ClipError) {
      encoder =
        if let codec = VideoCodec.of(kind) {
          try VideoEncoder(codec, isTransparent: isTransparent, to: place, options)
        } else {
          nil
        }
    } catch {
      place.discard()
      throw error
    }
  }

  deinit { discard() }

  /// Removes what was made; does nothing where a writer has taken the clip.
  package func discard() {
    if take() { removeAll() }
  }

  /// Hands it to a writer, which removes what it does not finish; once only.
  ///
  /// - Returns: Whether it was neither taken nor discarded before.
  func take() -> Bool {
    isOpen.change { isOpen in
      defer { isOpen = false }
      return isOpen
    }
  }

  /// Ends the encoder and removes the temporary file or folder.
  func removeAll() {
    encoder?.end()
    place.discard()
  }
}
