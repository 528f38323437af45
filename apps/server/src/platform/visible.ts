/**
 * Controls of direction and other characters that nobody sees: they turn what stands beside them, or make two names of
 * one. Those that join and part letters stay, for scripts need them.
 */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** A value without invisible characters in its texts; the same one where it has none. */
export function visible<Value>(value: Value): Value;
export function visible(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(invisible, '');
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([key, inner]) => [key, inner, visible(inner)] as const,
  );
  if (entries.every(([, before, after]) => before === after)) return value;
  const seen = entries.map(([key, , after]) => [key, after] as const);
  return Array.isArray(value) ? seen.map(([, after]) => after) : Object.fromEntries(seen);
}
