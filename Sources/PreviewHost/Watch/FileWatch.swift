internal import Dispatch
internal import Foundation
internal import Glibc

/// Says when files have other contents than before.
///
/// Directories are watched and not the files: editors save by writing another file and giving it the name. Saves that
/// come close together are one, and one that changes no byte is none.
final class FileWatch {
  /// Called when one of the files has changed, is there again, or is gone.
  var onChange: () -> Void = {}

  /// How long nothing must happen before a save counts as done, in seconds.
  private static let quiet = 0.04

  private let queue: Int32
  private var source: (any DispatchSourceRead)?
  private var timer: (any DispatchSourceTimer)?
  private var directories: [String: Int32] = [:]
  private var contents: [String: ContentHash?] = [:]

  /// `nil` where the system has no more watches to give.
  init?() {
    queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard queue >= 0 else { return nil }
    let source = DispatchSource.makeReadSource(fileDescriptor: queue, queue: .main)
    source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.readEvents() } }
    source.setCancelHandler { [queue] in close(queue) }
    source.activate()
    self.source = source
  }

  isolated deinit {
    timer?.cancel()
    source?.cancel()
  }

  /// Watches these files, in place of those before; what they hold now is what changes are told from.
  ///
  /// - Parameter paths: From the root.
  func watch(_ paths: Set<String>) {
    for path in contents.keys where !paths.contains(path) { contents[path] = nil }
    for path in paths where contents[path] == nil {
      contents.updateValue(ContentHash(ofFile: path), forKey: path)
    }
    let wanted = Set(paths.map { ($0 as NSString).deletingLastPathComponent })
    for (directory, watch) in directories where !wanted.contains(directory) {
      inotify_rm_watch(queue, watch)
      directories[directory] = nil
    }
    for directory in wanted where directories[directory] == nil { add(directory) }
  }

  private func add(_ directory: String) {
    let mask =
      IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
      | IN_DELETE_SELF | IN_MOVE_SELF
    let watch = inotify_add_watch(queue, directory, UInt32(mask))
    if watch >= 0 { directories[directory] = watch }
  }

  /// What happened is seen by looking at the files; which events there were says nothing more.
  private func readEvents() {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while read(queue, &bytes, bytes.count) > 0 {}
    lookSoon()
  }

  private func lookSoon() {
    timer?.cancel()
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + Self.quiet, leeway: .milliseconds(1))
    timer.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.look() } }
    timer.activate()
    self.timer = timer
  }

  private func look() {
    timer?.cancel()
    timer = nil
    // A directory that was moved away and is there again is another one.
    let paths = Set(contents.keys)
    for (directory, watch) in directories where access(directory, F_OK) != 0 {
      inotify_rm_watch(queue, watch)
      directories[directory] = nil
    }
    for directory in Set(paths.map { ($0 as NSString).deletingLastPathComponent })
    where directories[directory] == nil {
      add(directory)
    }
    var hasChanged = false
    for path in paths {
      let now = ContentHash(ofFile: path)
      guard contents[path] != .some(now) else { continue }
      contents.updateValue(now, forKey: path)
      hasChanged = true
    }
    if hasChanged { onChange() }
  }
}

/// What tells a file's contents from others: their number of bytes, and FNV-1a of them.
struct ContentHash: Equatable {
  private let count: Int
  private let hash: UInt64

  /// `nil` for a file that is not there or cannot be read.
  init?(ofFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    count = data.count
    hash = data.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
