/**
 * Controls of direction and other characters that nobody sees: they turn what stands beside them, or make two names of
 * one. Those that join and part letters stay, for scripts need them.
 */
export const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** A value without invisible characters in its texts; the same one where it has none. */
export function visible<Value>(value: Value): Value;
export function visible(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(invisible, '');
  if (typeof value !== 'object' || value === null) return value;
  // Copied once something in it is another: this looks at all that feeds say.
  let copy: Record<string, unknown> | null = null;
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key];
    const seen = visible(inner);
    if (seen === inner) continue;
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
    copy[key] = seen;
  }
  return copy ?? value;
}
