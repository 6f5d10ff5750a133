import Foundation
import Glibc
import Synchronization

/// What many reloads could leave behind.
struct ReloadLeftovers {
  /// The last that was counted; a closure that plays with a scene returns nothing.
  static let last = Mutex(ReloadLeftovers())

  /// Bytes of the window's process that are in memory, when counting began and when it ended.
  private var resident = (0, 0)
  /// Descriptors of the window's process, then.
  private(set) var openFiles = (0, 0)
  /// All scenes that there were.
  private var scenes: Set<pid_t> = []

  /// By how much the window's process has grown, in bytes.
  var growth: Int { resident.1 - resident.0 }

  /// Notes the scenes that run.
  mutating func note(_ process: pid_t) {
    scenes.formUnion(ProcessCounters.children(of: process))
  }

  mutating func begin(_ process: pid_t) {
    (resident.0, openFiles.0) = (Self.resident(process), Self.openFiles(process))
  }

  mutating func end(_ process: pid_t) {
    (resident.1, openFiles.1) = (Self.resident(process), Self.openFiles(process))
  }

  /// Segments of shared memory that one of the scenes has made and that are still there.
  var sharedSegments: Int {
    let table = (try? String(contentsOfFile: "/proc/sysvipc/shm", encoding: .utf8)) ?? ""
    return table.split(separator: "\n").dropFirst().count { line in
      let creator = line.split(separator: " ").dropFirst(4).first.flatMap { pid_t($0) }
      return creator.map(scenes.contains) ?? false
    }
  }

  private static func resident(_ process: pid_t) -> Int {
    let text = (try? String(contentsOfFile: "/proc/\(process)/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  private static func openFiles(_ process: pid_t) -> Int {
    (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/fd").count) ?? 0
  }
}
