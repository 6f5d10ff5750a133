internal import CX11
internal import Glibc

/// Makes a table of atoms.
enum AtomTable {
  /// Asks the server for the atoms of all names at once: to open, a window and its scene need fifty, and each that is
  /// asked for by itself is a way to the server and back, which over a network takes long.
  ///
  /// - Parameters:
  ///   - display: The connection to the server.
  ///   - make: Makes the table by calls of a function from names to atoms; it is called twice, the first time to learn
  ///     the names, with a function whose atoms are all 0.
  /// - Returns: What the second call makes.
  static func of<Atoms>(_ display: OpaquePointer, _ make: ((String) -> Atom) -> Atoms) -> Atoms {
    var names: [UnsafeMutablePointer<CChar>?] = []
    defer { for name in names { free(name) } }
    _ = make { name in
      names.append(strdup(name))
      return 0
    }
    var atoms = [Atom](repeating: 0, count: names.count)
    XInternAtoms(display, &names, Int32(names.count), 0, &atoms)
    var rest = atoms[...]
    return make { _ in rest.removeFirst() }
  }
}
