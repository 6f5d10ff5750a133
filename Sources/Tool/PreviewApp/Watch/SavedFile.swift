internal import Glibc

/// A file that was closed after writing, or was renamed: the last step of an editor's save.
struct SavedFile {
  /// The number of its directory's watch.
  let directory: Int32
  let name: String

  /// The saved files in some events of inotify.
  nonisolated static func all(in events: ArraySlice<UInt8>) -> [SavedFile] {
    events.withUnsafeBytes { bytes in
      let header = MemoryLayout<inotify_event>.size
      var (files, place) = ([SavedFile](), 0)
      while place + header <= bytes.count {
        let event = bytes.loadUnaligned(fromByteOffset: place, as: inotify_event.self)
        let end = place + header + Int(event.len)
        guard end <= bytes.count else { break }
        if event.mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 {
          let name = bytes[place + header..<end].prefix { $0 != 0 }
          files.append(
            SavedFile(directory: event.wd, name: String(decoding: name, as: UTF8.self))
          )
        }
        place = end
      }
      return files
    }
  }
}
