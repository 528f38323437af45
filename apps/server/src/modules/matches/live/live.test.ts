import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { BoardDelta, MatchDelta } from '@xiongmao/api/matches/events';
import type { Board, MatchDetail } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { answerOf } from '#testing/answer.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { liveClient, recordDeltas, until, watch } from '#testing/doubles/live-client.ts';
import { fixtureOf, goalOf, incidentsOf, sheetOf, stateOf } from '#testing/factories.ts';
import { lockWaits } from '#testing/lock-waits.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const soon = new Date(Date.now() + 3_600_000).toISOString();

const send = (...messages: FeedMessage[]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: new Date() }));

/** Waits until all that was sent is told. */
async function settled(): Promise<void> {
  await expect
    .poll(
      async () => {
        const [left] = await rows<{ changes: number; version: number }>(
          app.db,
          sql`select (select count(*) from match_change) as changes,
          coalesce((select version from stream where name = 'tick'), 0) as version`,
        );
        return left!.changes === 0 && left!.version === app.matches.version();
      },
      { timeout: 5_000, interval: 20 },
    )
    .toBe(true);
}

async function boardOf(query: string): Promise<Board> {
  const response = await fetch(`${app.url}/java/match/gameLivingFuture?${query}`);
  expect(response.status).toBe(200);
  return (await answerOf<Board>(response)).result;
}

async function idOf(sourceId: string): Promise<number> {
  const [row] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source = 'test' and source_id = ${sourceId}`,
  );
  return row!.id;
}

describe('a live match', () => {
  test('reaches the board and those who watch it', async () => {
    await send(fixtureOf('live-1', soon));
    const id = await idOf('live-1');
    await settled();
    const before = await boardOf('zone=UTC&gameIds=202');
    const day = soon.slice(0, 10);
    const board = await boardOf(`zone=UTC&day=${day}&gameIds=202`);
    expect(board.matches.map((match) => match.id)).toContain(id);

    const socket = await liveClient(app.url);
    const told = recordDeltas(socket);
    expect(await watch(socket, 'game:202', before.version)).toMatchObject({ ok: true });
    expect(await watch(socket, `match:${id}`, board.version)).toMatchObject({ ok: true });
    await send(
      stateOf('live-1', 1, { score: { home: 1, away: 0 } }),
      incidentsOf('live-1', 1, [goalOf('g1')]),
    );

    const onBoard = (await until(() =>
      told.find((delta) => delta.stream === 'game:202'),
    )) as BoardDelta;
    expect(onBoard.matches).toMatchObject([{ id, state: { score: { home: 1, away: 0 } } }]);
    const inDetail = (await until(() =>
      told.find((delta) => delta.stream === `match:${id}`),
    )) as MatchDelta;
    expect(inDetail.incidents).toMatchObject([{ key: 'g1', state: 'current' }]);
    const after = await boardOf(`zone=UTC&day=${day}&gameIds=202`);
    expect(after.matches.find((match) => match.id === id)?.state.score).toEqual({
      home: 1,
      away: 0,
    });
  });

  test('is told though a row of another is not as it should be', async () => {
    const game = { gameId: 206 };
    await send(fixtureOf('strange', soon, game), fixtureOf('sound', soon, game));
    await send(sheetOf('strange', 1, ['home']));
    await settled();
    const socket = await liveClient(app.url);
    const told = recordDeltas(socket);
    const { version } = await boardOf('zone=UTC');
    await watch(socket, `match:${await idOf('sound')}`, version);
    await app.db.transaction(async (tx) => {
      const messages = [
        sheetOf('strange', 2, ['home', 'away']),
        stateOf('strange', 1, { score: { home: 1, away: 0 } }),
        stateOf('sound', 1, { score: { home: 2, away: 1 } }),
      ];
      await ingest(tx, messages, { source: 'test', now: new Date() });
      await tx.execute(sql`update match_sheet set sheet = '{"kind": "rallies", "parts": [{}]}'
        where match_id = ${await idOf('strange')}`);
    });
    const delta = (await until(() => told[0])) as MatchDelta;
    expect(delta.state?.score).toEqual({ home: 2, away: 1 });
    await settled();
  });

  test('is given in full as it is now, however often it was asked for before', async () => {
    await send(fixtureOf('detail', soon), stateOf('detail', 1));
    const id = await idOf('detail');
    const detail = async () =>
      (await answerOf<MatchDetail>(await fetch(`${app.url}/java/soccer/${id}`))).result;
    for (const home of [1, 2, 3]) {
      await send(
        stateOf('detail', home + 1, { score: { home, away: 0 } }),
        incidentsOf('detail', home + 1, [goalOf(`g${home}`, { order: home })]),
      );
      await settled();
      const given = await detail();
      expect(given.match.state.score).toEqual({ home, away: 0 });
      expect(given.incidents).toHaveLength(home);
      expect(given.version).toBe(app.matches.version());
    }
  });

  test('is told in an unbroken chain, from the version of a snapshot on', async () => {
    await send(fixtureOf('chain', soon), stateOf('chain', 1));
    await settled();
    const id = await idOf('chain');
    const { version } = await boardOf(`zone=UTC&day=${soon.slice(0, 10)}`);
    const socket = await liveClient(app.url);
    const told = recordDeltas(socket);
    await watch(socket, `match:${id}`, version);
    for (let home = 1; home <= 8; home++) {
      await send(stateOf('chain', home + 1, { score: { home, away: 0 } }));
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    await until(() => (told.at(-1) as MatchDelta | undefined)?.state?.score?.home === 8);
    for (const [index, delta] of told.entries()) {
      const before = told[index - 1];
      if (before) expect(delta.p).toBe(before.v);
    }

    // Another who comes back with the old version gets all of it, and nothing twice.
    const returned = await liveClient(app.url);
    const missed = recordDeltas(returned);
    expect(await watch(returned, `match:${id}`, version)).toEqual({ ok: true });
    await until(() => missed.length >= told.length);
    expect(missed).toEqual(told);
  });

  test('what boards do not show is told to the match alone', async () => {
    await send(fixtureOf('quiet', soon), stateOf('quiet', 1));
    await settled();
    const id = await idOf('quiet');
    const socket = await liveClient(app.url);
    const told = recordDeltas(socket);
    for (const stream of ['all', 'game:202', `match:${id}`]) {
      await watch(socket, stream, app.matches.version());
    }
    const statistics = [{ period: 'all', key: 'shots', home: 3, away: 1 }];
    await send({ type: 'statistics', match: 'quiet', version: 1, statistics });
    await settled();
    await until(() => told.length > 0);
    expect(told).toMatchObject([{ stream: `match:${id}`, statistics }]);
  });

  test('unknown streams and versions of elsewhere are refused', async () => {
    const socket = await liveClient(app.url);
    expect(await watch(socket, 'game:999', 0)).toEqual({ ok: false, why: 'unknown' });
    expect(await watch(socket, 'match:x', 0)).toEqual({ ok: false, why: 'unknown' });
    expect(await watch(socket, 'all', 1e9)).toEqual({ ok: false, why: 'behind' });
  });

  test('a match of yesterday that is still live stands on both days', async () => {
    const hour = 3_600_000;
    const now = Date.now();
    // A zone in which it is now half past midnight, so that the match began yesterday.
    const offset = Math.round((24.5 - (now % (24 * hour)) / hour) % 24);
    const zone =
      offset % 24 === 0 ? 'UTC' : `Etc/GMT${offset > 12 ? `%2B${24 - offset}` : `-${offset}`}`;
    const start = new Date(now - 1.7 * hour).toISOString();
    await send(fixtureOf('midnight', start), stateOf('midnight', 1));
    const id = await idOf('midnight');
    const today = await boardOf(`zone=${zone}`);
    expect(today.matches.map((match) => match.id)).toContain(id);
  });

  test('a score that is told while a day is being read is on its board', async () => {
    await send(fixtureOf('meanwhile', '2031-01-01T10:00:00Z'), stateOf('meanwhile', 1));
    await settled();
    // The board has its matches, and waits for their names.
    const connection = await app.db.$client.connect();
    await connection.query('begin');
    await connection.query('lock table league in access exclusive mode');
    const asked = boardOf('zone=UTC&day=2031-01-01');
    try {
      await expect.poll(() => lockWaits(app.db, 'country from catalogue.league')).toBe(1);
      await send(stateOf('meanwhile', 2, { score: { home: 1, away: 0 } }));
      await settled();
    } finally {
      await connection.query('rollback');
      connection.release();
    }
    expect((await asked).matches).toMatchObject([{ state: { score: { home: 1, away: 0 } } }]);
  });

  test('a rescheduled match stays on the day it left, and comes to its new one', async () => {
    await send(fixtureOf('resched', '2026-06-01T10:00:00Z'));
    const id = await idOf('resched');
    const left = () => boardOf('zone=UTC&day=2026-06-01');
    const reached = () => boardOf('zone=UTC&day=2026-06-08');
    expect((await left()).matches.map((match) => match.id)).toEqual([id]);
    expect((await reached()).matches).toEqual([]);
    await settled();
    await send(fixtureOf('resched', '2026-06-08T10:00:00Z', { version: 2 }));
    await settled();
    expect((await reached()).matches.map((match) => match.id)).toEqual([id]);
    expect((await left()).matches[0]).toMatchObject({
      id,
      movedFrom: ['2026-06-01T10:00:00.000Z'],
    });
  });

  test('a day of which only the date is known is that day in every zone', async () => {
    await send(fixtureOf('dateonly', null, { date: '2026-07-01' }));
    const id = await idOf('dateonly');
    for (const zone of ['Pacific/Kiritimati', 'UTC', 'Pacific/Pago_Pago']) {
      const board = await boardOf(`zone=${zone}&day=2026-07-01`);
      expect(board.matches.map((match) => match.id)).toEqual([id]);
    }
  });

  test('what a silent source left behind is marked stale, and freed when it is heard again', async () => {
    await send(fixtureOf('silent', soon), stateOf('silent', 1));
    const id = await idOf('silent');
    await app.db.execute(
      sql`update match set heard_at = now() - interval '2 minutes' where id = ${id}`,
    );
    const socket = await liveClient(app.url);
    const told = recordDeltas(socket) as MatchDelta[];
    await watch(socket, `match:${id}`, app.matches.version());
    const stale = (value: boolean) => () => told.some((delta) => delta.state?.stale === value);
    await expect.poll(stale(true), { timeout: 10_000 }).toBe(true);
    await send({ type: 'heartbeat', match: 'silent' });
    await expect.poll(stale(false), { timeout: 5_000 }).toBe(true);
  });

  test('that a score was taken back is told for some minutes, and not when the match is over', async () => {
    const amended = async (name: string) =>
      (
        await rows<{ amended: string | null }>(
          app.db,
          sql`select amended from match where source_id = ${name}`,
        )
      )[0]?.amended;
    for (const name of ['var-long-ago', 'var-now']) {
      await send(fixtureOf(name, soon), stateOf(name, 1, { score: { home: 1, away: 0 } }));
      await send(stateOf(name, 2, { score: { home: 0, away: 0 } }));
      expect(await amended(name)).toBe('withdrawn');
    }
    await app.db.execute(
      sql`update match set amended_at = now() - interval '6 minutes' where source_id = 'var-long-ago'`,
    );
    await expect.poll(() => amended('var-long-ago'), { timeout: 10_000 }).toBeNull();
    expect(await amended('var-now')).toBe('withdrawn');
    const over = { status: 'ended', phase: null, score: { home: 0, away: 0 } } as const;
    await send(stateOf('var-now', 3, { ...over, winner: 'draw' }));
    expect(await amended('var-now')).toBeNull();
  });

  test('what was due long ago and never heard of has an unknown result, without a time a day later', async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    await send(
      fixtureOf('overdue', daysAgo(7 / 24)),
      fixtureOf('yesterday', null, { date: daysAgo(1).slice(0, 10) }),
      fixtureOf('longago', null, { date: daysAgo(3).slice(0, 10) }),
    );
    const statuses = async () => {
      const found = await rows<{ name: string; status: string }>(
        app.db,
        sql`select source_id as name, status from match
          where source_id in ('overdue', 'yesterday', 'longago')`,
      );
      return Object.fromEntries(found.map(({ name, status }) => [name, status]));
    };
    const expected = { overdue: 'unknown', yesterday: 'notStarted', longago: 'unknown' };
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(expected);
  });

  test('so many changes at once make everyone fetch anew', async () => {
    const socket = await liveClient(app.url);
    const told = recordDeltas(socket);
    await watch(socket, 'all', app.matches.version());
    const many = Array.from({ length: 2_100 }, (_, index) =>
      fixtureOf(`bulk-${index}`, '2026-08-01T10:00:00Z'),
    );
    await send(...many);
    const delta = await until(() => told.find((entry) => entry.p === entry.v));
    expect(delta.stream).toBe('all');
    const board = await boardOf('zone=UTC&day=2026-08-01');
    expect(board.matches).toHaveLength(2_100);
    expect(board.version).toBeGreaterThanOrEqual(delta.v);
  });
});
