/** Seconds left by a clock: `11:39`, `00:04.5`, `PT11M39.00S`; null for what is no clock. */
export function remainingOf(text: unknown): number | null {
  if (typeof text !== 'string') return null;
  const found =
    /^(\d{1,2}):(\d{2}(?:\.\d+)?)$/.exec(text) ?? /^PT(\d{1,2})M(\d+(?:\.\d+)?)S$/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

/** Minutes played, with one decimal: `36:42`, `36.000000:42`, `PT36M42.00S`, `36`; null for none. */
export function minutesOf(text: unknown): number | null {
  if (typeof text === 'number') return Math.round(text * 10) / 10;
  if (typeof text !== 'string') return null;
  const found =
    /^(\d+)(?:\.\d+)?:(\d+)$/.exec(text) ??
    /^PT(\d+)M(\d+(?:\.\d+)?)S$/.exec(text) ??
    /^(\d+)()$/.exec(text);
  return found ? Math.round((Number(found[1]) + Number(found[2]) / 60) * 10) / 10 : null;
}

/** Seconds of the day by `8:11 PM`; null for what is no time of day. */
export function secondOfDay(text: string | null): number | null {
  const found = /^(\d{1,2}):(\d{2}) ([AP])M$/i.exec(text ?? '');
  if (!found) return null;
  const hour = (Number(found[1]) % 12) + (found[3]?.toUpperCase() === 'P' ? 12 : 0);
  return hour * 3600 + Number(found[2]) * 60;
}
