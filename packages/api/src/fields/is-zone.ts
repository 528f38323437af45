const known = new Set<string>();

/**
 * Whether text names a time zone of the IANA database, in whatever case. Bare offsets such as `+08:00` are none.
 * Only names that there are get remembered: strangers can't make the memory grow.
 */
export function isZone(text: string): text is string {
  if (!/^[a-z][\w+-]*(\/[\w+-]+){0,2}$/i.test(text)) return false;
  const name = text.toLowerCase();
  if (known.has(name)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
  known.add(name);
  return true;
}
