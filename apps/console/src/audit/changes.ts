/** A field that is not as it was; `undefined` where there was, or is, none. */
export interface Change {
  /** Field names from the outside in, joined by points. */
  path: string;
  before: unknown;
  after: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Order is none of a list of roles, but of most lists: they are compared as they stand. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** What differs between a row before and after a write; a row that was made or removed differs in all it holds. */
export function changesOf(before: unknown, after: unknown, path = ''): Change[] {
  if (!isRecord(before) && !isRecord(after)) {
    return isSame(before, after) ? [] : [{ path, before, after }];
  }
  const old = isRecord(before) ? before : {};
  const young = isRecord(after) ? after : {};
  const names = new Set([...Object.keys(old), ...Object.keys(young)]);
  return [...names].flatMap((name) =>
    changesOf(old[name], young[name], path ? `${path}.${name}` : name),
  );
}
