import Foundation
import Testing

/// A scene and tapes that tests of recordings in parts share.
enum FarmScenes {
  /// A square that goes to the right once it is clicked; in a window of 64 x 48.
  ///
  /// Files in the folder that it runs in make it fail: `crash-once` and `hang-once` are taken away by the process that
  /// they concern, `crash` stays.
  private static let text = """
    import Glibc
    import UIKit

    final class Square: UIView {
      let box = UIView(frame: CGRect(x: 4, y: 16, width: 16, height: 16))
      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .blue
        box.backgroundColor = .red
        box.layer.name = "box"
        addSubview(box)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: .go))
        if unlink("hang-once") == 0 { while true { pause() } }
        if unlink("crash-once") == 0 || access("crash", F_OK) == 0 {
          _ = "the lens is broken\\n".withCString { write(STDERR_FILENO, $0, strlen($0)) }
          kill(getpid(), SIGKILL)
        }
      }
      required init?(coder: NSCoder) { nil }
      func go() {
        let move = CABasicAnimation(keyPath: "position.x")
        move.fromValue = 12
        move.duration = 0.5
        box.center.x = 52
        box.layer.add(move, forKey: nil)
      }
    }
    extension Selector { static let go = Selector("go", Square.go) }

    /// No two pixels beside each other are the same, and none stays the same from frame to frame.
    func noise() -> CALayer {
      var state: UInt32 = 1
      let bytes = (0..<64 * 48 * 4).map { _ -> UInt8 in
        state = state &* 1_664_525 &+ 1_013_904_223
        return UInt8(state >> 24) | 1
      }
      let context = CGContext(
        data: nil, width: 64, height: 48, bitsPerComponent: 8, bytesPerRow: 64 * 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.noneSkipFirst.rawValue
      )
      context?.data?.copyMemory(from: bytes, byteCount: bytes.count)
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 64, height: 48)
      layer.contents = context?.makeImage()
      let move = CABasicAnimation(keyPath: "position.x")
      move.toValue = 96
      move.duration = 1
      layer.add(move, forKey: nil)
      return layer
    }

    #Preview("Square", traits: .fixedLayout(width: 64, height: 48)) { Square() }
    #Preview("Noise", traits: .fixedLayout(width: 64, height: 48)) { noise() }

    """

  /// A little more than a second and a half, with captions, a chapter and things to expect.
  static let tape = """
    Set FPS 20
    Caption "One"
    Sleep 500ms
    Click 32,8
    Caption "Two"
    Sleep 820ms
    Expect #box.opacity == 1

    """

  /// A folder of a test's own with tapes of the scene, which is compiled once for all.
  ///
  /// - Parameter tapes: The tapes' texts without the scene, by their names.
  /// - Returns: The folder.
  /// - Throws: That it cannot be written.
  static func workspace(_ tapes: [String: String] = ["a.tape": tape]) throws -> Workspace {
    let scene = try Workspace.sharedFile("farm-square.swift", text)
    return try Workspace(tapes.mapValues { "Set Scene \(scene)\n" + $0 })
  }

  /// Records a tape of that scene, in a folder of its own.
  ///
  /// - Parameters:
  ///   - tape: The tape's lines.
  ///   - options: The options of `pegbar record`.
  /// - Returns: The folder, with what was recorded.
  /// - Throws: What is wrong with the folder or the command.
  static func record(_ tape: String, _ options: String) async throws -> Workspace {
    let workspace = try workspace(["a.tape": tape])
    let run = try await workspace.pegbar(line: "record a.tape \(options)")
    #expect(run.status == 0, "\(run.errors)")
    return workspace
  }
}

extension Workspace {
  /// The pictures that were recorded to the folder `frames`, in order.
  func frames() throws -> [Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: path + "/frames")
    return try names.sorted().map { try bytes(of: "frames/\($0)") }
  }

  /// The processes on this machine that make parts for this folder, by their numbers.
  func parts() throws -> [pid_t] {
    try Processes.all { words in
      words.count == 4 && words[1] == "part" && words[2].hasPrefix(path)
    }
  }

  /// Waits until something is so; throws when it is never so.
  func wait(until isSo: () async throws -> Bool) async throws {
    for _ in 0..<4_000 {
      if try await isSo() { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    throw POSIXError(.ETIMEDOUT)
  }

  /// Whether a file is there.
  func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  /// The names of the files in the folder that no test wrote: outputs, and what a run should have removed.
  func outputs() throws -> [String] {
    try files().filter { !$0.hasSuffix(".tape") && !$0.hasPrefix("crash") }
  }
}

/// The processes of this machine.
enum Processes {
  /// Those whose words on their command lines are wanted, by their numbers.
  static func all(where isWanted: ([String]) -> Bool) throws -> [pid_t] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").compactMap { name in
      guard let process = pid_t(name),
        let bytes = FileManager.default.contents(atPath: "/proc/\(name)/cmdline")
      else { return nil }
      let words = String(decoding: bytes, as: UTF8.self).split(separator: "\0").map(String.init)
      return isWanted(words) ? process : nil
    }
  }
}
