/** A line of a text as it was and as it is; null where there is none. */
export interface LineChange {
  from: string | null;
  to: string | null;
}

/** What became of a text, line by line: what stayed, in its order, with what went and came between. */
export function lineChanges(before: string, after: string): LineChange[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const longest = commonLengths(old, now);
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      changes.push({ from: old[i++]!, to: now[j++]! });
    } else if (j === now.length || (i < old.length && longest[i + 1]![j]! >= longest[i]![j + 1]!)) {
      changes.push({ from: old[i++]!, to: null });
    } else {
      changes.push({ from: null, to: now[j++]! });
    }
  }
  return paired(changes);
}

/** How many lines the rests of both have in common, from each pair of places on. */
function commonLengths(old: string[], now: string[]): number[][] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Array(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      lengths[i]![j] =
        old[i] === now[j]
          ? lengths[i + 1]![j + 1] + 1
          : Math.max(lengths[i + 1]![j], lengths[i]![j + 1]);
    }
  }
  return lengths;
}

/** Of lines that went right before others came, each stands beside its successor. */
function paired(changes: LineChange[]): LineChange[] {
  const told: LineChange[] = [];
  let gone: LineChange[] = [];
  for (const change of changes) {
    if (change.to === null) gone.push(change);
    else if (change.from === null && gone.length > 0)
      told.push({ ...change, from: gone.shift()!.from });
    else {
      told.push(...gone, change);
      gone = [];
    }
  }
  return [...told, ...gone];
}
