/// What was called, in its order: kept by whoever calls, which may outlive the test.
final class Heard {
  var calls: [String] = []
}
