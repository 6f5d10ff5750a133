/// The calculation modes of keyframe animations as frames tell them apart.
package enum KeyframeMode: Sendable {
  case linear, discrete, paced, cubic, cubicPaced

  /// Whether times follow from distances (KF14): key times and functions are ignored (KF6, KF8).
  package var isPaced: Bool { self == .paced || self == .cubicPaced }
}
