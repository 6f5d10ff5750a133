import Foundation
import Testing

/// A Slurm cluster of one node with two slots, which is this machine.
final class SlurmCluster: Sendable {
  private let daemons: Daemons

  /// What Slurm's programs find it by.
  var environment: [String: String?] { ["SLURM_CONF": "\(daemons.folder)/slurm.conf"] }

  /// - Parameter hasOther: Whether the node has another Pegbar.
  /// - Throws: What keeps it from starting, with what its daemons say.
  private init(hasOther: Bool) async throws {
    let folder = try Daemons.folder()
    let ports = try Daemons.freePorts(2)
    try FileManager.default.createDirectory(
      atPath: "\(folder)/run",
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o755]
    )
    let host = String(ProcessInfo.processInfo.hostName.split(separator: ".").first ?? "localhost")
    try """
    ClusterName=trial
    SlurmctldHost=\(host)(127.0.0.1)
    SlurmUser=root
    SlurmdUser=root
    AuthType=auth/munge
    AuthInfo=socket=\(folder)/run/munge.socket
    CryptoType=crypto/munge
    SlurmctldPort=\(ports[0])
    SlurmdPort=\(ports[1])
    StateSaveLocation=\(folder)/state
    SlurmdSpoolDir=\(folder)/spool
    SlurmctldPidFile=\(folder)/run/slurmctld.pid
    SlurmdPidFile=\(folder)/run/slurmd.pid
    ProctrackType=proctrack/pgid
    TaskPlugin=task/none
    SelectType=select/cons_tres
    SelectTypeParameters=CR_CPU
    SchedulerParameters=sched_interval=1,batch_sched_delay=0
    SlurmdParameters=config_overrides
    ReturnToService=2
    MpiDefault=none
    JobAcctGatherType=jobacct_gather/none
    AccountingStorageType=accounting_storage/none
    KillWait=2
    MailProg=/bin/true
    NodeName=\(host) NodeAddr=127.0.0.1 CPUs=2 State=UNKNOWN
    PartitionName=short Nodes=\(host) Default=YES MaxTime=INFINITE State=UP

    """.write(toFile: "\(folder)/slurm.conf", atomically: true, encoding: .utf8)
    let node = "slurmd -D -f \(folder)/slurm.conf"
    let library = "\(Daemons.home)/libPegbarClock.so"
    daemons = try Daemons(
      in: folder,
      """
      mkdir state spool
      echo other >other
      head -c 128 /dev/urandom >key; chmod 400 key
      munged -F --force --key-file=$PWD/key --socket=$PWD/run/munge.socket \\
        --pid-file=$PWD/run/munged.pid --log-file=$PWD/munged.log --seed-file=$PWD/seed &
      pids=$!
      until [ -S run/munge.socket ]; do sleep 0.05; done
      slurmctld -D -c -f \(folder)/slurm.conf & pids="$pids $!"
      \(hasOther ? Daemons.line(seeing: "\(folder)/other", inPlaceOf: library, node) : node) & pids="$! $pids"
      """
    )
    let place = try Workspace()
    for _ in 0..<400 {
      let run = try await place.shell("sinfo --noheader --format=%T", environment: environment)
      if run.output.contains("idle") { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    let log = (try? String(contentsOfFile: "\(folder)/log", encoding: .utf8)) ?? ""
    throw CocoaError(.executableLoad, userInfo: [NSLocalizedDescriptionKey: "no node: \(log)"])
  }

  /// The same for all tests of this process, started by the first.
  static let shared = Task { try await SlurmCluster(hasOther: false) }
  /// One whose node has another Pegbar.
  static func withOtherPegbar() async throws -> SlurmCluster {
    try await SlurmCluster(hasOther: true)
  }

  /// What is missing to start one; empty for nothing.
  static let missing = Needs.missing(
    ["sbatch", "squeue", "scancel", "sinfo", "munged", "slurmctld", "slurmd"].map {
      ["munged", "slurmctld", "slurmd"].contains($0) ? "/usr/sbin/\($0)" : $0
    },
    packages: "slurm-wlm munge"
  )
}
