import DisplayTraits
import Testing

/// Tests of scenes in real windows; one after the other, since each keeps the machine busy.
@Suite(.serialized, .mainActorIsFree, .timeLimit(.minutes(10))) enum InAWindow {}
