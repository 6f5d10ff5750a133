/// The function that the macro `#Preview` makes of its body, as crash reports name it.
package enum PreviewFunction {
  /// Text of a crash report in which that function is called "#Preview", and not by its mangled name, such as
  /// "$s4Card…7PreviewfMf_7previewfMu_()".
  package static func named(in text: String) -> String {
    text.replacing(/\$s[A-Za-z0-9_$]*7PreviewfMf[A-Za-z0-9_$]*(\(\))?/, with: "#Preview")
  }
}
