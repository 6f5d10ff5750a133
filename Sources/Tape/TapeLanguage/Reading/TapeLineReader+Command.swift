import SceneProtocol

extension TapeLineReader {
  /// Reads the arguments that follow a command's name.
  mutating func command(_ name: TapeCommandName) throws(TapeError) -> TapeCommand {
    let command = try values(of: name)
    try finish()
    return command
  }

  private mutating func values(of name: TapeCommandName) throws(TapeError) -> TapeCommand {
    switch name {
    case .output: .output(try self.name("a file (demo.gif)"))
    case .set: .set(try setting())
    case .source: .source(try self.name("a tape's file"))
    case .move: .move(try target(), duration: try optionalDuration())
    case .click: try click()
    case .doubleClick: .doubleClick(try optional(Self.target) { TapeTarget($0) })
    case .drag: .drag(try target(), to: try target(), duration: try optionalDuration())
    case .scroll: try scroll()
    case .type: .type(try text(), each: try optionalDuration())
    case .key: .key(try key(), count: try count())
    case .sleep: .sleep(try duration())
    case .waitFor: .waitFor(try expression(), timeout: try timeout())
    case .caption: .caption(try text(), duration: try optionalDuration())
    case .chapter: .chapter(try text(), duration: try optionalDuration())
    case .note: .note(try text())
    case .zoom: try zoom()
    case .hide: .hide
    case .show: .show
    case .screenshot: .screenshot(try self.name("a file (picture.png)"))
    case .expect: .expect(try expression())
    case .golden: .golden(try self.name("a golden's name"), tolerance: try goldenTolerance())
    case .inspect: try inspect()
    }
  }

  private mutating func click() throws(TapeError) -> TapeCommand {
    let target = ifNext { TapeTarget($0) }
    let wanted = target == nil ? Self.target + ", left, right or middle" : "left, right or middle"
    let button = try optional(wanted) {
      $0.plain.flatMap { TapeButton(rawValue: $0.lowercased()) }
    }
    return .click(target, button ?? .left)
  }

  /// A first pair of numbers is the distance, unless another pair follows.
  private mutating func scroll() throws(TapeError) -> TapeCommand {
    let hasTarget = ifNext(isTargetOfScroll)
    return .scroll(
      hasTarget,
      by: try value("how far (0,-120)", Self.readPair),
      duration: try optionalDuration()
    )
  }

  private func isTargetOfScroll(_ word: TapeWord) -> TapeTarget? {
    Self.readPair(word) == nil || isSecond(Self.readPair) ? TapeTarget(word) : nil
  }

  private mutating func count() throws(TapeError) -> Int {
    try optional("how often, x1 … x1000") {
      Self.integer(Self.withoutX($0, atEnd: false), in: 1...1000)
    } ?? 1
  }

  private mutating func timeout() throws(TapeError) -> TapeDuration {
    _ = try value("`timeout` and a duration") { $0.plain?.lowercased() == "timeout" ? true : nil }
    return try duration()
  }

  private mutating func zoom() throws(TapeError) -> TapeCommand {
    if ifNext({ $0.plain?.lowercased() == "off" ? true : nil }) != nil {
      return .zoomOff(duration: try optionalDuration())
    }
    let target = try value(Self.target + " or off") { TapeTarget($0) }
    let factor = try value("a factor, 1x … 10x") {
      Self.withoutX($0, atEnd: true).flatMap(PlainNumber.read).flatMap {
        (1...10).contains($0) ? $0 : nil
      }
    }
    return .zoom(target, factor: factor, duration: try optionalDuration())
  }

  private mutating func inspect() throws(TapeError) -> TapeCommand {
    if ifNext({ $0.plain?.lowercased() == "off" ? true : nil }) != nil { return .inspect(nil) }
    let layer = ifNext(InspectionQuestion.Name.init)
    let wanted =
      layer == nil
      ? "a layer (#name or @identifier), hit path, cost or off"
      : "trails, hit path, cost, or why and a property"
    let first = layer == nil ? try word(wanted) : try optional(wanted) { $0 }
    guard let first else { return .inspect(InspectorDrawing(.outline, of: layer)) }
    var words = [first.text]
    while let next = ifNext({ $0.plain }) { words.append(next) }
    guard let drawing = InspectorDrawing(parsing: words, of: layer) else {
      throw wrong(first, wanted)
    }
    return .inspect(drawing)
  }

  private mutating func goldenTolerance() throws(TapeError) -> Int? {
    let word = try optional("`tolerance` and a number") {
      $0.plain?.lowercased() == "tolerance" ? true : nil
    }
    return word == nil ? nil : try integer("a whole number, 0 … 255", in: 0...255)
  }
}

extension InspectionQuestion.Name {
  /// A layer's name as a target without a place of its own.
  fileprivate init?(_ word: TapeWord) {
    guard let target = TapeTarget(word), target.offset == .zero else { return nil }
    switch target.place {
    case .name(let name): self = .named(name)
    case .identifier(let name): self = .identified(name)
    case .point: return nil
    }
  }
}
