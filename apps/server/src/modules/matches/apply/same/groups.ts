/** Two rows, by their ids. */
export type Edge = readonly [one: number, other: number];

/**
 * The rows that are one: those of a link by hand first, then those that the rule pairs. What would put two into one group
 * that are not the same, by somebody's word, joins nothing. Answers for each row that any edge names its group.
 */
export function groupsOf(
  links: readonly Edge[],
  pairs: readonly Edge[],
  notSame: readonly Edge[],
): Map<number, ReadonlySet<number>> {
  const groups = new Map<number, Set<number>>();
  const groupOf = (id: number): Set<number> => {
    const held = groups.get(id) ?? new Set([id]);
    groups.set(id, held);
    return held;
  };
  const inOrder = pairs.toSorted(([a, b], [c, d]) => a - c || b - d);
  for (const [one, other] of [...links, ...inOrder]) {
    const [mine, theirs] = [groupOf(one), groupOf(other)];
    if (mine === theirs) continue;
    const isBarred = notSame.some(
      ([a, b]) => (mine.has(a) && theirs.has(b)) || (mine.has(b) && theirs.has(a)),
    );
    if (isBarred) continue;
    for (const id of theirs) {
      mine.add(id);
      groups.set(id, mine);
    }
  }
  return groups;
}
