import type { FeedMessage, FixtureMessage, TeamRef } from '@xiongmao/api/feeds/messages';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import { isPlayed } from '@xiongmao/api/matches/statuses';
import { isDay } from '@xiongmao/i18n/time/zoned-day';
import { z } from 'zod';
import { instantOf, parseClock } from '../reading/local-time.ts';
import type { Reject } from './openfootball-entries.ts';
import { readLineups } from './openfootball-lineup.ts';
import { type ReadScore, readScore } from './openfootball-score.ts';
import { meaningOf } from './openfootball-status.ts';
import { readTimeline } from './openfootball-timeline.ts';

/** What the matches of a file have in common. */
export interface Competition {
  /** Season folder and file code, what the ids of its matches begin with: `2025-26/en.1`. */
  id: string;
  league: FixtureMessage['league'];
  season: string;
  /** The clocks on which times without a zone are read. */
  zone: string;
  team(name: string, code: string | undefined): TeamRef;
}

/** A side that is still to be found, of one year's competition. */
export function openSide(name: string, competition: string): TeamRef {
  return { id: `${competition}:${name}`, name, undecided: true };
}

const text = (max: number) => z.string().trim().max(max).nullish();
const name = z.string().trim().min(1).max(160);
const team = z.union([
  name.transform((known) => ({ name: known, code: undefined })),
  z.object({ name, code: z.string().max(12).nullish() }),
]);

const part = z.unknown().optional();

/** What makes a match, and the parts that are looked into one by one, so that a bad one spoils no other. */
const shape = z.object({
  round: text(120),
  stage: text(120),
  group: text(60),
  num: z.int().nullish(),
  date: z.string().refine(isDay, 'no day'),
  team1: team,
  team2: team,
  time: part,
  time_local: part,
  score: part,
  status: part,
  ground: part,
  goals1: part,
  goals2: part,
  bookings: part,
  lineup: part,
});
export const matchShape = z.compile(shape);
export type Match = z.output<typeof matchShape>;

const soccer = 202;
const hour = 3_600_000;

/** What a file says of a match: fixture, state, and timeline and line-ups where it has them. */
export function messagesOf(
  match: Match,
  id: string,
  competition: Competition,
  now: Date,
  reject: Reject,
): FeedMessage[] {
  const about = { match: id, version: now.getTime() };
  const start = startOf(match, competition.zone, reject);
  const score = readScore(match.score, reject);
  const over = start ?? new Date(Date.parse(`${match.date}T00:00:00Z`) + 24 * hour);
  const home = competition.team(match.team1.name, match.team1.code ?? undefined);
  const away = competition.team(match.team2.name, match.team2.code ?? undefined);
  const messages: FeedMessage[] = [
    {
      type: 'fixture',
      ...about,
      gameId: soccer,
      league: competition.league,
      season: competition.season,
      home,
      away,
      startsAt: start?.toISOString() ?? null,
      date: match.date,
      round: match.round || undefined,
      stage: match.stage || undefined,
      group: match.group || groupOf(match.round ?? ''),
      venue: venueOf(match.ground, reject),
    },
    { type: 'state', ...about, state: stateOf(score, match.status, over, now, reject) },
  ];
  const items = readTimeline(match, score.score, score.extraTime, reject);
  if (items) messages.push({ type: 'incidents', ...about, items, complete: true });
  for (const lineup of readLineups(match.lineup, [home.id, away.id], reject)) {
    messages.push({ type: 'lineup', ...about, lineup });
  }
  return messages;
}

/** The instant of kick-off; null where only the day is told. */
function startOf(match: Match, zone: string, reject: Reject): Date | null {
  const raw = match.time ?? match.time_local ?? '';
  if (typeof raw === 'string' && /^(tb[acd])?[\s?:-]*$/i.test(raw.trim())) return null;
  const time = typeof raw === 'string' ? parseClock(raw) : undefined;
  if (time) return instantOf(match.date, time, zone);
  reject('time', 'no time of day', raw);
  return null;
}

/** `end` is when a match that nothing is said about should be over. */
function stateOf(
  { score, periods, winner }: ReadScore,
  rawStatus: unknown,
  end: Date,
  now: Date,
  reject: Reject,
): MatchState {
  const word = typeof rawStatus === 'string' ? rawStatus.trim() : '';
  const meaning = word ? meaningOf(word) : 'usual';
  if (!meaning || (rawStatus && !word)) reject('status', 'not a known word', rawStatus);
  const silent = end.getTime() + 24 * hour < now.getTime() ? 'unknown' : 'notStarted';
  const status = !meaning || meaning === 'usual' ? (score ? 'ended' : silent) : meaning;
  return {
    status,
    phase: null,
    clock: null,
    score,
    periods,
    columns: [],
    winner: isPlayed(status) ? winner : null,
    note: noteOf(word, meaning),
  };
}

/** The source's own word where it says more than our status does: "walkover", not "canceled". */
function noteOf(word: string, meaning: ReturnType<typeof meaningOf>): string | null {
  if (!word || meaning === 'usual') return null;
  const same = meaning && word.toLowerCase().startsWith(meaning.slice(0, 5).toLowerCase());
  return same ? null : word.slice(0, 300);
}

/** Files of cups name the group where leagues name the round. */
function groupOf(round: string): string | undefined {
  return /^Group [A-Z0-9]{1,2}\b/.exec(round)?.[0];
}

function venueOf(ground: unknown, reject: Reject): string | undefined {
  if (ground === undefined || ground === null || ground === '') return undefined;
  if (typeof ground === 'string' && ground.length <= 160) return ground.trim();
  reject('ground', 'no name of a place', ground);
  return undefined;
}
