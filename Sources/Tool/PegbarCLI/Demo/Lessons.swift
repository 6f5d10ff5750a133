/// The lessons that come with Pegbar.
enum Lessons {
  /// Their folder: beside the installed command, or in the sources that it was built from.
  ///
  /// - Returns: The folder's path.
  /// - Throws: `unavailable` where they are not there.
  static func folder() throws(CommandError) -> String {
    let home = SceneFile.folder(of: Library.ownFile)
    for place in ["../../share/pegbar/Scenes", "../../../Scenes", "../../../../Scenes"] {
      let folder = "\(home)/\(place)"
      if SceneFile.exists("\(folder)/FadeIn.swift") { return FileIO.realPath(of: folder) ?? folder }
    }
    throw .unavailable(
      "the lessons are not there: `make install` and the package bring them, in share/pegbar/Scenes"
    )
  }
}
