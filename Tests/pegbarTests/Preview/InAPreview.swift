import Testing

/// Tests of the window that shows a scene while it is worked on; one after the other, since the compiler is busy in
/// most.
///
/// All of it is in other processes: they do not wait until the main actor is free, as those with windows here do.
@Suite(.serialized, .timeLimit(.minutes(20))) enum InAPreview {}
