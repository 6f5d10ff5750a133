import FoundationEssentials
import SceneProtocol

/// Scenes' programs in the work folder: the cache that they were compiled to may be this machine's alone.
struct ScenePrograms {
  let work: WorkFolder

  /// Copies a program, with the resources beside it, and returns the copy.
  func copy(_ program: SceneProgram) throws(CommandError) -> SceneProgram {
    let folder = SceneFile.folder(of: program.path)
    let place = "\(work.programs)/\(SceneFile.lastPart(of: folder))"
    // The folder's name is made of what the program was made of.
    if !SceneFile.exists(place) {
      do {
        // (One that was interrupted has left a part.)
        try? FileManager.default.removeItem(atPath: place + ".new")
        try FileManager.default.copyItem(atPath: folder, toPath: place + ".new")
        try FileManager.default.moveItem(atPath: place + ".new", toPath: place)
      } catch {
        throw .cannotWrite(path: place, reason: FileIO.reason())
      }
    }
    var copy = SceneProgram(
      path: "\(place)/\(SceneFile.lastPart(of: program.path))",
      scenePath: program.scenePath,
      isApplication: program.isApplication,
      previews: program.previews,
      folders: program.folders
    )
    copy.literals = program.literals
    return copy
  }
}
