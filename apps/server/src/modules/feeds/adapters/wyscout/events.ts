import type { Side } from '@xiongmao/api/matches/sides';
import { FeedFileError, type ReadContext } from '../adapter.ts';
import { readJson, readText } from '../reading/source-file.ts';
import {
  type WyscoutEvent,
  type WyscoutMatch,
  type WyscoutPerson,
  type WyscoutTeam,
  wyscoutEvent,
  wyscoutPerson,
  wyscoutTeam,
} from './shapes.ts';

/** Periods in order: our key, the minute they start at and how many minutes they last. */
export const periods = {
  '1H': { key: 'h1', start: 0, length: 45 },
  '2H': { key: 'h2', start: 45, length: 45 },
  E1: { key: 'et1', start: 90, length: 15 },
  E2: { key: 'et2', start: 105, length: 15 },
  P: { key: 'pen', start: 120, length: 0 },
} as const;
export type PeriodName = keyof typeof periods;
export const periodNames = Object.keys(periods) as PeriodName[];

/** The events of one match in order of play, and whom its file names. */
export interface Play {
  matchId: number;
  events: PeriodEvent[];
  /** Home first: the file's own order. Empty in the original form, which names nobody. */
  teams: WyscoutTeam[];
  persons: WyscoutPerson[];
}
export type PeriodEvent = WyscoutEvent & { matchPeriod: PeriodName };

/** Numbers of the source's tags. */
export const tag = {
  goal: 101,
  ownGoal: 102,
  assist: 301,
  keyPass: 302,
  won: 703,
  red: 1701,
  yellow: 1702,
  secondYellow: 1703,
  accurate: 1801,
  inaccurate: 1802,
} as const;

/** The matches of a file of events. Throws FeedFileError where there are none. */
export async function readPlays(file: string, context: ReadContext): Promise<Play[]> {
  const value = await readJson(file);
  const { events, teams, persons } = Array.isArray(value)
    ? { events: value, teams: [], persons: [] }
    : await singleMatch(file, value);

  const plays = new Map<number, Play>();
  for (const [index, raw] of events.entries()) {
    const event = eventOf(raw);
    if ('reason' in event) {
      const place = [`events[${index}]`, ...event.path].join('.');
      if (index === 0) throw new FeedFileError(file, place, event.reason);
      context.quarantine({ file, place, reason: event.reason, raw });
      continue;
    }
    const play = plays.get(event.matchId) ?? { matchId: event.matchId, events: [], teams, persons };
    plays.set(event.matchId, play);
    play.events.push(event);
  }
  const place = ({ matchPeriod }: PeriodEvent) => periodNames.indexOf(matchPeriod);
  for (const play of plays.values()) {
    play.events.sort((a, b) => place(a) - place(b) || a.eventSec - b.eventSec);
  }
  return [...plays.values()];
}

async function singleMatch(file: string, value: unknown) {
  const { events, teams, players } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(events)) {
    throw new FeedFileError(file, 'file', 'not a Wyscout file of events');
  }
  const order = await keysInOrder(file);
  const named = Object.values(teams ?? {}).flatMap(
    (entry) => wyscoutTeam.safeParse(entry?.team).data ?? [],
  );
  const persons = Object.values(players ?? {}).flatMap((squad) =>
    (Array.isArray(squad) ? squad : []).flatMap(
      (entry) => wyscoutPerson.safeParse(entry?.player).data ?? [],
    ),
  );
  named.sort((a, b) => order.indexOf(a.wyId) - order.indexOf(b.wyId));
  return { events: events as unknown[], teams: named, persons };
}

/** The file names the home side first, which is lost once JSON is parsed: numeric keys get sorted. */
async function keysInOrder(file: string): Promise<number[]> {
  const text = await readText(file);
  return [...text.matchAll(/"(\d+)"\s*:\s*\{\s*"team"/g)].map((found) => Number(found[1]));
}

function eventOf(raw: unknown): PeriodEvent | { path: string[]; reason: string } {
  const { data, error } = wyscoutEvent.safeParse(raw);
  if (!data) {
    const issue = error.issues[0];
    return { path: (issue?.path ?? []).map(String), reason: issue?.message ?? 'not an event' };
  }
  const { matchPeriod, tags } = data;
  if (!isPeriodName(matchPeriod)) return { path: ['matchPeriod'], reason: 'unknown period' };
  return { ...data, matchPeriod, tags: new Set(tags.map(({ id }) => id)) };
}

function isPeriodName(text: string): text is PeriodName {
  return Object.hasOwn(periods, text);
}

/** A goal of open play, a free kick or a penalty. The keeper's save attempt is tagged again: no goal. */
export function isGoal({ eventName, tags }: PeriodEvent): boolean {
  return (eventName === 'Shot' || eventName === 'Free Kick') && tags.has(tag.goal);
}

export function isPenalty({ eventName, subEventName }: PeriodEvent): boolean {
  return eventName === 'Free Kick' && subEventName === 'Penalty';
}

export function isShot(event: PeriodEvent): boolean {
  const { eventName, subEventName } = event;
  return (
    eventName === 'Shot' || isPenalty(event) || subEventName === 'Free kick shot' || isGoal(event)
  );
}

export function sideOf(match: WyscoutMatch, teamId: number): Side | null {
  if (match.home.teamId === teamId) return 'home';
  return match.away.teamId === teamId ? 'away' : null;
}

/** Which side a goal counts for; null for what is no goal. An own goal names the side that conceded. */
export function goalFor(match: WyscoutMatch, event: PeriodEvent): Side | null {
  const side = sideOf(match, event.teamId);
  if (isGoal(event)) return side;
  if (!event.tags.has(tag.ownGoal) || !side) return null;
  return side === 'home' ? 'away' : 'home';
}

/** How long before a goal, in seconds, a pass can have led to it. */
const assistWindow = 15;

/** The pass that led to a goal, by the same side shortly before. */
export function assistBefore(events: readonly PeriodEvent[], goal: number): PeriodEvent | null {
  const scored = events[goal];
  if (!scored) return null;
  for (let index = goal - 1; index >= 0; index -= 1) {
    const event = events[index];
    if (!event || event.matchPeriod !== scored.matchPeriod) return null;
    if (scored.eventSec - event.eventSec > assistWindow || isGoal(event)) return null;
    if (event.teamId === scored.teamId && event.tags.has(tag.assist)) return event;
  }
  return null;
}
