import FoundationEssentials
import Glibc
import SceneProtocol

/// The compiled scenes of earlier runs, in `$XDG_CACHE_HOME/pegbar/build`: an LRU cache on disk.
///
/// An entry is a directory that is created by one atomic rename, and whose files are only ever replaced as a whole, by
/// equal ones. So several commands may use the cache at once. Its name is a hash of its key; it also contains the key,
/// which is compared byte for byte.
struct BuildCache {
  /// The cache's directory.
  let root: String
  /// Maximum size of all entries, in bytes; the least recently used are removed first.
  let limit: Int

  /// The compiler's cache of C modules, for all scenes.
  var modules: String { "\(root)/modules" }

  /// The user's cache, in `XDG_CACHE_HOME` or else in `.cache` of the home directory.
  ///
  /// Its limit is 256 MB, or the megabytes in `PEGBAR_CACHE_LIMIT`.
  static func standard() throws(CommandError) -> BuildCache {
    let limit = Int(ProcessEnvironment.value("PEGBAR_CACHE_LIMIT")).map { max(0, $0) } ?? 256
    let base = ProcessEnvironment.value("XDG_CACHE_HOME")
    // A relative path there must be ignored (XDG Base Directory Specification).
    if base.hasPrefix("/") {
      return BuildCache(root: "\(base)/pegbar/build", limit: limit << 20)
    }
    let home = ProcessEnvironment.value("HOME")
    guard home.hasPrefix("/") else {
      throw .cannotWrite(
        path: "the build cache",
        reason: "neither XDG_CACHE_HOME nor HOME names a directory"
      )
    }
    return BuildCache(root: "\(home)/.cache/pegbar/build", limit: limit << 20)
  }

  /// The directory of the entry for `key`, if it exists.
  func entry(for key: CacheKey) -> String? {
    let directory = "\(root)/\(key.name)"
    guard FileIO.read("\(directory)/key") == key.bytes else { return nil }
    utimes(directory, nil)  // the time of last use, by which entries are removed
    return directory
  }

  /// A new directory for this run alone, in the cache so that it can become an entry by renaming.
  func makeWorkDirectory() throws(CommandError) -> String {
    try makeDirectory(root)
    var template = Array("\(root)/work-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .cannotWrite(path: root, reason: "the build cache: \(FileIO.reason())")
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Makes a directory in the cache, unless it exists.
  func makeDirectory(_ path: String) throws(CommandError) {
    do {
      try FileManager.default.createDirectory(
        atPath: path,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw .cannotWrite(path: path, reason: "the build cache: \(FileIO.reason())")
    }
  }

  /// Makes the work directory the entry for `key`; returns the entry's directory.
  func publish(_ work: String, as key: CacheKey) throws(CommandError) -> String {
    guard FileIO.write(key.bytes, to: "\(work)/key") else {
      throw .cannotWrite(path: work, reason: FileIO.reason())
    }
    let directory = "\(root)/\(key.name)"
    if rename(work, directory) != 0 {
      // Another command was faster, or the cache is to be ignored. A rename does not replace a directory with files in
      // it, but it does replace files: the program exists at every moment, since another command may be about to start
      // it.
      try replaceFiles(of: directory, withThoseOf: work)
      Self.remove(work)
    }
    utimes(directory, nil)
    CacheSizes(of: self).add(Self.size(of: directory))
    return directory
  }

  private func replaceFiles(
    of directory: String,
    withThoseOf work: String
  ) throws(CommandError) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: work)) ?? [] {
      // (A folder does not replace another; the links in one to resources are equal.)
      if SceneFolder("\(directory)/\(name)") != nil { continue }
      guard rename("\(work)/\(name)", "\(directory)/\(name)") == 0 else {
        throw .cannotWrite(path: directory, reason: FileIO.reason())
      }
    }
  }

  /// Removes a directory with its contents.
  static func remove(_ directory: String) {
    // What cannot be removed now is removed as a leftover by a later run.
    try? FileManager.default.removeItem(atPath: directory)
  }

  /// Removes the whole cache.
  ///
  /// - Returns: The total size of its files, in bytes; `nil` when there was none.
  func removeAll() throws(CommandError) -> Int? {
    guard access(root, F_OK) == 0 else { return nil }
    let size = Self.size(of: root)
    do {
      try FileManager.default.removeItem(atPath: root)
    } catch {
      throw .cannotWrite(path: root, reason: FileIO.reason())
    }
    return size
  }
}

extension BuildCache {
  /// Removes the least recently used entries while all together are too large, and leftovers of runs that were killed.
  ///
  /// The scene that was compiled last stays, as it may be about to start, and so does what is being compiled. Every
  /// file is looked at for that, which with hundreds of entries takes longer than to link a scene: only when the sizes
  /// of what was added ask for it, or an hour after the last time.
  func trim() {
    let sizes = CacheSizes(of: self)
    if let known = sizes.total, known <= limit { return }
    var entries = entries()
    var total = entries.reduce(0) { $0 + $1.size }
    entries.sort { ($0.used.tv_sec, $0.used.tv_nsec) < ($1.used.tv_sec, $1.used.tv_nsec) }
    let lastScene = entries.last { access("\($0.path)/key", F_OK) == 0 }?.path
    // With room for the next entries, or each of them would have all files looked at again.
    let goal = total > limit ? limit / 4 * 3 : limit
    for entry in entries where entry.path != lastScene && total > goal {
      ModuleLock.ifFree(entry.path) {
        Self.remove(entry.path)
        total -= entry.size
      }
    }
    sizes.begin(with: total)
  }

  /// All entries; leftovers are removed.
  private func entries() -> [(path: String, used: timespec, size: Int)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    var entries: [(path: String, used: timespec, size: Int)] = []
    for name in names where name != "modules" {
      let path = "\(root)/\(name)"
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
      let used = status.st_mtim
      if name.hasPrefix("work-") {
        if time(nil) - used.tv_sec > 3600 { Self.remove(path) }
      } else {
        entries.append((path, used, Self.size(of: path)))
      }
    }
    return entries
  }

  /// The total size of all files in a directory, in bytes.
  private static func size(of directory: String) -> Int {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: directory)) ?? []
    return paths.reduce(0) { sum, path in
      var status = stat()
      let isFile =
        lstat("\(directory)/\(path)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      // (A library is one file for all entries that have it.)
      return isFile ? sum + Int(status.st_size) / max(1, Int(status.st_nlink)) : sum
    }
  }
}
