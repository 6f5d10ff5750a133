import Glibc

/// How large a cache is by what has been added to it: a file of its own there, `sizes`.
///
/// Its first line is the total size that was found when all files were looked at, and the time of that; each entry that
/// was published since has added a line with its own. Lines are appended by one write each, so several commands may do
/// it at once; what one of them adds while another begins the file again is missing until all files are next looked at.
struct CacheSizes {
  private let path: String

  init(of cache: BuildCache) { path = "\(cache.root)/sizes" }

  /// The size of all entries, in bytes; `nil` when they have to be looked at, as that was done more than an hour ago,
  /// or the file cannot be read.
  var total: Int? {
    let lines = String(decoding: FileIO.read(path) ?? [], as: UTF8.self).split(separator: "\n")
    guard let first = lines.first?.split(separator: " ").compactMap({ Int($0) }), first.count == 2,
      (0..<3600).contains(time(nil) - first[1])
    else { return nil }
    return lines.dropFirst().reduce(first[0]) { $0 + (Int($1) ?? 0) }
  }

  /// Adds an entry's size; without a file, which has to begin with the total, it does nothing.
  func add(_ size: Int) {
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let line = Array("\(size)\n".utf8)
    _ = write(descriptor, line, line.count)
  }

  /// Begins the file again, with the total size of all entries as they are now.
  func begin(with total: Int) {
    let work = "\(path)-\(getpid())"
    guard FileIO.write(Array("\(total) \(time(nil))\n".utf8), to: work) else { return }
    if rename(work, path) != 0 { unlink(work) }
  }
}
