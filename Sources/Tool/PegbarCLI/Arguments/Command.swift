/// A command of `pegbar`; its file has all that there is to say of it.
protocol Command: Runnable, SendableMetatype {
  /// The word on the command line.
  static var name: String { get }
  /// Its description, from which help, manual page and completions are made.
  static var spec: CommandSpec { get }

  /// Reads what the user asked for.
  init(_ reader: CommandReader) throws(CommandError)
}
