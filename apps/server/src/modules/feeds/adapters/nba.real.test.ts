import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { ScorePair } from '@xiongmao/api/matches/sides';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { of, raw, readAll, scratch, textOf } from './fixtures/adapter-runs.ts';
import { nba } from './nba.ts';
import { realFiles } from './reading/real-files.ts';

const files = realFiles('basketball_nba');
const read = (given: readonly string[], now = new Date('2026-01-01T00:00:00Z')) =>
  readAll(nba, given, now);

describe.skipIf(!files)('real files (shared/data is absent)', { timeout: 60_000 }, () => {
  const given = files ?? [];
  const named = (name: string) => given.filter((file) => file.includes(name));
  let all: Awaited<ReturnType<typeof readAll>>;
  const lonely = scratch();
  beforeAll(async () => {
    all = await read(given);
  }, 60_000);
  afterAll(() => lonely.remove());

  /** The file alone, with nothing beside it. */
  function alone(name: string): string {
    const [file = ''] = named(name);
    const copy = join(lonely.folder, basename(file));
    copyFileSync(file, copy);
    return copy;
  }

  it('reads every game once and understands everything', () => {
    expect(all.quarantined).toEqual([]);
    const ids = of(all.messages, 'fixture').map(({ match }) => match);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(1280 + 1230 + 3);
    expect(of(all.messages, 'state')).toHaveLength(ids.length);
    const notices = given.filter((file) => basename(file).startsWith('LICENSE'));
    expect(all.batches).toHaveLength(given.length - notices.length);
  });

  it('takes the schedule as it is, its open times and sides as open', () => {
    interface Schedule {
      leagueSchedule: { gameDates: { games: { gameId: string; gameDateTimeUTC: string }[] }[] };
    }
    const [file = ''] = named('live_nba_2023');
    const games = raw<Schedule>(file).leagueSchedule.gameDates.flatMap((day) => day.games);
    expect(games).toHaveLength(1280);
    const fixtures = new Map(
      of(all.messages, 'fixture').map((message) => [message.match, message]),
    );
    const open = games.filter(({ gameId }) => fixtures.get(gameId)?.startsAt === null);
    expect(open).toHaveLength(7);
    for (const { gameId } of open) {
      expect(fixtures.get(gameId)).toMatchObject({ home: { name: 'TBD' }, away: { name: 'TBD' } });
    }
    for (const { gameId, gameDateTimeUTC } of games) {
      const fixture = fixtures.get(gameId);
      if (fixture?.startsAt) {
        expect(Date.parse(fixture.startsAt)).toBe(Date.parse(gameDateTimeUTC));
      }
      expect(fixture?.season).toBe('2023-24');
    }
    expect(fixtures.get('0022301201')).toMatchObject({
      date: '2023-12-04',
      round: 'East Quarterfinal',
    });
    expect(fixtures.get('0012300001')).toMatchObject({
      home: { name: 'Minnesota Timberwolves', abbr: 'MIN' },
      away: { name: 'Dallas Mavericks' },
      stage: 'Preseason',
      venue: 'Etihad Arena',
    });
  });

  it('calls games of the past without a result unknown, later ones not started', async () => {
    const schedule = named('live_nba_2023');
    const past = of((await read(schedule)).messages, 'state');
    expect(new Set(past.map(({ state }) => state.status))).toEqual(new Set(['unknown']));
    const before = of((await read(schedule, new Date('2023-09-17'))).messages, 'state');
    expect(new Set(before.map(({ state }) => state.status))).toEqual(new Set(['notStarted']));
    expect(before.every(({ state }) => state.score === null)).toBe(true);
  });

  it('makes one game of the two rows of a log', () => {
    interface Log {
      resultSets: [{ headers: string[]; rowSet: (string | number)[][] }];
    }
    const [file = ''] = named('leaguegamelog');
    const { headers, rowSet } = raw<Log>(file).resultSets[0];
    expect(rowSet).toHaveLength(2460);
    const column = (name: string) => headers.indexOf(name);
    const states = new Map(of(all.messages, 'state').map(({ match, state }) => [match, state]));
    const fixtures = new Map(
      of(all.messages, 'fixture').map((message) => [message.match, message]),
    );
    for (const row of rowSet) {
      const id = String(row[column('GAME_ID')]);
      const side = String(row[column('MATCHUP')]).includes('@') ? 'away' : 'home';
      expect(fixtures.get(id)?.[side]?.id).toBe(String(row[column('TEAM_ID')]));
      expect(fixtures.get(id)?.date).toBe(row[column('GAME_DATE')]);
      expect(states.get(id)?.score?.[side]).toBe(row[column('PTS')]);
      expect(states.get(id)?.winner === side).toBe(row[column('WL')] === 'W');
    }
  });

  it.each([
    ['0021600270', { home: 126, away: 115 }, 5],
    ['0021900001', { home: 130, away: 122 }, 5],
    ['0022000001', { home: 125, away: 99 }, 4],
  ])('ends game %s as its box score does', (id, score, periods) => {
    const state = of(all.messages, 'state').find(({ match }) => match === id)?.state;
    expect(state).toMatchObject({ status: 'ended', score, winner: 'home' });
    expect(state?.periods).toHaveLength(periods);
    const sum = (side: keyof ScorePair) =>
      state?.periods.reduce((total, period) => total + period[side], 0);
    expect({ home: sum('home'), away: sum('away') }).toEqual(score);
    const items = of(all.messages, 'incidents').find(({ match }) => match === id)?.items;
    expect(items?.findLast((item) => item.score)?.score).toEqual(score);
  });

  it.each([
    ['pbp/stats_0021600270', 540],
    ['pbp/data_0021600270', 538],
    ['pbp/stats_0021900001', 573],
    // 610 rows: 30 blocks and steals stand on other rows, 96 changes are 48 pairs.
    ['pbp/live_0022000001', 610 - 30 - 48],
  ])('shows every row of %s', async (name, rows) => {
    const { messages, quarantined } = await read([alone(name)]);
    expect(quarantined).toEqual([]);
    const [incidents] = of(messages, 'incidents');
    expect(incidents?.items).toHaveLength(rows);
    expect(incidents?.items.filter(({ kind }) => kind === 'note')).toEqual([]);
    const changes = incidents?.items.filter(({ kind }) => kind === 'substitution');
    expect(changes?.every(({ playerId }) => playerId)).toBe(true);
  });

  it('reads the same result and periods from plays alone', async () => {
    for (const name of [
      'stats_0021600270',
      'data_0021600270',
      'stats_0021900001',
      'live_0022000001',
    ]) {
      const { messages } = await read([alone(`pbp/${name}`)]);
      const whole = of(all.messages, 'state').find(({ match }) => name.endsWith(match));
      const whichTeams = of(all.messages, 'fixture').find(({ match }) => name.endsWith(match));
      expect(of(messages, 'state')[0]?.state).toEqual(whole?.state);
      const [fixture] = of(messages, 'fixture');
      expect(fixture?.home?.abbr).toBe(whichTeams?.home?.abbr);
      expect(fixture?.away?.id).toBe(whichTeams?.away?.id);
    }
    const [live] = of((await read([alone('pbp/live_0022000001')])).messages, 'fixture');
    expect(live).toMatchObject({ date: '2020-12-22', startsAt: '2020-12-23T00:06:19.000Z' });
  });

  it('counts from the plays what the box scores tell', async () => {
    for (const name of ['stats_0021600270', 'data_0021600270', 'live_0022000001']) {
      const { messages } = await read([alone(`pbp/${name}`)]);
      const figures = (from: readonly FeedMessage[]) =>
        of(from, 'statistics')
          .filter(({ match }) => name.endsWith(match))
          .flatMap(({ statistics }) => statistics.filter(({ period }) => period === 'all'));
      expect(figures(messages), name).toEqual(figures(all.messages));
      expect(figures(messages)).toHaveLength(18);
    }
  });

  it('makes one timeline of a game in two forms, whatever their order', async () => {
    const both = named('pbp/').filter((file) => file.includes('0021600270'));
    expect(both).toHaveLength(2);
    const { messages } = await read(both);
    expect(of(messages, 'incidents')).toHaveLength(1);
    expect(of(messages, 'incidents')[0]?.items).toHaveLength(538);
    expect(textOf((await read(both.toReversed())).messages)).toEqual(textOf(messages));
    expect(textOf((await read(given.toReversed())).messages)).toEqual(textOf(all.messages));
  });

  it('finds details beside the plays: day, start, line-ups, places of shots', async () => {
    const { messages } = await read(named('pbp/stats_0021600270'));
    expect(of(messages, 'fixture')[0]).toMatchObject({
      date: '2016-11-30',
      startsAt: '2016-12-01T01:00:00.000Z',
    });
    expect(of(messages, 'lineup')).toHaveLength(2);
    expect(
      of(messages, 'lineup').every(
        ({ lineup }) => lineup.players.filter(({ starter }) => starter).length === 5,
      ),
    ).toBe(true);
    expect(of(messages, 'incidents')[0]?.items).toHaveLength(540);
    const own = (from: readonly FeedMessage[]) =>
      of(from, 'actions')
        .filter(({ match }) => match === '0021600270')
        .flatMap(({ items }) => items.map(({ order: _, ...action }) => action))
        .map((action) => JSON.stringify({ ...action, second: Math.round(action.second) }));
    // The charts of the stats service hold the places that the data service's plays have.
    expect(own(messages)).toHaveLength(95 + 98);
    const places = (list: string[]) =>
      list
        .map((entry) => JSON.parse(entry))
        .map(({ x, y, side }) => `${side} ${x} ${y}`)
        .sort();
    expect(places(own(messages))).toEqual(places(own(all.messages)));
  });

  it('sets shots on the half of the court they are aimed at', () => {
    for (const { items } of of(all.messages, 'actions')) {
      const near = items.filter(({ side, x }) => (side === 'home' ? x > 50 : x < 50));
      expect(near.length / items.length).toBeGreaterThan(0.97);
    }
  });
});
