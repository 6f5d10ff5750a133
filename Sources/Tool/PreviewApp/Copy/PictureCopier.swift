internal import Dispatch
import CoreGraphics
import Foundation
import Pixels
import Raster
import SceneProtocol
import X11Window

/// Copies the picture that is seen, for others to paste.
///
/// The scene draws it once more, in its own process, into a file that both have. Of one that has crashed or does not
/// answer it is the picture that the server still has.
final class PictureCopier {
  /// Called with what has come of a copy, in words.
  var onWord: (String) -> Void = { _ in }
  private let connection: X11Connection
  private let scenes: SceneReloader
  /// What has been copied, once something has been.
  private var clipboard: Clipboard?
  /// What a scene draws into, and when the person asked for it, by the file's path.
  private var waiting: [String: Drawing] = [:]

  private struct Drawing {
    let file: NamelessFile
    let moment: ServerMoment
    weak var scene: SceneGeneration?
  }

  /// How many copies have been begun and are not done.
  private var unfinished = 0 {
    didSet { if unfinished == 0 { callWhenDone() } }
  }
  private var whenDone: (() -> Void)?

  private static let type = "image/png"
  /// How long a scene may take to draw it, in seconds, before it is had without it.
  private static let patience = 3.0

  init(of scenes: SceneReloader, on connection: X11Connection) {
    (self.scenes, self.connection) = (scenes, connection)
  }

  /// Copies what is seen now.
  func copy() {
    do {
      let clipboard = try self.clipboard ?? Clipboard(connection: connection)
      self.clipboard = clipboard
      unfinished += 1
      clipboard.askTime { [weak self] moment in
        guard let self else { return }
        if let scene = scenes.current, scenes.still == nil {
          ask(scene, at: moment)
        } else {
          copyLast(at: moment)
        }
      }
    } catch {
      onWord("cannot copy: \(error)")
    }
  }

  private func ask(_ scene: SceneGeneration, at moment: ServerMoment) {
    do {
      let file = try NamelessFile()
      waiting[file.path] = Drawing(file: file, moment: moment, scene: scene)
      scene.send(.pictureBytes(file: file.path))
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) {
        [weak self, path = file.path] in
        MainActor.assumeIsolated { self?.giveUp(path) }
      }
    } catch {
      finish("nothing copied: \(error.reason)")
    }
  }

  private func giveUp(_ path: String) {
    guard let drawing = waiting.removeValue(forKey: path) else { return }
    // (Another may have taken its place before it was done.)
    if let scene = scenes.current, scene !== drawing.scene, scenes.still == nil {
      ask(scene, at: drawing.moment)
    } else {
      copyLast(at: drawing.moment)
    }
  }

  /// Takes what a scene has drawn.
  ///
  /// - Parameters:
  ///   - path: The file that it was told.
  ///   - problem: Why it has not; `nil` if it has.
  func take(_ path: String, problem: String?) {
    guard let drawing = waiting.removeValue(forKey: path) else { return }
    if let problem { return finish("nothing copied: \(problem)") }
    do {
      copy(try drawing.file.bytes(), at: drawing.moment)
    } catch {
      finish("nothing copied: \(error.reason)")
    }
  }

  /// Copies what the server has of a scene that is no more, or does not answer.
  private func copyLast(at moment: ServerMoment) {
    let (kept, taken) = (
      scenes.still, scenes.still == nil ? scenes.current?.window?.stillPicture() : nil
    )
    let picture = (kept ?? taken)?.pixels()
    taken?.remove()
    guard let (size, pixels) = picture,
      let data = try? CGImage(width: size.width, height: size.height, pixels: pixels).pngData()
    else { return finish("nothing copied: there is no picture to be had") }
    copy(Array(data), at: moment)
  }

  private func copy(_ bytes: [UInt8], at moment: ServerMoment) {
    let isCopied = clipboard?.copy(bytes, as: Self.type, at: moment) == true
    finish(isCopied ? "copied the picture" : "nothing copied: something else was meanwhile")
  }

  /// Gives what is copied to the desktop, where that takes it; to be called when the window is gone.
  func handOver(onDone: @escaping () -> Void) {
    guard let clipboard else { return onDone() }
    clipboard.handOver {
      clipboard.close()
      onDone()
    }
  }

  /// A copy is done, or has come to nothing.
  private func finish(_ text: String) {
    onWord(text)
    unfinished -= 1
  }

  /// Waits for copies that have been begun, but not longer than for a scene; to be called before scenes are ended.
  func waitUntilDone(_ body: @escaping () -> Void) {
    guard unfinished > 0, connection.isAlive else { return body() }
    whenDone = body
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.patience) { [weak self] in
      MainActor.assumeIsolated { self?.callWhenDone() }
    }
  }

  private func callWhenDone() {
    let body = whenDone
    whenDone = nil
    body?()
  }
}
