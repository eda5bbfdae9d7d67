/** Lorries and vans by how large they are, by their marks and names, the smallest first; any other lorry is of the largest. */
const lorrySizes: readonly RegExp[] = [
  /вис-|largus|caddy|partner|berlingo|dokker|dobl|kangoo|bipper|nemo|fiorino|connect|courier|sf[15]\b|k33|k0[57]|ока|2715|27175|vivaro|mini/i,
  /газель|соболь|баргузин|профи|сгр|uaz |390|330[235]|33023|2705|2752|3221|2310|porter|bongo|argo|atlant|transit|sprinter|crafter|ducato|boxer|jumper|jumpy|expert|vito|transporter|master|trafic|movano|daily|h-1|sunray|toano|n25|n35|n56|captain|hd ?35|1020|tonik|fenix|view|gratour|v80|deliver|lt ?\d|k2500|dyna|toyoace|vanette|caravan|canter|elf|atlas|cabstar|titan|condor|tr12/i,
  /валдай|газон|садко|330[79]|gaz (?:53|66)|4308|компас|437|зубр[её]нок|forward|hd ?(?:6|7)|hd78|mighty|county|fuso|s\s?(?:85|100|120)|n75|n80|n82|n90|n120|n-series|nps|aumark|miler|ollin|bj10|tiger v|hino|atego|vario|бычок|zil|зил|eurocargo|c7\d|c80|c90|c100|c120|tgl|lf|midlum|avia|yuejin|jmc/i,
];

/** How large a lorry is, for what comes near to one that is out. */
export function lorrySize(name: string): number {
  const size = lorrySizes.findIndex((names) => names.test(name));
  return size < 0 ? lorrySizes.length : size;
}
