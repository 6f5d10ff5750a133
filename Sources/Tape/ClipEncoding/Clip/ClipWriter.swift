import CClips
import SceneProtocol

/// Writes a clip, frame by frame; the file is replaced by an atomic write when the clip is finished.
///
/// `append` and `finish` are called by one thread at a time; `cancel` by any thread at any time. After an error nothing
/// of the clip is left, and each later call throws the same error.
package final class ClipWriter: Sendable {
  private let clip: PreparedClip
  private let sink: any ClipSink
  private let state = Monitor(State())

  private struct State {
    var frames = 0
    var isBusy = false
    var end: End?
  }
  private enum End {
    case finished
    case failed(ClipError)
  }

  /// Begins a clip; missing programs and libraries are detected here as far as possible.
  ///
  /// - Parameters:
  ///   - path: The path of the file or folder to write.
  ///   - kind: The kind of clip.
  ///   - format: The properties that all frames share.
  ///   - options: The options of writing.
  /// - Throws: What is missing, or prevents writing.
  package convenience init(
    path: String,
    kind: ClipKind,
    format: ClipFormat,
    options: ClipOptions = .init()
  ) throws(ClipError) {
    let isTransparent = format.isTransparent
    try self.init(
      PreparedClip(path: path, kind: kind, isTransparent: isTransparent, options: options),
      format
    )
  }

  /// Begins a clip that was prepared for pictures of its transparency.
  ///
  /// - Parameters:
  ///   - clip: The clip, which has no writer yet.
  ///   - format: The properties that all frames share.
  /// - Throws: What prevents writing; nothing of the clip is left then.
  package init(_ clip: PreparedClip, _ format: ClipFormat) throws(ClipError) {
    // (It may have been discarded while the scene started.)
    guard clip.take() else { throw .cancelled }
    Self.keepMemory
    self.clip = clip
    do throws(ClipError) {
      sink = try Self.sink(clip, format)
    } catch {
      clip.removeAll()
      throw error
    }
  }

  deinit { cancel() }

  /// Runs once in the life of the process.
  private static let keepMemory: Void = pegbar_clip_keep_memory()

  /// Takes a frame; blocks while too many frames are waiting.
  ///
  /// - Parameters:
  ///   - frame: The frame's pixels.
  ///   - count: The number of frames that it is shown for, at least 1.
  ///   - whenTaken: Called exactly once, on any thread, when the pixels are not needed any more; also after an error.
  /// - Throws: The error, which may be that of an earlier frame.
  package func append(
    _ frame: ClipFrame,
    count: Int = 1,
    whenTaken: @escaping @Sendable () -> Void = {}
  ) throws(ClipError) {
    precondition(count > 0, "a frame that is shown \(count) times")
    let error = begin()
    if let error {
      whenTaken()
      throw error
    }
    do throws(ClipError) {
      try sink.append(frame, count: count, whenTaken: whenTaken)
    } catch {
      throw end(with: error)
    }
    state.change { state in
      state.frames += count
      state.isBusy = false
    }
  }

  /// Waits until everything is written, and moves the clip to its path.
  ///
  /// - Parameter chapters: The clip's chapters, in order: videos have them, other kinds leave them out.
  /// - Throws: The first error.
  package func finish(chapters: [ClipText] = []) throws(ClipError) {
    if let error = begin() { throw error }
    do throws(ClipError) {
      guard state.read(\.frames) > 0 else { throw .noFrames(path: clip.path) }
      try sink.finish(chapters: chapters)
      try clip.place.keep()
    } catch {
      throw end(with: error)
    }
    state.change { state in
      state.isBusy = false
      state.end = .finished
    }
  }

  /// Ends the work and removes what was written; does nothing after `finish`.
  ///
  /// A call in progress throws `cancelled`, and is waited for.
  package func cancel() {
    if case .some = state.read(\.end) { return }
    sink.interrupt()
    state.wait(until: { !$0.isBusy }) { $0.isBusy = $0.end == nil }
    if case .some = state.read(\.end) { return }
    _ = end(with: .cancelled)
  }

  /// Marks the work as in progress; returns an error when there is to be none.
  private func begin() -> ClipError? {
    state.wait(until: { !$0.isBusy }) { state in
      switch state.end {
      case .none:
        state.isBusy = true
        return nil
      case .finished: preconditionFailure("\(clip.path) is finished already")
      case .failed(let error): return error
      }
    }
  }

  private func end(with error: ClipError) -> ClipError {
    sink.discard()
    clip.removeAll()
    state.change { state in
      state.isBusy = false
      state.end = .failed(error)
    }
    return error
  }

  private static func sink(_ clip: PreparedClip, _ format: ClipFormat) throws(ClipError)
    -> any ClipSink
  {
    let (place, options) = (clip.place, clip.options)
    switch clip.kind {
    case .gif: return try GIFSink(place, format, options)
    case .apng: return try APNGSink(place, format)
    case .pngFolder:
      return try PNGFolderSink(place, format, firstFrame: options.frames?.lowerBound ?? 0)
    case .mp4, .webm:
      guard let encoder = clip.encoder else { preconditionFailure("a video without an encoder") }
      return try VideoSink(encoder, format)
    }
  }
}
