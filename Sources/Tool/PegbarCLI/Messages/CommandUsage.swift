/// What an error in the arguments says of the command.
struct CommandUsage {
  /// The command's name.
  let name: String
  /// How it is called.
  let usage: String

  /// How a scene is opened, which is what most users want.
  static let usual = "pegbar FILE.swift…|FOLDER [options]"
}
