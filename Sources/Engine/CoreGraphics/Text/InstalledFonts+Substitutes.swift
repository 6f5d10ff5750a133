extension InstalledFonts {
  /// What stands for a name of Apple's systems, such as "HelveticaNeue-Bold"; `nil` for other names.
  static func substitute(for name: String) -> Face? {
    let parts = name.split(separator: "-", maxSplits: 1).map { $0.lowercased() }
    guard let first = parts.first else { return nil }
    let family: String
    switch first.replacing(" ", with: "") {
    case "helvetica", "helveticaneue", "arial", "arialmt", "avenir", "avenirnext", "futura",
      "gillsans", "optima", "verdana", "tahoma", "trebuchetms", "sfprotext", "sfprodisplay",
      "sfuitext", "sfuidisplay", "lucidagrande", "geneva", "markerfelt", "chalkboardse",
      "chalkduster", "noteworthy", "pingfangsc", "pingfanghk", "pingfangtc", "hiraginosans",
      "arialroundedmtbold", "copperplate", "dinalternate", "dincondensed", "papyrus", "zapfino",
      "applesdgothicneo", "hiraginokakugothicpron", "avenirnextcondensed", "partylet",
      "bradleyhandithctt", "savoyelet", "snellroundhand":
      family = defaultFamily
    case "timesnewroman", "timesnewromanpsmt", "timesnewromanps", "times", "georgia", "palatino",
      "baskerville", "didot", "hoeflertext", "cochin", "bodoni72", "americantypewriter",
      "bigcaslon", "newyork", "charter", "rockwell", "superclarendon":
      family = serifFamily
    case "courier", "couriernew", "couriernewps", "couriernewpsmt", "menlo", "monaco", "sfmono":
      family = monospacedFamily
    default: return nil
    }
    let style = parts.count == 2 ? parts[1] : ""
    return Face(
      family: family,
      name: name,
      weight: weight(inStyle: style),
      isItalic: style.contains("italic") || style.contains("oblique")
    )
  }

  private static var defaultFamily: String { TextFont.defaultFamily }
  private static var serifFamily: String { TextFont.serifFamily }
  private static var monospacedFamily: String { TextFont.monospacedFamily }

  /// The weight that the second half of a face's name says, such as "demibolditalic".
  private static func weight(inStyle style: String) -> Int {
    let weights = [
      ("ultralight", 100), ("thin", 200), ("light", 300), ("medium", 500), ("semibold", 600),
      ("demibold", 600), ("extrabold", 800), ("heavy", 800), ("black", 900), ("bold", 700),
    ]
    return weights.first { style.contains($0.0) }?.1 ?? 400
  }
}
