internal import Dispatch
internal import Foundation
internal import Glibc
import SceneProtocol
import FrameLoop

/// Notifies when the contents of files have changed (inotify).
///
/// Directories are watched, not the files: editors save by writing another file and renaming it. A save that is
/// complete by itself is reported at once, since a compiler that has begun can be stopped; further saves shortly after
/// it are reported together. A save that changes no byte is not reported.
final class FileWatch {
  /// Called with the files that have changed, exist again, or were removed, the folders with other Swift files, and
  /// what was waited for.
  var onChange: (Set<String>) -> Void = { _ in }

  /// How long there must be no events before a save counts as done, in seconds.
  static let quiet = 0.04
  private let quiet: Double
  /// Maximum time to wait for that, in seconds: in some directories there are events all the time.
  private static let mostPatience = 0.2

  private let queue: Int32
  /// The descriptor that is closed to end the thread that waits for events.
  private let lifeline: Int32
  private let timer = WakeTimer()
  /// The time of the first event that was not examined yet.
  private var firstEvent: ContinuousClock.Instant?
  /// When files were last found to have changed.
  private var lastChange: ContinuousClock.Instant?
  private var directories: [String: Int32] = [:]
  private var contents: [String: ContentHash?] = [:]
  /// The folders whose lists of Swift files are watched, with these lists.
  private var listings: [String: SwiftListing?] = [:]

  /// What is waited for, and whether it is there.
  private var awaited: [String: Bool] = [:]

  /// `nil` where the system has no more watches.
  ///
  /// - Parameter quiet: How long there must be no events before a save counts as done, in seconds.
  init?(quiet: Double = FileWatch.quiet) {
    let queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard queue >= 0, let end = try? SceneProtocol.Pipe() else { return nil }
    (self.queue, lifeline, self.quiet) = (queue, end.writeEnd, quiet)
    timer.onWake = { [unowned self] in look() }
    // (A thread that waits, as in `DescriptorReader`: with a source of libdispatch a save was occasionally missed.)
    DispatchQueue(label: "pegbar.files").async { [weak self] in
      Self.wait(for: queue, until: end.readEnd) { saves in
        DispatchQueue.main.async { MainActor.assumeIsolated { self?.noteEvents(saves) } }
      }
      close(queue)
      close(end.readEnd)
    }
  }

  deinit { close(lifeline) }

  /// Reads the events, and reports for each batch which files were closed after writing, or were renamed: the other
  /// details are found by looking at the files.
  private nonisolated static func wait(
    for queue: Int32,
    until end: Int32,
    onEvents: (_ saves: [SavedFile]) -> Void
  ) {
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while true {
      var descriptors = [queue, end].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&descriptors, 2, -1) > 0 || errno == EINTR, descriptors[1].revents == 0 else {
        return
      }
      guard descriptors[0].revents != 0 else { continue }
      var saves: [SavedFile] = []
      while case let count = read(queue, &bytes, bytes.count), count > 0 {
        saves += SavedFile.all(in: bytes[..<count])
      }
      onEvents(saves)
    }
  }

  /// Watches these files, in place of the previous ones; changes are relative to their current contents.
  ///
  /// - Parameters:
  ///   - paths: The absolute paths of files.
  ///   - folders: The absolute paths of folders; one of them is reported when Swift files or folders come or go in it.
  ///   - awaited: The absolute paths of files or folders that are reported when they come or go; the folders that they
  ///     will be in may not be there yet.
  func watch(_ paths: Set<String>, folders: Set<String> = [], awaited: Set<String> = []) {
    for path in self.awaited.keys where !awaited.contains(path) { self.awaited[path] = nil }
    for path in awaited where self.awaited[path] == nil { self.awaited[path] = Self.isThere(path) }
    for folder in listings.keys where !folders.contains(folder) { listings[folder] = nil }
    for folder in folders where listings[folder] == nil {
      listings.updateValue(SwiftListing(ofFolder: folder), forKey: folder)
    }
    for path in contents.keys where !paths.contains(path) { contents[path] = nil }
    for path in paths where contents[path] == nil {
      contents.updateValue(ContentHash(ofFile: path), forKey: path)
    }
    watchDirectories { _ in true }
  }

  /// Watches the directories of the files that are not watched yet.
  ///
  /// - Parameter isStillThere: Whether a watched directory is still the one of that name.
  private func watchDirectories(_ isStillThere: (String) -> Bool) {
    let wanted = Set(contents.keys.map { ($0 as NSString).deletingLastPathComponent })
      .union(listings.keys).union(awaited.keys.map(Self.nearestFolder))
    for (directory, watch) in directories
    where !wanted.contains(directory) || !isStillThere(directory) {
      inotify_rm_watch(queue, watch)
      directories[directory] = nil
    }
    let mask =
      IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
      | IN_DELETE_SELF | IN_MOVE_SELF
    for directory in wanted where directories[directory] == nil {
      let watch = inotify_add_watch(queue, directory, UInt32(mask))
      if watch >= 0 { directories[directory] = watch }
    }
  }

  /// Whether there is a file, or a folder with something in it: one that has just been made is not worth a look.
  private static func isThere(_ path: String) -> Bool {
    guard isFolder(path) else { return access(path, F_OK) == 0 }
    return (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == false
  }

  /// The innermost folder on the way to a path that is there, which may be the path itself.
  private static func nearestFolder(to path: String) -> String {
    var folder = path
    while folder.count > 1, !isFolder(folder) {
      folder = (folder as NSString).deletingLastPathComponent
    }
    return folder
  }

  private static func isFolder(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_mode & S_IFMT == S_IFDIR
  }

  /// Notes that something has happened in one of the directories.
  private func noteEvents(_ saves: [SavedFile]) {
    let isFirst = lastChange.map { $0.duration(to: .now) > .seconds(quiet) } ?? true
    if isFirst, saves.contains(where: isWatched) { return look() }
    let first = firstEvent ?? .now
    firstEvent = first
    let isLate = first.duration(to: .now) >= .seconds(Self.mostPatience - quiet)
    if !timer.isSet || !isLate { timer.set(quiet) }
  }

  private func isWatched(_ file: SavedFile) -> Bool {
    contents.keys.contains { path in
      let path = path as NSString
      return path.lastPathComponent == file.name
        && directories[path.deletingLastPathComponent] == file.directory
    }
  }

  private func look() {
    timer.set(nil)
    firstEvent = nil
    // A directory that was moved away and exists again is another one.
    watchDirectories { access($0, F_OK) == 0 }
    let changed = contents.keys.filter { path in
      let now = ContentHash(ofFile: path)
      guard contents[path] != .some(now) else { return false }
      contents.updateValue(now, forKey: path)
      return true
    }
    let changedFolders = listings.keys.filter { folder in
      let now = SwiftListing(ofFolder: folder)
      guard listings[folder] != .some(now) else { return false }
      listings.updateValue(now, forKey: folder)
      return true
    }
    let come = awaited.keys.filter { path in
      let isThere = Self.isThere(path)
      defer { awaited[path] = isThere }
      return awaited[path] != isThere
    }
    guard !changed.isEmpty || !changedFolders.isEmpty || !come.isEmpty else { return }
    lastChange = .now
    onChange(Set(changed).union(changedFolders).union(come))
  }
}
