import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { z } from 'zod';
import { momentOf, type Reject, readList, timed } from './openfootball-entries.ts';

/** The parts of a match that make its timeline, as they stand in the file. */
export interface RawTimeline {
  goals1?: unknown;
  goals2?: unknown;
  /** Cards, a list for each side. */
  bookings?: unknown;
  /** Who played, for each side; `subs` of it are the substitutions. */
  lineup?: unknown;
}

const player = z.string().trim().min(1).max(120);
const goal = z.compile(
  timed.extend({
    name: player.nullish(),
    penalty: z.boolean().nullish(),
    owngoal: z.boolean().nullish(),
  }),
);
const booking = z.compile(timed.extend({ name: player, type: z.enum(['Y', 'R', 'Y/R', 'YR']) }));
const squad = z.object({ subs: z.unknown() });
const substitution = z.compile(timed.extend({ on: player, off: player.nullish() }));

const cardKinds = {
  Y: 'yellowCard',
  R: 'redCard',
  'Y/R': 'secondYellow',
  YR: 'secondYellow',
} as const;

/** An entry whose place in the timeline is not known yet. */
interface Entry {
  key: string;
  kind: IncidentItem['kind'];
  side: Side;
  minute: number;
  added: number | null;
  player: string | null;
  other: string | null;
}

/**
 * The timeline of a match in order of time: goals, cards, substitutions; null where the file has none.
 * A goal stands with the side whose score it raises, an own goal too. Entries that make no sense are
 * rejected alone; the score after each goal is told when they add up to `final`.
 */
export function readTimeline(
  raw: RawTimeline,
  final: ScorePair | null,
  extraTime: boolean,
  reject: Reject,
): IncidentItem[] | null {
  const goals = [
    ...readGoals(raw.goals1, 1, 'home', reject),
    ...readGoals(raw.goals2, 2, 'away', reject),
  ];
  const others = [
    ...readBookings(listOf(raw.bookings, 0), 1, 'home', reject),
    ...readBookings(listOf(raw.bookings, 1), 2, 'away', reject),
    ...readSubstitutions(listOf(raw.lineup, 0), 1, 'home', reject),
    ...readSubstitutions(listOf(raw.lineup, 1), 2, 'away', reject),
  ];
  if (!raw.goals1 && !raw.goals2 && others.length === 0) return null;

  const scored = new Set(goals);
  const total = (side: Side) => goals.filter((entry) => entry.side === side).length;
  const addUp = !final || (total('home') === final.home && total('away') === final.away);
  const running: ScorePair = { home: 0, away: 0 };
  return [...goals, ...others]
    .sort((a, b) => a.minute - b.minute || (a.added ?? 0) - (b.added ?? 0))
    .map((entry, order) => {
      if (scored.has(entry)) running[entry.side] += 1;
      return {
        ...entry,
        order,
        period: periodOf(entry.minute, extraTime),
        seconds: null,
        playerId: null,
        score: scored.has(entry) && addUp ? { ...running } : null,
        text: null,
        x: null,
        y: null,
      };
    });
}

/** Without extra time, whatever comes after the ninetieth minute was added to the second half. */
function periodOf(minute: number, extraTime: boolean): string {
  if (minute <= 45) return 'h1';
  if (minute <= 90 || !extraTime) return 'h2';
  return minute <= 105 ? 'et1' : 'et2';
}

function readGoals(raw: unknown, list: number, side: Side, reject: Reject): Entry[] {
  return readList(raw, `goals${list}`, goal, reject).map(({ index, value }) => ({
    key: `goal:${list}:${index}`,
    kind: value.owngoal ? 'ownGoal' : value.penalty ? 'penaltyGoal' : 'goal',
    side,
    ...momentOf(value),
    player: value.name ?? null,
    other: null,
  }));
}

function readBookings(raw: unknown, list: number, side: Side, reject: Reject): Entry[] {
  return readList(raw, `bookings[${list - 1}]`, booking, reject).map(({ index, value }) => ({
    key: `card:${list}:${index}`,
    kind: cardKinds[value.type],
    side,
    ...momentOf(value),
    player: value.name,
    other: null,
  }));
}

function readSubstitutions(raw: unknown, list: number, side: Side, reject: Reject): Entry[] {
  const subs = squad.safeParse(raw).data?.subs;
  return readList(subs, `lineup[${list - 1}].subs`, substitution, reject).map(
    ({ index, value }) => ({
      key: `substitution:${list}:${index}`,
      kind: 'substitution',
      side,
      ...momentOf(value),
      player: value.on,
      other: value.off ?? null,
    }),
  );
}

/** One side's part of a list that has one for each. */
function listOf(raw: unknown, side: 0 | 1): unknown {
  return Array.isArray(raw) ? raw[side] : raw;
}
