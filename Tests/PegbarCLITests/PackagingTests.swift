import Testing

/// What packages and releases are made of, before there is a package.
struct `Packaging` {
  /// One version everywhere, recipes that rpm's and pacman's tools accept, release notes, and a tag that SwiftPM takes.
  @Test(
    .enabled(
      if: Program.isThere("python3") && Program.isThere("git"),
      "needs python3 and git"
    ),
    .timeLimit(.minutes(10))
  )
  func `agrees on a version, and says what it could not look at`() async throws {
    let run = try await Workspace().shell(
      "python3 -B \(Repository.path)/Tests/PackagingTests/packaging_test.py"
    )
    #expect(run.status == 0, "\(run.output) \(run.errors)")
  }
}
