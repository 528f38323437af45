import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Clock } from '#platform/clock.ts';
import { afterFile } from '../after-file.ts';
import { type Answer, localServer, type ReceivedRequest } from '../doubles/local-server.ts';
import { countedLimit, type Fault, faulty } from './faults.ts';

const hour = 3_600_000;

/** A series of two games that the test moves on by hand. */
export interface ScriptedSeries {
  id: number;
  beginAt: number;
  status: 'not_started' | 'running' | 'finished' | 'canceled' | 'postponed';
  /** The status of each game, and who won it: the first or the second. */
  games: readonly { status: string; winner?: 0 | 1 }[];
  modifiedAt: number;
  live?: boolean;
  slug?: string;
}

const teamsOf = (id: number) => [id * 10 + 1, id * 10 + 2] as const;
export const gameId = (match: number, position: number) => match * 100 + position;

/** A match as the REST API tells it. */
export function seriesAt(series: ScriptedSeries): Record<string, unknown> {
  const { id, games, status } = series;
  const teams = teamsOf(id);
  const won = (nth: 0 | 1) => games.filter(({ winner }) => winner === nth).length;
  const iso = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z');
  const leader = won(0) > won(1) ? teams[0] : teams[1];
  return {
    id,
    name: 'Ants vs Bees',
    status,
    begin_at: iso(series.beginAt),
    scheduled_at: iso(series.beginAt),
    original_scheduled_at: iso(series.beginAt),
    end_at: null,
    modified_at: iso(series.modifiedAt),
    match_type: 'best_of',
    number_of_games: 3,
    forfeit: false,
    draw: false,
    winner_id: /finished|canceled/.test(status) && won(0) + won(1) > 0 ? leader : null,
    winner_type: 'Team',
    rescheduled: false,
    detailed_stats: true,
    videogame: { id: 1, name: 'LoL', slug: series.slug ?? 'league-of-legends' },
    league: { id: 4197, name: 'First League', slug: 'first', url: null },
    serie: { id: 1, full_name: 'Spring 2026', year: 2026, season: 'Spring' },
    tournament: { id: 2, name: 'Playoffs', live_supported: true },
    opponents: teams.map((team, nth) => ({
      type: 'Team',
      opponent: {
        id: team,
        name: nth ? `Bees ${id}` : `Ants ${id}`,
        acronym: nth ? 'BEE' : 'ANT',
        location: 'KR',
      },
    })),
    results: teams.map((team, nth) => ({ team_id: team, score: won(nth as 0 | 1) })),
    games: games.map((game, index) => ({
      id: gameId(id, index + 1),
      position: index + 1,
      status: game.status,
      begin_at: null,
      end_at: null,
      complete: game.status === 'finished',
      finished: game.status === 'finished',
      forfeit: false,
      winner: { id: game.winner === undefined ? null : teams[game.winner], type: 'Team' },
      winner_type: 'Team',
    })),
    live: {
      supported: series.live ?? false,
      opens_at: iso(series.beginAt - 15 * 60_000),
      url: `wss://live.pandascore.co/matches/${id}`,
    },
    streams_list: [],
  };
}

/** PandaScore on loopback: its lists, its changes and its sockets. */
export async function esportsProvider(clock: Clock, token: string) {
  const matches: ScriptedSeries[] = [];
  const deleted: { id: number; at: number; reason: string }[] = [];
  const events = new Map<number, Record<string, unknown>[]>();
  let fault: Fault = null;
  let bend: ((list: unknown[]) => unknown[]) | null = null;
  /** Instead of what its headers would say. */
  let claimed: Record<string, string> = {};
  let perHour = 1_000;
  let limit = countedLimit(perHour, hour);
  let largestPage = 100;

  async function answer({ path, query, headers }: ReceivedRequest): Promise<Answer> {
    const now = clock.now().getTime();
    const left = limit.take(now);
    const broken = await faulty(fault);
    if (broken) return broken;
    if (fault === 'limited')
      return {
        status: 429,
        headers: { 'x-rate-limit-remaining': '0', ...claimed },
        body: { error: 'Too many requests' },
      };
    if (headers.authorization !== `Bearer ${token}` || fault === 'badKey') {
      return { status: 401, body: { error: 'Token is missing or invalid' } };
    }
    const list = bend ? bend(listOf(path, query, now)) : listOf(path, query, now);
    const size = Math.min(Number(query.get('page[size]') ?? 50), largestPage);
    const page = Number(query.get('page[number]') ?? 1);
    const body = JSON.stringify(list.slice((page - 1) * size, page * size));
    const etag = `W/"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    const told = {
      'x-rate-limit-remaining': String(left),
      'x-page': String(page),
      'x-per-page': String(size),
      'x-total': String(list.length),
      etag,
      ...claimed,
    };
    if (headers['if-none-match'] === etag) return { status: 304, headers: told, body: '' };
    return { type: 'application/json', headers: told, body };
  }

  function listOf(path: string, query: URLSearchParams, now: number): unknown[] {
    const told = (those: ScriptedSeries[]) => those.map(seriesAt);
    if (path === '/matches/running')
      return told(matches.filter(({ status }) => status === 'running'));
    if (path === '/matches/upcoming') {
      return told(
        matches.filter(({ status, beginAt }) => status === 'not_started' && beginAt > now - hour),
      );
    }
    if (path === '/matches') {
      const ids = query.get('filter[id]')?.split(',') ?? [];
      return told(matches.filter(({ id }) => ids.includes(String(id))));
    }
    const since = Date.parse(query.get('since') ?? '');
    const gone = deleted.filter(({ at }) => at >= since && at <= now);
    return [
      ...matches
        .filter(({ modifiedAt }) => modifiedAt >= since && modifiedAt <= now)
        .map((series) => ({
          change_type: 'update',
          id: series.id,
          modified_at: new Date(series.modifiedAt).toISOString(),
          type: 'match',
          object: seriesAt(series),
        })),
      ...gone.map(({ id, at, reason }) => ({
        change_type: 'deletion',
        id,
        modified_at: new Date(at).toISOString(),
        type: 'match',
        object: { deleted_at: new Date(at).toISOString(), reason, videogame_id: 1 },
      })),
    ];
  }

  const { url, asked } = await localServer(answer);
  const sockets = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  const open = new Map<WebSocket, string>();
  const recovered: number[] = [];
  let closeWith: number | null = null;
  sockets.on('connection', (socket, request) => {
    const { pathname, searchParams } = new URL(request.url!, 'ws://outside.invalid');
    if (closeWith !== null || searchParams.get('token') !== token)
      return socket.close(closeWith ?? 4001);
    open.set(socket, pathname);
    socket.on('close', () => open.delete(socket));
    socket.on('message', (data) => {
      const { type, payload } = JSON.parse(String(data));
      if (type !== 'recover') return;
      recovered.push(payload.game_id);
      socket.send(
        JSON.stringify({ type: 'recover', payload: { events: events.get(payload.game_id) ?? [] } }),
      );
    });
    socket.send(JSON.stringify({ type: 'hello', payload: {} }));
  });
  await new Promise<void>((resolve) => sockets.on('listening', resolve));
  const cut = (code?: number) => {
    for (const socket of open.keys()) code ? socket.close(code) : socket.terminate();
  };
  afterFile(() => {
    cut();
    sockets.close();
  });
  const send = (path: string, message: unknown) => {
    for (const [socket, where] of open) if (where === path) socket.send(JSON.stringify(message));
  };

  return {
    url,
    liveUrl: `ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`,
    asked,
    matches,
    deleted,
    recovered,
    passed: () => limit.passed(),
    open: () => [...open.values()].sort(),
    cut,
    /** Sends what a game of a series is by now. */
    frame(match: number, position: number, at: number, kills: readonly [number, number]) {
      const [one, two] = teamsOf(match);
      const side = (id: number, nth: 0 | 1) => ({
        id,
        name: 'x',
        acronym: 'x',
        kills: kills[nth],
        gold: 1_000,
        towers: 0,
        score: 0,
        players: {},
      });
      send(`/matches/${match}`, {
        game: { id: gameId(match, position) },
        match: { id: match },
        tournament: { id: 2 },
        current_timestamp: at,
        paused: false,
        finished: false,
        winner_id: null,
        blue: side(one, 0),
        red: side(two, 1),
      });
    },
    send,
    /** Something happens in a game: told to who listens, and to who asks later. */
    kill(
      match: number,
      position: number,
      id: number,
      at: number,
      by: 0 | 1,
      killer: string,
      tell = true,
    ) {
      const game = gameId(match, position);
      const actor = (name: string, nth: 0 | 1) => ({
        type: 'player',
        object: { name, team_id: teamsOf(match)[nth] },
      });
      const event = {
        id,
        type: 'player_kill',
        ingame_timestamp: at,
        game: { id: game },
        match: { id: match },
        payload: { killer: actor(killer, by), killed: actor('Victim', by ? 0 : 1), assists: [] },
      };
      events.set(game, [...(events.get(game) ?? []).filter((held) => held.id !== id), event]);
      if (tell) send(`/matches/${match}/events`, event);
    },
    set(given: {
      fault?: Fault;
      bend?: typeof bend;
      claimed?: typeof claimed;
      perHour?: number;
      largestPage?: number;
      closeWith?: number | null;
    }) {
      if (given.fault !== undefined) fault = given.fault;
      if (given.bend !== undefined) bend = given.bend;
      if (given.claimed !== undefined) claimed = given.claimed;
      if (given.closeWith !== undefined) closeWith = given.closeWith;
      largestPage = given.largestPage ?? largestPage;
      if (given.perHour) {
        perHour = given.perHour;
        limit = countedLimit(perHour, hour);
      }
    },
  };
}
