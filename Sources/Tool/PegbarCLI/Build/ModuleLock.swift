import Glibc
import SceneProtocol

/// The lock of what is kept of a module: one command at a time has it, with the compilers that it starts.
///
/// It is an open file (`flock`) that a compiler inherits. A command that is killed leaves its compiler behind, which
/// goes on writing: the lock is free when that has ended, too.
struct ModuleLock {
  /// The descriptor for compilers to inherit.
  let descriptor: Int32

  private static func path(in directory: String) -> String { "\(directory)/lock" }

  /// Waits for the lock.
  ///
  /// - Parameters:
  ///   - cache: The cache that the directory is in.
  ///   - directory: What is locked; it is made where it is missing.
  /// - Throws: `cannotWrite`; `interrupted` when the command is asked to end while another one has the lock.
  init(in cache: BuildCache, _ directory: String) throws(CommandError) {
    repeat {
      try cache.makeDirectory(directory)
      utimes(directory, nil)
      let file = open(Self.path(in: directory), O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard file >= 0 else {
        // (Another command has removed the directory just now.)
        if errno == ENOENT { continue }
        throw .cannotWrite(path: directory, reason: FileIO.reason())
      }
      do throws(CommandError) {
        try Self.wait(for: file, in: directory)
      } catch {
        Glibc.close(file)
        throw error
      }
      // (That of a directory that was removed meanwhile locks nothing.)
      if Self.isCurrent(file, in: directory) {
        descriptor = file
        return
      }
      Glibc.close(file)
    } while true
  }

  func close() { Glibc.close(descriptor) }

  private static func wait(for file: Int32, in directory: String) throws(CommandError) {
    while flock(file, LOCK_EX | LOCK_NB) != 0 {
      // (Some file systems have no locks.)
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw .cannotWrite(path: path(in: directory), reason: FileIO.reason())
      }
      guard let signal = SignalMask.next(within: 0.02), signal != SIGCHLD else { continue }
      throw .interrupted(signal: signal)
    }
  }

  private static func isCurrent(_ file: Int32, in directory: String) -> Bool {
    var (own, other) = (stat(), stat())
    return fstat(file, &own) == 0 && stat(path(in: directory), &other) == 0
      && own.st_ino == other.st_ino && own.st_dev == other.st_dev
  }

  /// Does something with a directory unless a command has its lock, which no other gets meanwhile.
  ///
  /// A directory without a lock's file, or on a file system without locks, counts as one that nothing has.
  static func ifFree(_ directory: String, _ body: () -> Void) {
    let file = open(path(in: directory), O_RDWR | O_CLOEXEC)
    defer { if file >= 0 { Glibc.close(file) } }
    if file >= 0, flock(file, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK { return }
    body()
  }
}
