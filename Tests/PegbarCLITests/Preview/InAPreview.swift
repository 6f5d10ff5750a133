import DisplayTraits
import Testing

/// Tests of the window that shows a scene: its panels and keys, its time, its size, the inspector.
///
/// They run one after the other, and beside those of edits, of lessons, and of scenes in windows of their own: one
/// waits for the compiler while another waits for an animation.
@Suite(.serialized, .mainActorIsFree, .timeLimit(.minutes(10))) enum InAPreview {}

/// Tests of that window while what it shows is edited: files that are saved, literals that are changed or dragged.
@Suite(.serialized, .mainActorIsFree, .timeLimit(.minutes(10))) enum InTheEditLoop {}

/// Tests of that window with what Pegbar teaches and plays: the lessons, the tour, the tutorials, tapes.
@Suite(.serialized, .mainActorIsFree, .timeLimit(.minutes(10))) enum InALesson {}
