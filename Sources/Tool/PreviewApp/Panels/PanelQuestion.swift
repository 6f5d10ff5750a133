/// Something that a person is asked before it is done.
struct PanelQuestion: Equatable {
  /// The question.
  var text: String
  /// What has to be known to answer it.
  var detail: String
  /// The two answers.
  var yes, no: String
  /// Which keys give them.
  var hint: String
}
