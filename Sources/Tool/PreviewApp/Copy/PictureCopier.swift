internal import Dispatch
import CoreGraphics
import Foundation
import Pixels
import Raster
import SceneProtocol
import X11Window

/// Copies the visible picture to the clipboard.
///
/// The scene draws it once more, in its own process, into a file that both processes have open. For a scene that has
/// crashed or does not answer, it is the picture that the server still has.
final class PictureCopier {
  /// Called with the result of a copy, in words.
  var onWord: (String) -> Void = { _ in }
  private let connection: X11Connection
  private let scenes: SceneReloader
  /// What has been copied, once something has been.
  private var clipboard: Clipboard?
  /// The pictures being drawn, by the path of the file, with the time of the user's request.
  private var waiting: [String: Drawing] = [:]

  private struct Drawing {
    let file: NamelessFile
    let moment: ServerMoment
    weak var scene: SceneGeneration?
  }

  /// Number of copies in progress.
  private var unfinished = 0 {
    didSet { if unfinished == 0 { callWhenDone() } }
  }
  private var whenDone: (() -> Void)?

  private static let type = "image/png"
  /// Maximum time for a scene to draw it, in seconds; after that the server's picture is used.
  private static let patience = 3.0

  init(of scenes: SceneReloader, on connection: X11Connection) {
    (self.scenes, self.connection) = (scenes, connection)
  }

  /// Copies the visible picture.
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

  /// Copies a text.
  func copy(text: String) {
    do {
      let clipboard = try self.clipboard ?? Clipboard(connection: connection)
      self.clipboard = clipboard
      clipboard.askTime { clipboard.copy(text: text, at: $0) }
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
    // (Another scene may have replaced it before it was done.)
    if let scene = scenes.current, scene !== drawing.scene, scenes.still == nil {
      ask(scene, at: drawing.moment)
    } else {
      copyLast(at: drawing.moment)
    }
  }

  /// Handles the picture that a scene has drawn.
  ///
  /// - Parameters:
  ///   - path: The path of the file that the scene was given.
  ///   - problem: The error; `nil` for success.
  func take(_ path: String, problem: String?) {
    guard let drawing = waiting.removeValue(forKey: path) else { return }
    if let problem { return finish("nothing copied: \(problem)") }
    do {
      copy(try drawing.file.bytes(), at: drawing.moment)
    } catch {
      finish("nothing copied: \(error.reason)")
    }
  }

  /// Copies the server's picture of a scene that has ended, or does not answer.
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

  /// Hands what is copied over to the desktop's clipboard manager, if there is one; call it when the window is closed.
  func handOver(onDone: @escaping () -> Void) {
    guard let clipboard else { return onDone() }
    clipboard.handOver {
      clipboard.close()
      onDone()
    }
  }

  /// Ends a copy, successful or not.
  private func finish(_ text: String) {
    onWord(text)
    unfinished -= 1
  }

  /// Waits for the copies in progress, but not longer than for a scene; call it before scenes are ended.
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
