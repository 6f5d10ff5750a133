import Foundation
import Glibc

/// An X server with a pointing device that scrolls by valuators, as pads and fine wheels do (Xorg, its drivers "dummy"
/// and "inputtest").
///
/// Xvfb has no such device. Where Xorg is not installed, `PEGBAR_XORG` names the folder that its packages were unpacked
/// in (`.ci/xorg`).
package final class ScrollingDisplay {
  /// What `DISPLAY` has to be: ":202".
  package let name: String
  /// The user's actions with the device.
  package let device: ScrollingDevice
  private let number: DisplayNumber
  private let directory: String
  private let process: pid_t

  private static let root = ProcessInfo.processInfo.environment["PEGBAR_XORG"] ?? ""
  private static let program = root + "/usr/lib/xorg/Xorg"
  private static let modules = root + "/usr/lib/xorg/modules"
  private static let libraries = ["x86_64", "aarch64"].map { "\(root)/usr/lib/\($0)-linux-gnu" }
    .joined(separator: ":")

  /// Whether there is what it takes, and a server starts: without root, some systems let none.
  package static let isAvailable: Bool = {
    let drivers = ["/drivers/dummy_drv.so", "/input/inputtest_drv.so"]
    guard drivers.allSatisfy({ access(modules + $0, R_OK) == 0 }), access(program, X_OK) == 0
    else { return false }
    return (try? ScrollingDisplay()) != nil
  }()

  /// Starts a server of 800 × 600 pixels, and waits for it and its device.
  package init() throws {
    for candidate in 200..<1000 {
      guard let number = DisplayNumber(claiming: candidate) else { continue }
      let directory = NSTemporaryDirectory() + "/pegbar-scrolling-\(candidate)-\(getpid())"
      try FileManager.default.createDirectory(
        atPath: directory,
        withIntermediateDirectories: true
      )
      try Self.configuration(socket: directory + "/device")
        .write(toFile: directory + "/xorg.conf", atomically: true, encoding: .utf8)
      let ready = try Channel()
      defer { close(ready.reading) }
      let command = """
        export LD_LIBRARY_PATH=\(Self.libraries)
        exec \(Self.program) :\(candidate) -config \(directory)/xorg.conf \
        -modulepath \(Self.modules) -logfile \(directory)/log -noreset -nolisten tcp \
        -novtswitch -sharevts -displayfd 3 >/dev/null 2>&1
        """
      process = try spawn(["sh", "-c", command], third: ready.writing)
      close(ready.writing)
      name = ":\(candidate)"
      self.directory = directory
      self.number = number
      do {
        guard ready.becomesReadable(within: 30), ready.hasLine() else {
          throw VirtualDisplayError.notReachable(name)
        }
        device = try ScrollingDevice(at: directory + "/device")
      } catch {
        Self.end(process, directory)
        throw error
      }
      return
    }
    throw VirtualDisplayError.noFreeNumber
  }

  deinit { Self.end(process, directory) }

  private static func end(_ process: pid_t, _ directory: String) {
    kill(process, SIGTERM)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    try? FileManager.default.removeItem(atPath: directory)
  }

  private static func configuration(socket: String) -> String {
    """
    Section "ServerFlags"
      Option "AutoAddDevices" "false"
    EndSection
    Section "Device"
      Identifier "none"
      Driver "dummy"
    EndSection
    Section "Monitor"
      Identifier "none"
      HorizSync 5-1000
      VertRefresh 5-200
      Modeline "800x600" 40 800 840 968 1056 600 601 605 628
    EndSection
    Section "Screen"
      Identifier "screen"
      Device "none"
      Monitor "none"
      DefaultDepth 24
      SubSection "Display"
        Modes "800x600"
      EndSubSection
    EndSection
    Section "InputDevice"
      Identifier "wheel"
      Driver "inputtest"
      Option "SocketPath" "\(socket)"
      Option "DeviceType" "Pointer"
    EndSection
    Section "ServerLayout"
      Identifier "all"
      Screen "screen"
      InputDevice "wheel" "CorePointer"
    EndSection

    """
  }
}

/// The device: what is written into its socket is what a hand has done.
///
/// - SeeAlso: inputtest(4), and the protocol that it names.
package final class ScrollingDevice {
  /// What a notch is on its valuators.
  package static let notch = 120.0
  private static let valuators = 64
  private let socket: Int32

  init(at path: String) throws {
    socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    let isConnected = withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, size) == 0 }
    }
    guard isConnected else { throw VirtualDisplayError.notReachable(path) }
    // The version of the protocol, 1.1; the server answers with its own.
    send(type: 0, numbers: [1 | 1 << 16])
    receive(12)
  }

  deinit { close(socket) }

  /// Turns it, by notches to the right and down, and waits until the server knows.
  package func scroll(right: Double = 0, down: Double = 0) {
    var data = [UInt8](repeating: 0, count: 16)
    data[4] = (right != 0 ? 1 << 2 : 0) | (down != 0 ? 1 << 3 : 0)
    var values = [Double](repeating: 0, count: 2 * Self.valuators)
    (values[2], values[3]) = (right * Self.notch, down * Self.notch)
    let body = data + values.withUnsafeBytes { Array($0) }
    // Relative, and four bytes so that what follows begins at a multiple of eight.
    send(type: 2, numbers: [0, 0], body)
    send(type: 1)
    receive(8)
  }

  private func send(type: UInt32, numbers: [UInt32] = [], _ body: [UInt8] = []) {
    let length = UInt32(8 + numbers.count * 4 + body.count)
    let head = ([length, type] + numbers).withUnsafeBytes { Array($0) }
    let bytes = head + body
    _ = write(socket, bytes, bytes.count)
  }

  private func receive(_ count: Int) {
    var (bytes, had) = ([UInt8](repeating: 0, count: count), 0)
    while had < count {
      let read = Glibc.read(socket, &bytes[had], count - had)
      guard read > 0 else { return }
      had += read
    }
  }
}
