import Foundation
import Testing

/// Hosts to log in to by ssh, which all are this machine: `east` and `west`, and in another view of its files `old`,
/// whose Pegbar is another one, and `bare`, which has none.
final class SSHHosts: Sendable {
  private let daemons: Daemons

  /// What `parallel` finds the hosts by.
  var environment: [String: String?] {
    ["PARALLEL_SSH": "ssh -F \(daemons.folder)/config -o BatchMode=yes -o ConnectTimeout=5"]
  }

  /// The processes of ssh that are logged in to the hosts, by their numbers.
  func connections() throws -> [pid_t] {
    try Processes.all { words in
      words.first == "ssh" && words.contains("\(daemons.folder)/config")
    }
  }

  private static let names = ["east", "west", "old", "bare"]

  private init() async throws {
    let folder = try Daemons.folder()
    let ports = try Daemons.freePorts(Self.names.count + 1)
    var lines = """
      mkdir -p /run/sshd
      ssh-keygen -q -t ed25519 -N '' -f key && cp key.pub keys
      ssh-keygen -q -t ed25519 -N '' -f host
      echo other >other

      """
    var config = ""
    for (name, port) in zip(Self.names + ["down"], ports) {
      config += "Host \(name)\n  Port \(port)\n"
      guard name != "down" else { continue }
      var line = "/usr/sbin/sshd -D -e -f \(folder)/\(name).conf"
      let places = ["old": "libPegbarClock.so", "bare": "pegbar"]
      if let place = places[name] {
        let file = "\(Daemons.home)/\(place)"
        line = Daemons.line(seeing: "\(folder)/other", inPlaceOf: file, line)
      }
      lines += line + " & pids=\"$pids $!\"\n"
      try """
      Port \(port)
      ListenAddress 127.0.0.1
      HostKey \(folder)/host
      AuthorizedKeysFile \(folder)/keys
      PidFile none
      UsePAM no
      StrictModes no
      PasswordAuthentication no
      MaxStartups 100

      """.write(toFile: "\(folder)/\(name).conf", atomically: true, encoding: .utf8)
    }
    config += """
      Host *
        HostName 127.0.0.1
        IdentityFile \(folder)/key
        IdentitiesOnly yes
        StrictHostKeyChecking no
        UserKnownHostsFile /dev/null
        LogLevel ERROR

      """
    try config.write(toFile: "\(folder)/config", atomically: true, encoding: .utf8)
    daemons = try Daemons(in: folder, lines)
    for name in Self.names { try await answer(name) }
  }

  /// Waits until a host can be logged in to.
  private func answer(_ name: String) async throws {
    let place = try Workspace()
    for _ in 0..<200 {
      let run = try await place.shell("ssh -F \(daemons.folder)/config -o BatchMode=yes \(name) :")
      if run.status == 0 { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw POSIXError(.ECONNREFUSED)
  }

  /// The same for all tests of this process, started by the first.
  static let shared = Task { try await SSHHosts() }

  /// What is missing to start them; empty for nothing.
  static let missing = Needs.missing(
    ["parallel", "ssh", "ssh-keygen", "/usr/sbin/sshd", "unshare"],
    packages: "parallel openssh-server openssh-client"
  )
}

/// What tests of clusters need of the machine.
enum Needs {
  /// What is missing; empty for nothing.
  static func missing(_ programs: [String], packages: String) -> String {
    let missing = programs.filter {
      $0.hasPrefix("/") ? !FileManager.default.isExecutableFile(atPath: $0) : !Program.isThere($0)
    }
    guard missing.isEmpty else {
      return "no \(missing.joined(separator: ", ")): `.ci/setup farms` installs \(packages)"
    }
    return getuid() == 0 ? "" : "only root can start these daemons and give them other files"
  }
}
