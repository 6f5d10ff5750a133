/// The options of recordings that other machines make parts of.
extension OptionSpec {
  static let ofFarms: [OptionSpec] = [
    OptionSpec(
      id: .on,
      value: "WHERE",
      kind: .choice(PartPlaceName.allCases.map(\.rawValue)),
      help: "who makes it in parts: local processes, GNU parallel's hosts, or slurm"
    ),
    OptionSpec(
      id: .hosts,
      value: "LIST",
      kind: .file,
      help: "hosts of --on parallel, as its sshlogins: a,4/user@b; or a file of them"
    ),
    OptionSpec(
      id: .parts,
      value: "N",
      help: "into how many parts a clip is divided; default one for 250 frames"
    ),
    OptionSpec(
      id: .partition,
      value: "NAME",
      help: "the partition of --on slurm"
    ),
    OptionSpec(
      id: .slurmArguments,
      value: "ARGS",
      valueIsOptions: true,
      help: "more arguments of sbatch, in quotes: its options for time and memory"
    ),
    OptionSpec(
      id: .work,
      value: "FOLDER",
      kind: .file,
      help: "where parts are kept, on a shared file system; the next run goes on there"
    ),
  ]
}
