const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The largest unit that has passed; a month is 30 days (product spec §9). */
const units = [
  ['common:ago.months', 30 * day],
  ['common:ago.weeks', 7 * day],
  ['common:ago.days', day],
  ['common:ago.hours', hour],
  ['common:ago.minutes', minute],
] as const;

/**
 * How long ago something was posted, as a text's key and count: `t(key, { count })`. Under a minute, or
 * ahead of our clock, it was just posted.
 */
export function relativeTime(posted: Date | string | number, now: Date | number) {
  const passed = new Date(now).getTime() - new Date(posted).getTime();
  const unit = units.find(([, length]) => passed >= length);
  if (!unit) return { key: 'common:ago.justPosted', count: 0 } as const;
  return { key: unit[0], count: Math.floor(passed / unit[1]) };
}
