/** An instant as `datetime-local` takes it: in the reader's zone, to the minute. */
export function toLocalTime(instant: string): string {
  const at = new Date(instant);
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** What was entered as an instant, null for nothing; one that stands as it was keeps its seconds. */
export function readLocalTime(entered: string, was: string | null = null): string | null {
  if (!entered) return null;
  if (was !== null && toLocalTime(was) === entered) return was;
  return new Date(entered).toISOString();
}
