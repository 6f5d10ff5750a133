internal import CX11

/// What other programs ask for, and get or do not get.
extension Clipboard {
  /// The most bytes that a property is written with at once.
  ///
  /// A quarter of the largest request that every server takes.
  private var mostAtOnce: Int { max(4096, Int(XMaxRequestSize(connection.display))) }
  /// The most that may be on its way in pieces; who asks for more is refused.
  private static let mostTransfers = 32

  /// Answers a request, in any case.
  func answer(_ request: XSelectionRequestEvent) {
    // (Old programs name no property; the target's name is meant then.)
    let property = request.property == 0 ? request.target : request.property
    var isDone = false
    // (A moment of 0 is now.)
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

  /// Several targets with one request: each is in its property, or its place in the list is empty.
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
      // Of the two some programs look at the one, some at the other.
      if !isGiven { (pairs[index], pairs[index + 1]) = (0, 0) }
    }
    connection.passing { _ in
      connection.setProperty(property, of: requestor, type: list.type, numbers: pairs)
    }
    return true
  }

  /// Writes what is copied, or what there is to be known of it, into a property.
  ///
  /// - Parameters:
  ///   - contents: What is copied.
  ///   - target: What is wanted of it.
  ///   - property: Where to.
  ///   - requestor: The window of who asks.
  /// - Returns: Whether there is such a thing, and it could be written.
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
      guard form.bytes.count <= mostAtOnce else {
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

  /// What is too large for one property comes piece by piece (INCR).
  private func giveInPieces(
    _ contents: SelectionContents.Form,
    in property: Atom,
    of requestor: Window
  ) -> Bool {
    // Who asks again for the same gets it from its beginning.
    transfers.removeAll { $0.requestor == requestor && $0.property == property }
    guard transfers.count < Self.mostTransfers else { return false }
    let transfer = IncrementalTransfer(
      contents,
      in: property,
      of: requestor,
      piece: mostAtOnce,
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
