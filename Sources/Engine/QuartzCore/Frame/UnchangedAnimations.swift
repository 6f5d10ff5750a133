/// A flag shared by many layers: whether none of their animations has changed since it was made.
final class UnchangedAnimations {
  var isUnchanged = true
}
