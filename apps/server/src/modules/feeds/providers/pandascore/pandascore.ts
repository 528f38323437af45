import { z } from 'zod';
import type { Env } from '#src/env.ts';
import { type Ask, mostEntries, type Provider, type Stream, type View } from '../provider.ts';
import type { Kept } from './compose.ts';
import { readChanges, readMatches } from './read-matches.ts';
import { readSocket } from './read-sockets.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** ms between two looks at what is in play, and at what changed; seldom while nothing is. */
const liveEvery = 30_000;
const quietEvery = 5 * minute;
const upcomingEvery = hour / 2;
/** What changed is asked again for the minutes before: its clock may be another. */
const overlap = 5 * minute;
const pageSize = 100;
const list = z.array(z.unknown()).max(mostEntries);

/** PandaScore: lists over REST, games in play over its sockets; null without a token. */
export function pandascore(env: Env): Provider | null {
  const token = env.PANDASCORE_TOKEN;
  if (!token) return null;
  return {
    source: 'pandascore',
    url: env.PANDASCORE_URL,
    headers: { authorization: `Bearer ${token}` },
    secret: token,
    plan: { most: env.PANDASCORE_PLAN, span: hour, gap: 100 },
    planTold(headers) {
      const left = headers.get('x-rate-limit-remaining');
      return left !== null && /^\d+$/.test(left) ? { left: Number(left) } : {};
    },
    asks: asksOf,
    refusalIn: (body) =>
      list.safeParse(body).success
        ? null
        : { kind: 'failing', reason: `expected a list of ${mostEntries} at most`, raw: body },
    nextPage({ path, page = 1 }, _body, headers) {
      const [size, total] = ['x-per-page', 'x-total'].map((name) =>
        Number(headers.get(name) ?? 0),
      ) as [number, number];
      // Of what is no number nothing is true.
      if (!(page * size < total)) return null;
      const url = new URL(path, env.PANDASCORE_URL);
      url.searchParams.set('page[number]', String(page + 1));
      return url.pathname + url.search;
    },
    read: ({ name }, body, view) =>
      name === 'changes'
        ? readChanges(body as unknown[], view)
        : readMatches(body as unknown[], view),
    isAllLive: ({ name }) => name === 'running',
    streams: (view) => streamsOf(view, env.PANDASCORE_LIVE_URL, token),
    readStream: ({ match, channel }, messages, view) => readSocket(match, channel, messages, view),
  };
}

function asksOf(view: View): Ask[] {
  const { now, pace, askedAt, followed } = view;
  const isOn = [...followed.values()].some(
    ({ stage, startsAt }) =>
      stage === 'live' ||
      (stage === 'ahead' && startsAt !== null && Math.abs(now - startsAt) < hour / 2),
  );
  const every = Math.max(isOn ? liveEvery : quietEvery, 2 * pace);
  const question = (name: string, query: string, pause: number, urgent: boolean): Ask => {
    const asked = askedAt(name);
    const path = `${query}&page[size]=${pageSize}`;
    return { name, path, at: asked === null ? now : asked + pause, urgent };
  };
  const from = (askedAt('changes') ?? now - day) - overlap;
  const since = new Date(Math.floor(from / minute) * minute).toISOString();
  const dayOf = (ahead: number) =>
    `${new Date(now + ahead * day).toISOString().slice(0, 10)}T00:00:00Z`;
  const missing = [...followed].flatMap(([match, { stage, askedAt: asked }]) =>
    stage === 'live' && asked === null ? [match] : [],
  );
  const first = missing.slice(0, pageSize);
  return [
    question('running', '/matches/running?sort=begin_at', every, true),
    question('changes', `/incidents?type=match&since=${since}`, every, true),
    question(
      'upcoming',
      `/matches/upcoming?sort=begin_at&range[begin_at]=${dayOf(0)},${dayOf(8)}`,
      upcomingEvery,
      false,
    ),
    // What was in play and is no more.
    ...(first.length > 0
      ? [
          {
            name: 'matches',
            path: `/matches?filter[id]=${first.join(',')}&page[size]=${pageSize}`,
            at: now,
            urgent: true,
            matches: first,
          },
        ]
      : []),
  ];
}

/** Two of each match whose sockets are open: how its games stand, and what happens in them. */
function streamsOf({ now, followed }: View, url: string, token: string): Stream[] {
  return [...followed].flatMap(([match, { stage, kept }]): Stream[] => {
    const { live, games } = (kept as Kept).match;
    if (stage === 'over' || !live?.supported) return [];
    if (stage === 'ahead' && !(live.opens_at && Date.parse(live.opens_at) <= now)) return [];
    const query = `?token=${encodeURIComponent(token)}`;
    const recover = games
      .filter(({ status }) => status === 'running' || status === 'finished')
      .map(({ id }) => JSON.stringify({ type: 'recover', payload: { game_id: id } }));
    return [
      {
        name: `${match} frames`,
        match,
        channel: 'frames',
        url: `${url}/matches/${match}${query}`,
        greeting: [],
      },
      {
        name: `${match} events`,
        match,
        channel: 'events',
        url: `${url}/matches/${match}/events${query}`,
        greeting: recover,
      },
    ];
  });
}
