/** A match of a season: its sides by what names them in every source. */
export interface Meeting {
  home: string;
  away: string;
  date: string;
}

/** Two names of one side. */
export type Pair = readonly [one: string, other: string];

/** Of the meetings that two lists of one season could share, how many are on the same day in both. */
const mostDays = 0.9;
const fewestSides = 6;

/**
 * The sides that two sources' lists of one season name differently. Nobody plays twice on a day: who meets the same
 * sides on the same days at the same ends is the same. Nothing is said of lists that are not of one season: of more
 * sides in one than in the other, with less than half of them the same by name, or on other days.
 */
export function sameByFixtures(ones: readonly Meeting[], others: readonly Meeting[]): Pair[] {
  const [mine, theirs] = [sidesOf(ones), sidesOf(others)];
  const shared = common(mine, theirs);
  if (mine.size !== theirs.size || mine.size < fewestSides || shared.size * 2 < mine.size)
    return [];
  const among = (list: readonly Meeting[]) =>
    new Set(
      list
        .filter(({ home, away }) => shared.has(home) && shared.has(away))
        .map(({ home, away, date }) => `${home}\n${away}\n${date}`),
    );
  const [known, told] = [among(ones), among(others)];
  const agreeing = common(known, told).size;
  const most = Math.min(known.size, told.size);
  if (agreeing < shared.size || agreeing < mostDays * most) return [];

  const met = opponentsOn(others, shared);
  const votes = new Map<string, { pair: Pair; count: number }>();
  for (const [when, one] of opponentsOn(ones, shared)) {
    const other = met.get(when);
    if (!one || !other) continue;
    const key = `${one}\n${other}`;
    votes.set(key, { pair: [one, other], count: (votes.get(key)?.count ?? 0) + 1 });
  }
  const found = [...votes.values()];
  const isAlone = ({ pair: [one, other] }: (typeof found)[number]) =>
    found.filter(({ pair }) => pair[0] === one || pair[1] === other).length === 1;
  return found.filter((vote) => vote.count >= shared.size && isAlone(vote)).map(({ pair }) => pair);
}

/** Whom the shared sides met on a day at an end, of those that are not shared; null where that is told twice. */
function opponentsOn(list: readonly Meeting[], shared: ReadonlySet<string>) {
  const opponents = new Map<string, string | null>();
  const tell = (when: string, side: string) =>
    opponents.set(when, opponents.has(when) ? null : side);
  for (const { home, away, date } of list) {
    if (shared.has(home) && !shared.has(away)) tell(`${home}\nhome\n${date}`, away);
    if (shared.has(away) && !shared.has(home)) tell(`${away}\naway\n${date}`, home);
  }
  return opponents;
}

/**
 * The sides that one list names by two names: where each meets every other once at home and once away, two that never
 * meet nor play on one day, and together have met every other so.
 */
export function sameInOneList(list: readonly Meeting[]): Pair[] {
  const sides = [...sidesOf(list)];
  if (sides.length <= fewestSides) return [];
  const own = new Map(
    sides.map((side) => [side, list.filter(({ home, away }) => home === side || away === side)]),
  );
  // Of two names of one side neither has met all others: those who have are not looked at.
  const whole = 2 * (sides.length - 2);
  const parts = sides.filter((side) => own.get(side)!.length < whole);
  const rest = list.filter(({ home, away }) => !parts.includes(home) && !parts.includes(away));
  const full = sides.length - parts.length;
  if (parts.length !== 2 || !isOnceEach(rest, full * (full - 1))) return [];
  const [one, other] = parts as [string, string];
  const both = [...own.get(one)!, ...own.get(other)!];
  const days = new Set(both.map(({ date }) => date));
  const merged = both.map(({ home, away }) => ({
    home: home === other ? one : home,
    away: away === other ? one : away,
  }));
  return days.size === both.length && isOnceEach(merged, 2 * full) ? [[one, other]] : [];
}

/** Whether so many meetings are all different, and none is of a side with itself. */
function isOnceEach(list: readonly Omit<Meeting, 'date'>[], count: number): boolean {
  const kinds = new Set(list.map(({ home, away }) => `${home}\n${away}`));
  return (
    list.length === count && kinds.size === count && list.every(({ home, away }) => home !== away)
  );
}

const common = (some: ReadonlySet<string>, others: ReadonlySet<string>): Set<string> =>
  new Set([...some].filter((one) => others.has(one)));

function sidesOf(list: readonly Meeting[]): Set<string> {
  return new Set(list.flatMap(({ home, away }) => [home, away]));
}
