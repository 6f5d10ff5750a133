/// A question that the user must confirm before something is done.
struct PanelQuestion: Equatable {
  /// The question.
  var text: String
  /// The information needed to answer it.
  var detail: String
  /// The two answers.
  var yes, no: String
  /// The keys that answer it.
  var hint: String
}
