import { errors } from '@xiongmao/api/errors';
import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ingest } from '#modules/feeds/index.ts';
import { type TestApp, testApp } from '#testing/app.ts';
import { fixtureOf, goalOf, incidentsOf, stateOf } from '#testing/factories.ts';
import { type Person, person } from '#testing/people/person.ts';
import { rows } from '#testing/rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ accounts: true });
});

let count = 0;
let fan: Person;
/** A match of its own in a league of its own, that starts soon. */
let match: string;
let ids: { match: number; home: number; away: number; league: number };
beforeEach(async () => {
  count++;
  fan = await person(app).register(`told${count}@example.org`);
  match = `m${count}`;
  ids = await made(match);
});

const soon = new Date(Date.now() + 3_600_000).toISOString();
const send = (...messages: Parameters<typeof ingest>[1][number][]) =>
  app.db.transaction((tx) => ingest(tx, messages, { source: 'test', now: new Date() }));
async function made(name: string, more: Parameters<typeof fixtureOf>[2] = {}) {
  await send(fixtureOf(name, soon, { league: { id: `league ${name}`, name }, ...more }));
  const [found] = await rows<typeof ids>(
    app.db,
    sql`select id as match, home_id as home, away_id as away, league_id as league from match
      where source_id = ${name}`,
  );
  return found!;
}
const become = (version: number, state: Partial<MatchState>, name = match) =>
  send(stateOf(name, version, state));
const score = (version: number, ...items: IncidentItem[]) =>
  send(incidentsOf(match, version, items));
const follow = (kind: string, id: number, who = fan) =>
  who.get(`/user/followUser?kind=${kind}&id=${id}`);
const choose = (kind: string, id: number, occasions: string[], who = fan) =>
  who.post('/user/occasions', { kind, id, occasions });
const noticesOf = async (who = fan): Promise<[string, object][]> =>
  (await who.get('/user/notices')).result.items
    .filter(({ kind }: { kind: string }) => kind === 'match')
    .map(({ name, values }: { name: string; values: object }) => [name, values]);
const namesOf = async (who = fan) => (await noticesOf(who)).map(([name]) => name);
const lineup = (version: number, names: string[], more: object = {}) =>
  send({
    type: 'lineup',
    match,
    version,
    lineup: {
      ...{ side: 'home', formation: null, coach: null, ...more },
      players: names.map((name) => ({
        ...{ playerId: `${match} ${name}`, name, number: 9, position: null, starter: true },
        ...{ cameOn: null, wentOff: null, statistics: {} },
      })),
    },
  });
/** The number of a player whom a line-up or a fixture has named. */
async function playerOf(name: string): Promise<number> {
  const [found] = await rows<{ id: number }>(
    app.db,
    sql`select id from player where source_id = ${name}`,
  );
  return found!.id;
}
/** Waits until every change is told, and every job done. */
async function settled(): Promise<void> {
  await expect
    .poll(async () => {
      const [left] = await rows<{ count: number }>(
        app.db,
        sql`select (select count(*) from match_change) + (select count(*) from pgboss.job
          where name in ('tell-fans', 'tell-notices') and state in ('created', 'active')) as count`,
      );
      return left!.count;
    })
    .toBe(0);
}

describe('Who follows a team', () => {
  test('is told that it begins, of each goal with its scorer, and how it ends', async () => {
    await follow('team', ids.home);
    await become(1, { status: 'live' });
    await score(1, goalOf('g1'));
    await expect.poll(() => namesOf()).toEqual(['goalBy', 'matchBegun']);
    await score(2, goalOf('g2', { order: 2, kind: 'ownGoal', side: 'away', score: null }));
    await expect.poll(() => namesOf()).toEqual(['ownGoalBy', 'goalBy', 'matchBegun']);
    await become(2, { status: 'ended', score: { home: 1, away: 1 } });
    await expect.poll(() => namesOf()).toEqual(['matchEnded', 'ownGoalBy', 'goalBy', 'matchBegun']);
    const named = { matchId: ids.match, gameId: 202, home: `Home of ${match}` };
    expect((await noticesOf()).slice(1, 3)).toMatchObject([
      ['ownGoalBy', { ...named, player: 'A. Scorer', homeScore: 1, awayScore: 1 }],
      ['goalBy', { ...named, player: 'A. Scorer', homeScore: 1, awayScore: 0 }],
    ]);
    const [notice] = (await fan.get('/user/notices')).result.items;
    expect(notice.link).toEqual({ page: 'match', id: ids.match, within: 202 });
  });

  test('hears of a goal once, though they follow both, the league, and have starred the match', async () => {
    await Promise.all([
      follow('team', ids.home),
      follow('team', ids.away),
      follow('league', ids.league),
      fan.post('/match/attention', { matchIds: [ids.match] }),
    ]);
    await choose('league', ids.league, ['goal']);
    await become(1, { status: 'live' });
    await score(1, goalOf('g1'));
    // Told once more, with who made it: nothing new.
    await score(2, goalOf('g1', { other: 'A. Maker' }));
    await expect.poll(() => namesOf()).toEqual(['goalBy', 'matchBegun']);
    await settled();
    expect(await namesOf()).toEqual(['goalBy', 'matchBegun']);
  });

  test('hears that a goal does not count, if they heard of it', async () => {
    const late = await person(app).register(`late${count}@example.org`);
    await follow('team', ids.home);
    await become(1, { status: 'live' });
    await score(1, goalOf('g1', { player: null }));
    await expect.poll(() => namesOf()).toEqual(['goal', 'matchBegun']);
    await follow('team', ids.home, late);
    await score(2, { ...goalOf('g1', { player: null }), withdrawn: true, reason: 'VAR' });
    await expect.poll(() => namesOf()).toEqual(['goalWithdrawn', 'goal', 'matchBegun']);
    expect((await noticesOf())[0]).toMatchObject(['goalWithdrawn', { homeScore: 0, awayScore: 0 }]);
    await settled();
    expect(await namesOf(late)).toEqual([]);
  });

  test('hears nothing of a goal of before they followed, though it is corrected', async () => {
    const late = await person(app).register(`after${count}@example.org`);
    await follow('team', ids.home);
    await become(1, { status: 'live' });
    await score(1, goalOf('g1'));
    await expect.poll(() => namesOf()).toEqual(['goalBy', 'matchBegun']);
    await follow('team', ids.home, late);
    await late.post('/match/attention', { matchIds: [ids.match] });
    await score(2, goalOf('g1', { player: 'B. Scorer' }));
    await settled();
    expect(await namesOf(late)).toEqual([]);
  });

  test('hears nothing of what came with a file, however it ended', async () => {
    await follow('team', ids.home);
    const home = { id: `${match}-home`, name: `Home of ${match}` };
    await send(
      fixtureOf(`old ${match}`, '2020-05-01T12:00:00Z', { home }),
      stateOf(`old ${match}`, 1, { status: 'ended', score: { home: 1, away: 0 } }),
    );
    await settled();
    expect(await namesOf()).toEqual([]);
  });

  test('hears of it by whichever of its rows they follow it', async () => {
    const other = await made(`other ${match}`);
    await follow('team', other.home);
    await app.db.execute(sql`update team set same_as = ${ids.home} where id = ${other.home}`);
    await become(1, { status: 'live' });
    await expect.poll(() => namesOf()).toEqual(['matchBegun']);
  });
});

describe('Who hides results', () => {
  test.each([
    ['of all sports', () => ({ all: true })],
    ['of the game', () => ({ games: [202] })],
    ['of the league', () => ({ leagues: [ids.league] })],
  ])('is told when it begins and that it is over, and of no goal: %s', async (_, choice) => {
    await fan.post('/user/spoilers', { all: false, games: [], leagues: [], ...choice() });
    const other = await person(app).register(`other${count}@example.org`);
    for (const who of [fan, other]) await follow('team', ids.home, who);
    await become(1, { status: 'live' });
    await score(1, goalOf('g1'));
    await expect.poll(() => namesOf(other)).toEqual(['goalBy', 'matchBegun']);
    await become(2, { status: 'ended', score: { home: 1, away: 0 } });
    await expect.poll(() => namesOf(other)).toEqual(['matchEnded', 'goalBy', 'matchBegun']);
    await expect.poll(() => namesOf()).toEqual(['matchOver', 'matchBegun']);
    const [row] = await rows<{ values: object }>(
      app.db,
      sql`select values from notice n join account a on a.id = n.account_id
        where n.name = 'matchOver' and a.email = ${`told${count}@example.org`}`,
    );
    expect(row!.values).not.toHaveProperty('homeScore');
  });

  test('and hid them after they were told is reminded of none', async () => {
    await follow('team', ids.home);
    await become(1, { status: 'live' });
    await score(1, goalOf('g1'));
    await expect.poll(() => namesOf()).toEqual(['goalBy', 'matchBegun']);
    await become(2, { status: 'ended', score: { home: 1, away: 0 } });
    await expect.poll(() => namesOf()).toEqual(['matchEnded', 'goalBy', 'matchBegun']);
    await fan.post('/user/spoilers', { all: false, games: [202], leagues: [] });
    expect(await namesOf()).toEqual(['matchOver', 'matchNews', 'matchBegun']);
    expect(JSON.stringify(await noticesOf())).not.toMatch(/Score|Scorer/);
  });
});

describe('What one is told', () => {
  test('is chosen for each thing that one follows', async () => {
    await follow('league', ids.league);
    await follow('team', ids.home);
    expect((await fan.get(`/user/occasions?kind=league&id=${ids.league}`)).result).toEqual({
      occasions: [],
    });
    await choose('team', ids.home, []);
    await choose('league', ids.league, ['end']);
    expect((await fan.get(`/user/occasions?kind=league&id=${ids.league}`)).result).toEqual({
      occasions: ['end'],
    });
    await become(1, { status: 'live' });
    await score(1, goalOf('g1'));
    await become(2, { status: 'ended', score: { home: 1, away: 0 } });
    await expect.poll(() => namesOf()).toEqual(['matchEnded']);
  });

  test('of a favourite match is chosen, too', async () => {
    await fan.post('/match/attention', { matchIds: [ids.match] });
    const own = `/match/occasions?matchId=${ids.match}`;
    expect((await fan.get(own)).result.occasions).toEqual(['start', 'goal', 'end']);
    const given = { matchId: ids.match, occasions: ['goal'] };
    expect((await fan.post('/match/occasions', given)).result).toEqual({ occasions: ['goal'] });
    expect((await fan.get(own)).result.occasions).toEqual(['goal']);
    await become(1, { status: 'live' });
    await score(1, goalOf('g1'));
    await expect.poll(() => namesOf()).toEqual(['goalBy']);
  });

  test('is as preferences have it where nothing is chosen', async () => {
    await follow('team', ids.home);
    const { result } = await fan.post('/user/saveUserDataStatus', {
      occasions: { team: ['goal'] },
    });
    expect(result.occasions).toMatchObject({ team: ['goal'], match: ['start', 'goal', 'end'] });
    await become(1, { status: 'live' });
    await score(1, goalOf('g1'));
    await expect.poll(() => namesOf()).toEqual(['goalBy']);
  });

  test('is for who follows to choose; others hear what it would be', async () => {
    for (const answer of [
      await choose('team', ids.home, ['goal']),
      await fan.post('/match/occasions', { matchId: ids.match, occasions: [] }),
    ]) {
      expect(answer).toMatchObject({ code: 404, errorCode: errors.notFollowed.code });
    }
    for (const path of [
      `/user/occasions?kind=team&id=${ids.home}`,
      `/match/occasions?matchId=${ids.match}`,
    ]) {
      expect((await fan.get(path)).result, path).toEqual({ occasions: ['start', 'goal', 'end'] });
    }
    expect(await choose('team', ids.home, ['corner'])).toMatchObject({ code: 400 });
  });
});

describe('Line-ups', () => {
  test('are told once, when they are announced, and to who follows one of the players by name', async () => {
    const admirer = await person(app).register(`admires${count}@example.org`);
    await follow('team', ids.home);
    await choose('team', ids.home, ['lineup']);
    await lineup(1, ['Nine'], { probable: true });
    await follow('player', await playerOf(`${match} Nine`), admirer);
    await settled();
    expect([await namesOf(), await namesOf(admirer)]).toEqual([[], []]);
    await lineup(2, ['Nine', 'Ten'], { probable: false });
    await expect.poll(() => namesOf()).toEqual(['lineupsOut']);
    await expect
      .poll(() => noticesOf(admirer))
      .toMatchObject([['playerListed', { player: 'Nine', matchId: ids.match }]]);
    await lineup(3, ['Nine'], { side: 'away', probable: false });
    await settled();
    expect([await namesOf(), await namesOf(admirer)]).toEqual([['lineupsOut'], ['playerListed']]);
  });
});

describe('Who follows a player', () => {
  test('is told when the player scores, and of nothing else of the match', async () => {
    await lineup(1, ['Nine'], { probable: true });
    await follow('player', await playerOf(`${match} Nine`));
    await become(1, { status: 'live' });
    await score(1, goalOf('g1'), goalOf('g2', { order: 2, playerId: `${match} Nine` }));
    await expect.poll(() => namesOf()).toEqual(['goalBy']);
    await become(2, { status: 'ended', score: { home: 2, away: 0 } });
    await settled();
    expect(await namesOf()).toEqual(['goalBy']);
  });

  test('who plays alone is told when their match begins and ends', async () => {
    await made(`court ${match}`, { gameId: 203, home: { id: `ace ${match}`, name: 'A. Ace' } });
    await follow('player', await playerOf(`ace ${match}`));
    await become(1, { status: 'live' }, `court ${match}`);
    await become(2, { status: 'ended', score: { home: 2, away: 0 } }, `court ${match}`);
    await expect.poll(() => namesOf()).toEqual(['matchEnded', 'matchBegun']);
  });
});
