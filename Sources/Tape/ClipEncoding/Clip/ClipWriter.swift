import CClips
import SceneProtocol

/// Writes a clip, frame by frame; it is under its name when it is finished, and until then what was there before.
///
/// `append` and `finish` are called by one thread at a time; `cancel` by any at any time. After an error nothing is
/// left, and each later call throws it again.
package final class ClipWriter: Sendable {
  private let path: String
  private let place: OutputPlace
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

  /// Begins a clip; what is missing for it is found out here as far as possible.
  ///
  /// - Parameters:
  ///   - path: Where it will be.
  ///   - kind: What it is written as.
  ///   - format: What its frames have in common.
  ///   - options: How it is written.
  /// - Throws: What is missing, or is in the way.
  package init(path: String, kind: ClipKind, format: ClipFormat, options: ClipOptions = .init())
    throws(ClipError)
  {
    if format.isTransparent, !kind.hasAlpha { throw .noAlpha(path: path) }
    Self.keepMemory
    self.path = path
    place = try OutputPlace(path: path, isFolder: kind == .pngFolder)
    do throws(ClipError) {
      sink = try Self.sink(kind, place, format, options)
    } catch {
      place.discard()
      throw error
    }
  }

  deinit { cancel() }

  /// Once in the life of the process.
  private static let keepMemory: Void = pegbar_clip_keep_memory()

  /// Takes a frame; waits while too many are waiting.
  ///
  /// - Parameters:
  ///   - frame: Its pixels.
  ///   - count: For how many frames it is shown, at least 1.
  ///   - whenTaken: Is called once, on any thread, when the pixels are not needed any more; also after an error.
  /// - Throws: What went wrong, perhaps with an earlier frame.
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

  /// Waits until all is written, and puts it under its name.
  ///
  /// - Throws: What went wrong.
  package func finish() throws(ClipError) {
    if let error = begin() { throw error }
    do throws(ClipError) {
      guard state.read(\.frames) > 0 else { throw .noFrames(path: path) }
      try sink.finish()
      try place.keep()
    } catch {
      throw end(with: error)
    }
    state.change { state in
      state.isBusy = false
      state.end = .finished
    }
  }

  /// Ends the work, and leaves nothing of it; nothing after `finish`.
  ///
  /// A call that is under way throws `cancelled`, and is waited for.
  package func cancel() {
    if case .some = state.read(\.end) { return }
    sink.interrupt()
    state.wait(until: { !$0.isBusy }) { $0.isBusy = $0.end == nil }
    if case .some = state.read(\.end) { return }
    _ = end(with: .cancelled)
  }

  /// Says that work is under way; or why there is to be none.
  private func begin() -> ClipError? {
    state.wait(until: { !$0.isBusy }) { state in
      switch state.end {
      case .none:
        state.isBusy = true
        return nil
      case .finished: preconditionFailure("\(path) is finished already")
      case .failed(let error): return error
      }
    }
  }

  private func end(with error: ClipError) -> ClipError {
    sink.discard()
    place.discard()
    state.change { state in
      state.isBusy = false
      state.end = .failed(error)
    }
    return error
  }

  private static func sink(
    _ kind: ClipKind,
    _ place: OutputPlace,
    _ format: ClipFormat,
    _ options: ClipOptions
  ) throws(ClipError) -> any ClipSink {
    switch kind {
    case .gif: try GIFSink(place, format, options)
    case .apng: try APNGSink(place, format)
    case .mp4: try VideoSink(place, format, .h264(format), options)
    case .webm: try VideoSink(place, format, .vp9(format), options)
    case .pngFolder: try PNGFolderSink(place, format, firstFrame: options.firstFrame)
    }
  }
}
