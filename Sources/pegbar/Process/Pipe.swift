import Glibc

/// Two ends of a pipe, neither of which a child inherits by itself.
struct Pipe {
  let readEnd: Int32
  private let writeEnd: Int32

  init() throws(CommandError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw .unavailable("cannot make a pipe: \(FileIO.reason())")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  func close() {
    Glibc.close(readEnd)
    Glibc.close(writeEnd)
  }
}
