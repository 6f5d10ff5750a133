import DisplayTraits
import Testing

/// Tests of the window that shows a scene while it is worked on, beside those of scenes in windows: one waits for the
/// compiler while the other waits for an animation.
@Suite(.serialized, .mainActorIsFree, .timeLimit(.minutes(10))) enum InAPreview {}
