import { createHash } from 'node:crypto';
import type { Clock } from '#platform/clock.ts';
import { type Answer, localServer, type ReceivedRequest } from '../doubles/local-server.ts';
import { countedLimit, type Fault, faulty } from './faults.ts';

const minute = 60_000;

/** An entry as it is told from one minute after kick-off on, until another, break included. */
export interface ScriptedEvent {
  from: number;
  until?: number;
  event: Record<string, unknown>;
}

export interface ScriptedMatch {
  id: number;
  kickOff: number;
  league?: number;
  events: ScriptedEvent[];
  /** Of a competition between countries: who plays. */
  nations?: { home: string; away: string };
  /** Told in place of what follows from the time. */
  status?: string;
}

const teamsOf = (id: number) => ({
  home: { id: id * 10 + 1, name: `Home ${id}` },
  away: { id: id * 10 + 2, name: `Away ${id}` },
});

/** An entry of a match; `extra` are the minutes added. */
export function footballEvent(
  id: number,
  side: 'home' | 'away',
  elapsed: number,
  given: {
    type?: string;
    detail?: string;
    player?: string | null;
    assist?: string;
    comments?: string;
  } = {},
): Record<string, unknown> {
  const { type = 'Goal', detail = 'Normal Goal', player = 'A. Scorer', assist, comments } = given;
  const person = (name: string | null | undefined) =>
    name ? { id: idOf(name), name } : { id: null, name: null };
  return {
    time: { elapsed, extra: null },
    team: { ...teamsOf(id)[side], logo: 'https://media.example/team.png' },
    player: person(player),
    assist: person(assist),
    type,
    detail,
    comments: comments ?? null,
  };
}

const idOf = (name: string): number =>
  Number.parseInt(createHash('sha256').update(name).digest('hex').slice(0, 6), 16);

/** API-Football v3 on loopback, with matches that go on by the clock. */
export async function footballProvider(clock: Clock, key: string) {
  const matches: ScriptedMatch[] = [];
  const limits = { perDay: 7_500, perMinute: 300 };
  let fault: Fault = null;
  /** The response's list as it is told, whatever it is. */
  let bend: ((list: unknown[]) => unknown[]) | null = null;
  let pageSize = 1_000;
  let spent = 0;
  let minuteLimit = countedLimit(limits.perMinute, minute);
  const unchanged: string[] = [];

  async function answer(asked: ReceivedRequest): Promise<Answer> {
    const now = clock.now().getTime();
    spent += 1;
    const leftInMinute = minuteLimit.take(now);
    const headers = {
      'x-ratelimit-requests-limit': String(limits.perDay),
      'x-ratelimit-requests-remaining': String(Math.max(0, limits.perDay - spent)),
      'X-RateLimit-Limit': String(limits.perMinute),
      'X-RateLimit-Remaining': String(leftInMinute),
    };
    const broken = await faulty(fault);
    if (broken) return broken;
    if (fault === 'limited') {
      return {
        status: 429,
        headers: { 'retry-after': '30' },
        body: { message: 'Too many requests' },
      };
    }
    const isKnown = asked.headers['x-apisports-key'] === key && fault !== 'badKey';
    const error = isKnown ? null : { token: 'Error/Missing application key.' };
    const list = error ? [] : listOf(asked, now);
    const page = Number(asked.query.get('page') ?? 1);
    const response = (bend ? bend(list) : list).slice((page - 1) * pageSize, page * pageSize);
    const body = JSON.stringify({
      get: 'fixtures',
      parameters: Object.fromEntries(asked.query),
      errors: error ?? [],
      results: response.length,
      paging: { current: page, total: Math.max(1, Math.ceil(list.length / pageSize)) },
      response,
    });
    const etag = `W/"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    if (asked.headers['if-none-match'] === etag) {
      unchanged.push(asked.path + asked.query);
      return { status: 304, headers: { ...headers, etag }, body: '' };
    }
    return { type: 'application/json', headers: { ...headers, etag }, body };
  }

  function listOf({ query }: ReceivedRequest, now: number): unknown[] {
    const ids = query.get('ids')?.split('-');
    const leagues = query.get('live')?.split('-');
    const date = query.get('date');
    return matches
      .filter((match) => {
        if (ids) return ids.includes(String(match.id));
        if (date) return new Date(match.kickOff).toISOString().startsWith(date);
        const isLive = /^(1H|HT|2H)$/.test(statusAt(match, now).short);
        return (
          isLive && (leagues?.includes('all') || leagues?.includes(String(match.league ?? 39)))
        );
      })
      .map((match) => fixtureAt(match, now, { events: !date, squads: ids !== undefined }));
  }

  const { url, asked } = await localServer(answer);
  return {
    url,
    asked,
    unchanged,
    matches,
    limits,
    /** Requests beyond the limit of the minute, or the day. */
    passed: () => minuteLimit.passed() + Math.max(0, spent - limits.perDay),
    spent: () => spent,
    set(given: {
      fault?: Fault;
      bend?: typeof bend;
      pageSize?: number;
      perDay?: number;
      perMinute?: number;
    }) {
      if (given.fault !== undefined) fault = given.fault;
      if (given.bend !== undefined) bend = given.bend;
      pageSize = given.pageSize ?? pageSize;
      limits.perDay = given.perDay ?? limits.perDay;
      if (given.perMinute) {
        limits.perMinute = given.perMinute;
        minuteLimit = countedLimit(given.perMinute, minute);
      }
    },
  };
}

/** The status of a match of two halves of 45 minutes and a break of 15. */
function statusAt({ kickOff, status }: ScriptedMatch, now: number) {
  const played = Math.floor((now - kickOff) / minute);
  if (status) return { short: status, long: status, elapsed: null };
  if (played < 0) return { short: 'NS', long: 'Not Started', elapsed: null };
  if (played < 45) return { short: '1H', long: 'First Half', elapsed: played };
  if (played < 60) return { short: 'HT', long: 'Halftime', elapsed: 45 };
  if (played < 105) return { short: '2H', long: 'Second Half', elapsed: played - 15 };
  return { short: 'FT', long: 'Match Finished', elapsed: 90 };
}

export function fixtureAt(
  match: ScriptedMatch,
  now: number,
  has: { events: boolean; squads: boolean },
): Record<string, unknown> {
  const { id, kickOff } = match;
  const status = statusAt(match, now);
  const teams = teamsOf(id);
  const at = (from: number) => kickOff + from * minute <= now;
  const told = match.events.filter(
    ({ from, until }) => at(from) && !(until !== undefined && at(until)),
  );
  const goals = (before: number) => {
    const of = (side: 'home' | 'away') =>
      told.filter(({ event }) => {
        const { type, detail, team, time } = event as {
          type: string;
          detail: string;
          team: { id: number };
          time: { elapsed: number };
        };
        const counts = type === 'Goal' && detail !== 'Missed Penalty';
        return counts && team.id === teams[side].id && time.elapsed <= before;
      }).length;
    return { home: of('home'), away: of('away') };
  };
  const named = (side: 'home' | 'away') => match.nations && { name: match.nations[side] };
  const isOn = status.short !== 'NS';
  const isOver = status.short === 'FT';
  const score = goals(200);
  const none = { home: null, away: null };
  const started = (offset: number) => (at(offset) ? kickOff / 1000 + offset * 60 : null);
  const winner = (side: 'home' | 'away') => {
    const other = side === 'home' ? 'away' : 'home';
    return score.home === score.away ? null : score[side] > score[other];
  };
  return {
    fixture: {
      id,
      referee: null,
      timezone: 'UTC',
      date: new Date(kickOff).toISOString().replace('.000Z', '+00:00'),
      timestamp: kickOff / 1000,
      periods: { first: started(0), second: started(60) },
      venue: { id: 1, name: 'The Ground', city: 'Northgate' },
      status: { ...status, extra: null },
    },
    league: {
      id: match.league ?? 39,
      name: 'First League',
      country: match.nations ? 'World' : 'England',
      season: 2026,
      round: 'Regular Season - 8',
    },
    teams: {
      home: { ...teams.home, ...named('home'), logo: 'x', winner: winner('home') },
      away: { ...teams.away, ...named('away'), logo: 'x', winner: winner('away') },
    },
    goals: isOn ? score : none,
    score: {
      halftime: isOn && status.short !== '1H' ? goals(45) : none,
      fulltime: isOver ? score : none,
      extratime: none,
      penalty: none,
    },
    ...(has.events && { events: told.map(({ event }) => event) }),
    ...(has.squads && isOn && squadsOf(id, score)),
  };
}

function squadsOf(id: number, score: { home: number; away: number }) {
  const teams = teamsOf(id);
  const sides = ['home', 'away'] as const;
  return {
    lineups: sides.map((side) => ({
      team: teams[side],
      coach: { id: 1, name: `Coach of ${side}` },
      formation: '4-3-3',
      startXI: [
        {
          player: { id: id * 100 + 1, name: `Keeper of ${side}`, number: 1, pos: 'G', grid: '1:1' },
        },
        { player: { id: idOf('A. Scorer'), name: 'A. Scorer', number: 9, pos: 'F', grid: '4:1' } },
      ],
      substitutes: [
        { player: { id: idOf('S. Fresh'), name: 'S. Fresh', number: 12, pos: 'M', grid: null } },
      ],
    })),
    statistics: sides.map((side) => ({
      team: teams[side],
      statistics: [
        { type: 'Shots on Goal', value: score[side] + 2 },
        { type: 'Ball Possession', value: side === 'home' ? '61%' : '39%' },
        { type: 'expected_goals', value: side === 'home' ? '1.32' : null },
      ],
    })),
    players: sides.map((side) => ({
      team: teams[side],
      players: [
        {
          player: { id: idOf('A. Scorer'), name: 'A. Scorer' },
          statistics: [
            { games: { minutes: 45, rating: '7.3' }, goals: { total: score[side], assists: null } },
          ],
        },
      ],
    })),
  };
}
