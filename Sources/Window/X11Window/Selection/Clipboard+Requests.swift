internal import CX11

/// The answers to requests of other programs.
extension Clipboard {
  /// Maximum number of bytes that are written to a property at once.
  ///
  /// A quarter of the largest request that every server accepts.
  private var maximumInOnePiece: Int { max(4096, Int(XMaxRequestSize(connection.display))) }
  /// Maximum number of incremental transfers at a time; further requests are refused.
  private static let maximumTransfers = 32

  /// Answers every request.
  func answer(_ request: XSelectionRequestEvent) {
    // (Obsolete clients name no property; the target's name is meant then.)
    let property = request.property == 0 ? request.target : request.property
    var isDone = false
    // (A time of 0 is `CurrentTime`.)
    if let contents, request.selection == selection,
      request.time == 0 || ServerMoment(request.time).isSince(contents.moment)
    {
      isDone =
        request.target == atoms.multiple
        ? request.property != 0 && giveMany(contents, listedIn: property, of: request.requestor)
        : give(contents, as: request.target, in: property, of: request.requestor)
    }
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = isDone ? property : 0
    event.xselection.time = request.time
    connection.passing { XSendEvent($0, request.requestor, 0, 0, &event) }
  }

  /// Answers a request for several targets: each is written to its property, or its place in the list is cleared.
  private func giveMany(
    _ contents: SelectionContents,
    listedIn property: Atom,
    of requestor: Window
  ) -> Bool {
    guard let list = connection.property(property, of: requestor), !list.isCut,
      !list.numbers.isEmpty, list.numbers.count % 2 == 0
    else { return false }
    var pairs = list.numbers
    for index in stride(from: 0, to: pairs.count, by: 2) {
      let (target, into) = (pairs[index], pairs[index + 1])
      let isGiven =
        into != 0 && target != atoms.multiple
        && give(contents, as: target, in: into, of: requestor)
      // Some programs look at the first of the two, some at the second.
      if !isGiven { (pairs[index], pairs[index + 1]) = (0, 0) }
    }
    connection.passing { _ in
      connection.setProperty(property, of: requestor, type: list.type, numbers: pairs)
    }
    return true
  }

  /// Writes the copied data, or information about them, into a property.
  ///
  /// - Parameters:
  ///   - contents: The copied data.
  ///   - target: The requested form.
  ///   - property: The property to write to.
  ///   - requestor: The window of the requesting program.
  /// - Returns: Whether that form exists, and was written.
  private func give(
    _ contents: SelectionContents,
    as target: Atom,
    in property: Atom,
    of requestor: Window
  ) -> Bool {
    switch target {
    case atoms.targets:
      let own = [atoms.targets, atoms.timestamp, atoms.multiple, atoms.saveTargets]
      let all = own + contents.forms.map(\.target)
      return write {
        connection.setProperty(property, of: requestor, type: XA_ATOM, numbers: all)
      }
    case atoms.timestamp:
      let time = contents.moment.time
      return write {
        connection.setProperty(property, of: requestor, type: XA_INTEGER, numbers: [time])
      }
    default:
      guard let form = contents.forms.first(where: { $0.target == target }) else { return false }
      guard form.bytes.count <= maximumInOnePiece else {
        return giveInPieces(form, in: property, of: requestor)
      }
      return write {
        connection.setProperty(property, of: requestor, type: form.type, bytes: form.bytes)
      }
    }
  }

  private func write(_ body: () -> Void) -> Bool {
    (try? connection.trapping("write a property", body)) != nil
  }

  /// Data too large for one property are sent piece by piece (INCR).
  private func giveInPieces(
    _ contents: SelectionContents.Form,
    in property: Atom,
    of requestor: Window
  ) -> Bool {
    // A repeated request for the same starts from the beginning.
    transfers.removeAll { $0.requestor == requestor && $0.property == property }
    guard transfers.count < Self.maximumTransfers else { return false }
    let transfer = IncrementalTransfer(
      contents,
      in: property,
      of: requestor,
      piece: maximumInOnePiece,
      connection: connection
    ) { [weak self] ended in self?.transfers.removeAll { $0 === ended } }
    let (type, count) = (atoms.incremental, UInt(contents.bytes.count))
    let isBegun = write {
      connection.setProperty(property, of: requestor, type: type, numbers: [count])
    }
    if isBegun { transfers.append(transfer) }
    return isBegun
  }
}
