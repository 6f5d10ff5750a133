import DisplayTraits
import Testing

/// Tests with a real X server; one after another, for the machine's sake.
@Suite(.serialized, .mainActorIsFree) enum OnADisplay {}
