import { applyBoardDelta } from '@xiongmao/api/matches/apply/apply-board';
import { applyMatchDelta } from '@xiongmao/api/matches/apply/apply-match';
import { boards, matchDetails } from '@xiongmao/api/matches/events';
import type { Board, MatchDetail } from '@xiongmao/api/matches/shapes';
import { follow } from '@xiongmao/api/realtime/follow';
import type { OpenLine } from '@xiongmao/api/realtime/line';
import { keepLive } from '@xiongmao/api/realtime/live';
import { socketIo } from '@xiongmao/api/realtime/socket-io';
import { webSocket } from '@xiongmao/api/realtime/web-socket';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { answerOf } from '#testing/answer.ts';
import { testApp } from '#testing/app.ts';
import { fixtureOf, goalOf, incidentsOf, sheetOf, stateOf } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';

const app = await testApp();
const soon = new Date(Date.now() + 3_600_000).toISOString();
const ways: [string, OpenLine][] = [
  [
    'the product’s own client',
    webSocket(`${app.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`),
  ],
  ['long-polling', socketIo(app.url, { transports: ['polling'] })],
];

/** A set grows, another begins, a rally of the first is put right, and the third is taken back. */
const sheets = [
  [['home']],
  [['home', 'away']],
  [['home', 'away'], ['home']],
  [['home', 'away'], ['home', 'home'], []],
  [['away', 'away'], ['home', 'home'], []],
  [
    ['away', 'away'],
    ['home', 'home'],
  ],
] as const;

async function read<T>(path: string): Promise<T> {
  return (await answerOf<T>(await fetch(`${app.url}/java${path}`))).result;
}

test.each(ways)(
  'A stale snapshot and what is told since equal a fresh one, by %s',
  async (way, open) => {
    const source = `stale-${way}`;
    const send = (...messages: Parameters<typeof ingest>[1]) =>
      app.db.transaction((tx) => ingest(tx, messages, { source, now: new Date() }));
    // Of the same names in two sources they would be one match.
    const names = ['a', 'b', 'c'].map((name) => `${name} by ${way}`);
    for (const name of names) await send(fixtureOf(name, soon), stateOf(name, 1));
    const found = await rows<{ id: number }>(
      app.db,
      sql`select id from match where source = ${source} order by source_id`,
    );
    const ids = found.map(({ id }) => id);
    const readBoard = () =>
      read<Board>(`/match/gameLivingFuture?zone=UTC&day=${soon.slice(0, 10)}&gameIds=202`);
    const readMatch = () => read<MatchDetail>(`/soccer/${ids[0]}`);
    const told = () =>
      rows<{ left: number }>(app.db, sql`select count(*)::int as left from match_change`);
    await expect.poll(async () => (await told())[0]!.left).toBe(0);

    const held = { all: await readBoard(), game: await readBoard(), match: await readMatch() };
    const asked = Date.parse(held.match.at);
    let score = 0;
    async function play(): Promise<void> {
      score += 1;
      for (const [index, name] of names.entries()) {
        const version = score * 10 + index;
        await send(
          stateOf(name, version, { score: { home: score, away: index } }),
          incidentsOf(name, version, [goalOf(`g${score % 4}`, { order: score })]),
          sheetOf(name, version, ...sheets[score - 1]!),
        );
      }
    }
    for (let before = 0; before < 3; before++) await play();

    const live = keepLive(
      [open],
      { isOnline: () => true, subscribe: () => () => undefined },
      () => undefined,
    );
    onTestFinished(() => live.close());
    const fail = async () => {
      throw new Error('nothing was missed for good');
    };
    follow(live, boards, 'all', held.all.version, {
      onDelta: (delta) => {
        held.all = applyBoardDelta(held.all, delta);
      },
      resync: fail,
    });
    follow(live, boards, 'game:202', held.game.version, {
      onDelta: (delta) => {
        held.game = applyBoardDelta(held.game, delta);
      },
      resync: fail,
    });
    follow(live, matchDetails, `match:${ids[0]!}`, held.match.version, {
      onDelta: (delta) => {
        held.match = applyMatchDelta(held.match, delta);
      },
      resync: fail,
    });
    for (let after = 0; after < 3; after++) {
      // Each in a tick of its own: what is only taken back is told as well.
      await expect.poll(async () => (await told())[0]!.left).toBe(0);
      await play();
    }

    expect(score).toBe(sheets.length);
    const contents = ({ matches, leagues, teams }: Board) => ({ matches, leagues, teams });
    await expect
      .poll(() => held.match.match.state.score, { timeout: 5_000 })
      .toEqual({ home: score, away: 0 });
    await expect.poll(async () => (await told())[0]!.left).toBe(0);
    const fresh = { board: await readBoard(), match: await readMatch() };
    await expect.poll(() => contents(held.all)).toEqual(contents(fresh.board));
    await expect.poll(() => contents(held.game)).toEqual(contents(fresh.board));
    const facts = ({ version, at, ...rest }: typeof fresh.match) => rest;
    await expect.poll(() => facts(held.match)).toEqual(facts(fresh.match));
    expect(fresh.match.sheet).toEqual(sheetOf('a', 1, ...sheets.at(-1)!).sheet);
    // What was told was known before who asks anew has asked.
    expect(Date.parse(held.match.at)).toBeGreaterThan(asked);
    expect(Date.parse(held.match.at)).toBeLessThanOrEqual(Date.parse(fresh.match.at));
  },
);
