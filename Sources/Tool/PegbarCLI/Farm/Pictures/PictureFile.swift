/// The form of a file with the pictures of a part.
///
/// All numbers are 32-bit words in the machine's order, which is that of all machines that Pegbar runs on: `mark`, the
/// width and the height in pixels; then for each picture the number of its frames, the number of words of its code, and
/// the code (`PicturePacking`); at the end a picture of no frames.
enum PictureFile {
  /// The first word: "PGP1".
  static let mark: UInt32 = 0x3150_4750
}
