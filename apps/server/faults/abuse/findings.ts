import type { Violation } from '#src/modules/wallet/ledger/prove-ledger.ts';
import type { Doors } from './attack.ts';
import { type AttackName, attacks } from './attacks.ts';
import { type Deed, deeds, type Measures, quantile } from './honest/measures.ts';
import type { Tallies } from './mob.ts';

export const mostGrowth = 128 * 1024 * 1024;
export const mostTimes = 2;
/** Fewer are not compared: their slowest says nothing. */
const fewest = 100;
/** ms: what is quicker than this is as good as at once, whatever it is a multiple of. */
const atOnce = 25;

type Counters = Record<keyof Doors, Map<string, number>>;

/** What was seen of one seed. */
export interface Seen {
  names: AttackName[];
  /** Processes that ended, with their last words. */
  deaths: string[];
  /** Bytes that each process held at most, above what it held at most among the honest alone. */
  growth: Record<keyof Doors, number>;
  /** With the attackers at a sink; nothing where time is not looked at. */
  alone: Measures[];
  attacked: Measures[];
  tallies: Tallies;
  before: Counters;
  after: Counters | null;
}

export function violationsIn(seen: Seen): Violation[] {
  const { names, deaths, growth, tallies, before, after } = seen;
  const violations: Violation[] = [];
  const tell = (rule: string, what: string) =>
    violations.push({ rule, what: `${what} (${names.join(', ')})` });

  for (const death of deaths) tell('nothing dies', death);
  if (after === null && deaths.length === 0) tell('nothing dies', 'the server does not answer');
  for (const [name, bytes] of Object.entries(growth)) {
    if (bytes > mostGrowth) {
      tell('memory is bounded', `the ${name} grew by ${Math.round(bytes / 1024 / 1024)} MiB`);
    }
  }
  for (const error of summary(seen.attacked.flatMap(({ errors }) => errors))) {
    tell('the honest see no error', error);
  }
  for (const { deed, alone, attacked } of slowed(seen)) {
    const times = `${Math.round(alone)} → ${Math.round(attacked)} ms`;
    tell('the honest are served in time', `${deed}: p99 ${times}`);
  }
  for (const name of names) {
    const { missed, named } = attacks[name];
    const tally = tallies[name];
    const why = tally && missed(tally);
    if (why) tell('hostile clients are held back', `${name}: ${why}`);
    if (named && after && !hasGrown(before, after, named)) {
      tell(
        'hostile clients are named',
        `${name}: no counter ${named.counter} of the ${named.on} grew`,
      );
    }
  }
  return violations;
}

/** The deeds whose p99 is more than so many times what it was. */
export function slowed(seen: Pick<Seen, 'alone' | 'attacked'>) {
  return compared(seen).filter(
    ({ alone, attacked }) => attacked > Math.max(alone, atOnce) * mostTimes,
  );
}

/** p99 of each deed that there is enough of, ms. */
export function compared({ alone, attacked }: Pick<Seen, 'alone' | 'attacked'>) {
  if (alone.length === 0) return [];
  const of = (measures: Measures[], deed: Deed) => measures.flatMap(({ times }) => times[deed]);
  return deeds
    .map((deed) => ({ deed, alone: of(alone, deed), attacked: of(attacked, deed) }))
    .filter((times) => Math.min(times.alone.length, times.attacked.length) >= fewest)
    .map((times) => ({
      deed: times.deed,
      alone: quantile(times.alone, 0.99),
      attacked: quantile(times.attacked, 0.99),
    }));
}

function hasGrown(
  before: Counters,
  after: Counters,
  { on, counter }: { on: keyof Doors; counter: RegExp },
): boolean {
  return [...after[on]].some(
    ([name, value]) => counter.test(name) && value > (before[on].get(name) ?? 0),
  );
}

/** Each error once, with how often it came. */
function summary(errors: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const error of errors) {
    const kind = error.replaceAll(/\d+/g, 'N');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([error, count]) => `${count} × ${error}`);
}

/** The four measures over all seeds, a line each. */
export function figuresOf(all: readonly Seen[]): string[] {
  const most = (part: keyof Doors) =>
    Math.round(Math.max(0, ...all.map(({ growth }) => growth[part])) / 1024 / 1024);
  const errors = all.flatMap(({ attacked }) => attacked.flatMap((window) => window.errors));
  const [alone, attacked] = (['alone', 'attacked'] as const).map((name) =>
    all.flatMap((seen) => seen[name]),
  ) as [Measures[], Measures[]];
  return [
    `processes that died: ${all.flatMap(({ deaths }) => deaths).length}`,
    `memory growth at most: server ${most('server')} MiB, site ${most('site')} MiB`,
    `errors that the honest saw: ${errors.length}`,
    ...compared({ alone, attacked }).map(
      (times) =>
        `p99 of a ${times.deed}: ${Math.round(times.alone)} ms beside attackers at a sink, ` +
        `${Math.round(times.attacked)} ms attacked (${(times.attacked / times.alone).toFixed(2)})`,
    ),
  ];
}
