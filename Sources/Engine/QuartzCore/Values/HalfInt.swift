/// A whole number in 32 bits, half the memory of an `Int`, for what each layer has several of: indices, counts, numbers
/// of windows.
@propertyWrapper
package struct HalfInt {
  private var stored: Int32

  package init(wrappedValue: Int) {
    stored = Int32(wrappedValue)
  }

  package var wrappedValue: Int {
    get { Int(stored) }
    set { stored = Int32(newValue) }
  }
}
