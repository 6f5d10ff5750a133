/// What the user asked for, complete and checked.
protocol Runnable {
  /// Does it.
  func run(_ options: CommonOptions) throws(CommandError)
}
