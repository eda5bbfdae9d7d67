/** What is seen of a picture at the size of a card: its address without the design of the wheels, `b3-plain-4` → `b3-plain`. */
const lookOf = (base: string) => base.replace(/-\d(?=[-/])/, '');

/** Of each one's pictures, the usual first, the one that looks like none before it; the usual one where all do. */
export function picturesApart<P extends { base: string }>(choices: readonly (readonly [P, ...P[]])[]): P[] {
  const taken = new Set<string>();
  return choices.map((pictures) => {
    const chosen = pictures.find(({ base }) => !taken.has(lookOf(base))) ?? pictures[0];
    taken.add(lookOf(chosen.base));
    return chosen;
  });
}
