import type { Ask, HeldMatch, View } from '../provider.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** ms between two looks at all that is in play; the provider's own data is as old. */
const liveEvery = 15_000;
/** Of a match in play, for line-ups and figures, which that look does not have. */
const detailEvery = 2 * minute;
/** The fixtures of a day, by how many days it is ahead. */
const dayEvery = new Map([
  [-1, 6 * hour],
  [0, hour / 2],
  [1, 3 * hour],
  ...[2, 3, 4, 5, 6].map((ahead) => [ahead, 12 * hour] as const),
]);
/** Matches that one question may ask about. */
const mostMatches = 20;

/** What is to be asked: all in play, the fixtures of days, and matches by themselves. */
export function asksOf(view: View, leagues: readonly string[]): Ask[] {
  return [...live(view, leagues), ...days(view), ...details(view)];
}

/** While something is in play, or may be by its start. */
function live(view: View, leagues: readonly string[]): Ask[] {
  const { now, pace, followed } = view;
  const isOn = [...followed.values()].some(({ stage, startsAt }) => {
    const since = startsAt === null ? null : now - startsAt;
    return (
      stage === 'live' ||
      (stage === 'ahead' && since !== null && since > -minute && since < 4 * hour)
    );
  });
  if (!isOn) return [];
  const which = leagues.length > 0 ? leagues.join('-') : 'all';
  return [question(view, 'live', `/fixtures?live=${which}`, Math.max(liveEvery, pace), true)];
}

function days(view: View): Ask[] {
  return [...dayEvery].map(([ahead, every]) => {
    const date = new Date(view.now + ahead * day).toISOString().slice(0, 10);
    // Today's first: what is asked by itself follows from it.
    return question(view, `day ${date}`, `/fixtures?date=${date}`, every, ahead === 0);
  });
}

function question(
  { now, askedAt }: View,
  name: string,
  path: string,
  every: number,
  urgent: boolean,
): Ask {
  const asked = askedAt(name);
  return { name, path, at: asked === null ? now : asked + every, urgent };
}

/** Those that are due by themselves, as many as one question takes; those that were seen in play come first. */
function details({ now, pace, followed }: View): Ask[] {
  let next = Number.POSITIVE_INFINITY;
  const due: { match: string; at: number; urgent: boolean }[] = [];
  for (const [match, told] of followed) {
    const at = detailAt(told, pace);
    if (at <= now) due.push({ match, at, urgent: told.played });
    else next = Math.min(next, at);
  }
  const urgent = due.some((one) => one.urgent);
  const matches = due
    .filter((one) => one.urgent === urgent)
    .sort((a, b) => a.at - b.at)
    .slice(0, mostMatches)
    .map(({ match }) => match);
  if (matches.length > 0) {
    return [
      { name: 'matches', path: `/fixtures?ids=${matches.join('-')}`, at: now, urgent, matches },
    ];
  }
  // Nothing to ask yet, and when there is.
  return next < Number.POSITIVE_INFINITY
    ? [{ name: 'matches', path: '', at: next, urgent: true }]
    : [];
}

/**
 * When a match is to be asked about by itself: for its line-ups before the start, in play now and then, and after
 * the end for what is corrected later.
 */
function detailAt({ stage, startsAt, askedAt, overAt, played }: HeldMatch, pace: number): number {
  const asked = askedAt ?? Number.NEGATIVE_INFINITY;
  if (stage === 'live') return askedAt === null ? 0 : asked + Math.max(detailEvery, 4 * pace);
  const moments = stage === 'over' ? momentsAfter(overAt ?? 0, played) : momentsBefore(startsAt);
  return moments.find((moment) => moment > asked) ?? Number.POSITIVE_INFINITY;
}

const momentsAfter = (over: number, played: boolean): number[] =>
  played ? [0, 15 * minute, 3 * hour, day].map((after) => over + after) : [over];

/** And while it does not begin although it should have. */
const momentsBefore = (startsAt: number | null): number[] =>
  startsAt === null
    ? []
    : [-40, -10, 5, 15, 30, 60, 120, 240].map((after) => startsAt + after * minute);
