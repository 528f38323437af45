/** A zone whose clocks show an hour of the day, 0 to 23. */
export function zoneAtHour(hour: number, now = new Date()): string {
  const zone = Intl.supportedValuesOf('timeZone').find((name) => hourIn(name, now) === hour);
  if (!zone) throw new RangeError(`nowhere is it ${hour} o'clock`);
  return zone;
}

function hourIn(timeZone: string, now: Date): number {
  const format = { timeZone, hour: 'numeric', hourCycle: 'h23' } as const;
  return Number(new Intl.DateTimeFormat('en-GB', format).format(now));
}

/**
 * The brand's zone, and the fans': it is noon there, so that matches of the last and next hours are of one
 * day, whenever the journeys run. Chosen once: the run's processes hand it on.
 */
process.env.E2E_ZONE ??= zoneAtHour(12);
export const brandZone = process.env.E2E_ZONE;
