import Foundation

/// A row of the table.
struct Row {
  let key: String
  /// Measures over `frames` frames, and prints the results to standard output.
  let run: (_ frames: Int, _ hasMarkers: Bool) throws -> Void

  /// The rows that are measured without being asked for.
  static let usual: [Row] =
    Workload.all.map { workload in
      Row(key: workload.key) { try WindowFrames(workload, frames: $0, hasMarkers: $1).run() }
    } + [
      Row(key: ClickScene.key) { _, isScene in try startUp(isScene: isScene) },
      Row(key: "W8") { _, _ in try IdleWindow.measure() },
      Row(key: ClickScene.keyWithMover) { _, isScene in
        if isScene { try ClickScene(hasMover: true).run() }
        try ClickLatency(key: ClickScene.keyWithMover).measure()
      },
      Row(key: ClickScene.keyFromIdle) { _, isScene in
        if isScene { try ClickScene(hasMover: false).run() }
        try ClickLatency(key: ClickScene.keyFromIdle).measure()
      },
      Row(key: "W10") { frames, _ in OfflineFrames.measure(frames: frames) },
      Row(key: StrokedPath.key) { frames, _ in StrokedPath.measure(frames: frames) },
      Row(key: TextRelayout.key) { frames, _ in TextRelayout.measure(frames: frames) },
      Row(key: MovingText.key) { frames, _ in MovingText.measure(frames: frames) },
      Row(key: BlurredLayer.key) { frames, _ in BlurredLayer.measure(frames: frames) },
      Row(key: BlurredBackdrop.key) { frames, _ in BlurredBackdrop.measure(frames: frames) },
      Row(key: EmittedParticles.usual.key) { frames, _ in
        EmittedParticles.usual.measure(frames: frames)
      },
      Row(key: EmittedParticles.large.key) { frames, _ in
        EmittedParticles.large.measure(frames: frames)
      },
      Row(key: FramePacing.key) { frames, _ in try FramePacing(frames: frames).run() },
      Row(key: "L1P") { frames, _ in try FramePacing(.scrolledTiles, frames: frames).run() },
      Row(key: "R") { _, _ in try Reloads.measure() },
      Row(key: PointerMoves.key) { _, _ in PointerMoves.measure() },
      Row(key: RecordedMovers.key) { _, _ in try RecordedMovers.measure() },
      Row(key: InspectedScenes.key) { _, _ in try InspectedScenes.measure() },
      Row(key: "memory") { _, _ in try LayerMemory.measure() },
    ]
    + FramePacing.Screen.others.map { screen in
      Row(key: "\(Workload.movers.key)\(screen.key)") { frames, _ in
        try FramePacing(on: screen, frames: frames).run()
      }
    }
    + [Workload.movers, .oneOfMany, .crossFade(pixelsPerPoint: 2), .spinners, .cards].map {
      workload in
      Row(key: "\(workload.key)\(FramePacing.Screen.large.key)") { frames, _ in
        try FramePacing(workload, on: .large, frames: frames).run()
      }
    }
    + [Workload.spinners, .cards].map { workload in
      Row(key: "\(workload.key)C") { frames, _ in SharedFrames(workload, frames: frames).measure() }
    }
    + [4, 8].map { threads in
      Row(key: "B\(threads)") { frames, _ in
        for workload in [Workload.movers, .spinners, .cards] {
          BandBalance(workload, threads: threads, frames: frames).measure()
        }
      }
    }
    + [Workload.movers, .oneOfMany, .crossFade, .spinners, .cards, .groups].map { workload in
      Row(key: "\(workload.key)A") { _, _ in try AllocationsPerFrame(workload).measure() }
    }

  /// Where the time of the frames of some goes: these are measured when they are asked for.
  static let steps: [Row] = [Workload.movers, .oneOfMany, .crossFade, .spinners, .cards].map {
    workload in
    Row(key: "\(workload.key)\(StepTimes.suffix)") { frames, _ in
      try WindowFrames(workload, frames: frames, hasMarkers: false, hasSteps: true).run()
    }
  }

  /// Of a program of our own, and of the command with a scene that was compiled before, where it is built.
  private static func startUp(isScene: Bool) throws {
    if isScene { try ClickScene(hasMover: false).run() }
    try StartUp(
      program: "a program",
      command: [ownPath, "--markers", ClickScene.key],
      pixel: (200, 200),
      color: ClickScene.color
    ).measure()
    guard let command = ProcessInfo.processInfo.environment["PEGBAR_COMMAND"] else { return }
    let scene = try SceneFile()
    defer { scene.remove() }
    try scene.compile(with: command)
    try StartUp(
      program: "pegbar FILE",
      command: [command, scene.path],
      pixel: (240, 160),
      color: SceneFile.color
    ).measure()
  }

  /// The path of this program.
  static var ownPath: String {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
  }

  /// Prints a line of the table; one without a target is neither met nor missed.
  nonisolated static func report(
    _ name: String,
    _ value: Double,
    _ unit: String,
    target: Double?,
    isOk: Bool
  ) {
    let columns = [
      name, String(format: "%.3g", value), unit,
      target.map { String(format: "%g", $0) } ?? "-",
      target == nil ? "-" : isOk ? "ok" : "short",
    ]
    print(columns.joined(separator: "\t"))
    fflush(nil)
  }
}

/// The CPU time that the process has taken so far, in seconds.
nonisolated func processTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}
