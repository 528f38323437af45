import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { feedMessage } from '@xiongmao/api/feeds/messages';
import type { AnyMatchDetail, HeadToHead, LastLineups, Lineup } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { answerOf } from '#testing/answer.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { liveClient, recordDeltas, until, watch } from '#testing/doubles/live-client.ts';
import { fixtureOf, stateOf } from '#testing/factories.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const tell = (...messages: object[]) =>
  app.db.transaction(async (tx) => {
    await ingest(tx, messages as FeedMessage[], { source: 'test', now: new Date() });
  });

async function idOf(match: string): Promise<number> {
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from match where source_id = ${match}`,
  );
  return found!.id;
}

async function get<Result>(path: string): Promise<Result> {
  return (await answerOf<Result>(await fetch(`${app.url}/java${path}`))).result;
}
const detailOf = async (match: string) => get<AnyMatchDetail>(`/soccer/${await idOf(match)}`);

const start = '2026-05-01T12:00:00Z';
const keeper = { side: 'home', player: 'A. Keeper', kind: 'injured', reason: 'Knee' };
const striker = { side: 'away', player: 'B. Striker', kind: 'suspended', until: '2026-05-09' };

describe('Who is missing', () => {
  test('is told with the match, whole each time, and to who has it open', async () => {
    await tell(fixtureOf('a1', start), {
      type: 'absences',
      match: 'a1',
      version: 2,
      absences: [keeper],
    });
    const { absences, version, match } = await detailOf('a1');
    expect(absences).toEqual([keeper]);
    const socket = await liveClient(app.url);
    const told = recordDeltas(socket);
    await watch(socket, `match:${match.id}`, version);
    await tell({ type: 'absences', match: 'a1', version: 3, absences: [keeper, striker] });
    await until(() => told.some((delta) => 'absences' in delta && delta.absences?.length === 2));
    await tell({ type: 'absences', match: 'a1', version: 1, absences: [] });
    expect((await detailOf('a1')).absences).toEqual([keeper, striker]);
    await tell({ type: 'absences', match: 'a1', version: 4, absences: [] });
    await until(() => told.some((delta) => 'absences' in delta && delta.absences?.length === 0));
    expect((await detailOf('a1')).absences).toEqual([]);
  });

  test('stands at its own side where the source had only guessed the sides', async () => {
    await tell(fixtureOf('a2', start));
    const { home, away } = fixtureOf('a2', start);
    const guessed = fixtureOf('a2', start, {
      version: 2,
      home: away,
      away: home,
      sidesGuessed: true,
    });
    await tell(guessed, { type: 'absences', match: 'a2', version: 1, absences: [keeper] });
    expect((await detailOf('a2')).absences).toEqual([{ ...keeper, side: 'away' }]);
  });
});

describe('Links to videos', () => {
  const link = {
    kind: 'highlight',
    title: 'The winner, from three sides',
    url: 'https://videos.example/12',
    seconds: 45,
    incident: 'g1',
  };

  test('stand at the match as they were told last', async () => {
    await tell(fixtureOf('l1', start), { type: 'links', match: 'l1', version: 1, links: [link] });
    expect((await detailOf('l1')).links).toEqual([link]);
    await tell({ type: 'links', match: 'l1', version: 2, links: [] });
    await expect.poll(async () => (await detailOf('l1')).links).toEqual([]);
  });

  test.each([
    'http://videos.example/12',
    'javascript:alert(1)',
    'https://localhost/x',
    'https://10.0.0.1/x',
    '//videos.example',
  ])('lead elsewhere over https: %s is refused', (url) => {
    const message = { type: 'links', match: 'l1', version: 1, links: [{ ...link, url }] };
    expect(feedMessage.safeParse(message).success).toBe(url === link.url);
    expect(feedMessage.safeParse({ ...message, links: [link] }).success).toBe(true);
  });
});

describe('The last line-ups before a match', () => {
  const side = (
    version: number,
    of: 'home' | 'away',
    name: string,
    given: Partial<Lineup> = {},
  ) => ({
    type: 'lineup',
    version,
    lineup: {
      side: of,
      formation: '4-4-2',
      coach: null,
      players: [
        {
          ...{ playerId: name, name, number: 1, position: 'GK', starter: true },
          ...{ cameOn: null, wentOff: null, statistics: {} },
        },
      ],
      ...given,
    },
  });
  const ended = { status: 'ended', score: { home: 1, away: 0 }, winner: 'home' } as const;
  const north = { id: 'north', name: 'North' };
  const south = { id: 'south', name: 'South' };
  const west = { id: 'west', name: 'West' };

  test('are those of each side’s latest match that has one, at whichever end it played', async () => {
    await tell(
      fixtureOf('p1', '2026-05-01T12:00:00Z', { home: north, away: west }),
      stateOf('p1', 1, ended),
      { ...side(1, 'home', 'North first'), match: 'p1' },
      fixtureOf('p2', '2026-05-03T12:00:00Z', { home: west, away: north }),
      stateOf('p2', 1, ended),
      { ...side(1, 'away', 'North second'), match: 'p2' },
      { ...side(1, 'home', 'West second'), match: 'p2' },
      fixtureOf('p3', '2026-05-05T12:00:00Z', { home: south, away: north }),
      { ...side(1, 'away', 'North expected', { probable: true }), match: 'p3' },
    );
    const last = await get<LastLineups>(`/match/lastLineups?matchId=${await idOf('p3')}`);
    expect(last).toMatchObject([
      {
        side: 'away',
        match: { id: await idOf('p2'), opponent: { name: 'West' } },
        lineup: { side: 'away', players: [{ name: 'North second' }] },
      },
    ]);
    expect((await detailOf('p3')).lineups[0]).toMatchObject({ probable: true });
  });

  test('are replaced by what is announced', async () => {
    await tell({ ...side(2, 'away', 'North announced'), match: 'p3' });
    await expect
      .poll(async () => (await detailOf('p3')).lineups[0])
      .toMatchObject({ probable: null, players: [{ name: 'North announced' }] });
  });
});

describe('Before a match that has no day', () => {
  const meeting = { home: { id: 'east', name: 'East' }, away: { id: 'mid', name: 'Mid' } };

  test('lies all that has been played, whoever looked before', async () => {
    await tell(
      fixtureOf('d1', '2026-05-01T12:00:00Z', meeting),
      stateOf('d1', 1, { status: 'ended', phase: null, score: { home: 1, away: 0 } }),
      fixtureOf('d2', '2026-05-09T12:00:00Z', meeting),
      fixtureOf('d3', null, { ...meeting, date: null }),
    );
    for (const match of ['d3', 'd2', 'd3']) {
      const matchId = await idOf(match);
      const { meetings } = await get<HeadToHead>(`/match/headToHead?matchId=${matchId}`);
      expect(meetings.matches.map(({ id }) => id)).toEqual([await idOf('d1')]);
      expect(await get<LastLineups>(`/match/lastLineups?matchId=${matchId}`)).toEqual([]);
    }
  });
});
