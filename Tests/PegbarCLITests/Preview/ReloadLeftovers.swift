import Foundation
import Glibc
import Synchronization

/// What many reloads could leave behind.
struct ReloadLeftovers {
  /// The last that was counted; a closure that plays with a scene returns nothing.
  static let last = Mutex(ReloadLeftovers())

  /// Bytes of the window's own memory when counting began, half way, and when it ended.
  private var owned: [Int] = []
  /// Descriptors of the window's process, then.
  private(set) var openFiles = (0, 0)
  /// The segments of shared memory before there was a scene.
  private let former = Set(Self.segments().map(\.id))
  /// All scenes that there were.
  private var scenes: Set<pid_t> = []

  /// By how much the window's process has grown in the half in which it has grown less, in bytes.
  ///
  /// A leak is in both halves; memory that the allocator takes once, for a burst, is in one.
  var growth: Int { zip(owned.dropFirst(), owned).map { $0 - $1 }.min() ?? 0 }

  /// Notes the scenes that run.
  mutating func note(_ process: pid_t) {
    scenes.formUnion(ProcessCounters.children(of: process))
  }

  mutating func begin(_ process: pid_t) {
    noteMemory(process)
    openFiles.0 = Self.openFiles(process)
  }

  mutating func noteMemory(_ process: pid_t) { owned.append(Self.ownedMemory(process)) }

  mutating func end(_ process: pid_t) {
    noteMemory(process)
    openFiles.1 = Self.openFiles(process)
  }

  /// Segments of shared memory that one of the scenes has made and that are still there.
  ///
  /// One that was there before was left by another program, whose number a scene may have now.
  var sharedSegments: Int {
    Self.segments().count { !former.contains($0.id) && scenes.contains($0.creator) }
  }

  /// The system's segments of shared memory, with the processes that have made them.
  private static func segments() -> [(id: Int, creator: pid_t)] {
    let table = (try? String(contentsOfFile: "/proc/sysvipc/shm", encoding: .utf8)) ?? ""
    return table.split(separator: "\n").dropFirst().compactMap { line in
      let words = line.split(separator: " ")
      guard words.count > 4, let id = Int(words[1]), let creator = pid_t(words[4]) else {
        return nil
      }
      return (id, creator)
    }
  }

  /// Bytes in memory that are of no file and not shared.
  private static func ownedMemory(_ process: pid_t) -> Int {
    let text = (try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").compactMap { Int($0) }
    guard pages.count > 2 else { return 0 }
    return (pages[1] - pages[2]) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func openFiles(_ process: pid_t) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count) ?? 0
  }
}
