import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FeedFileError } from './adapter.ts';
import { readAll, scratch } from './fixtures/adapter-runs.ts';
import { event, events, match, panda, players, rovers, teams } from './fixtures/wyscout-cup.ts';
import { wyscout } from './wyscout.ts';

let own: ReturnType<typeof scratch>;
beforeEach(() => {
  own = scratch();
});
afterEach(() => own.remove());

const file = (name: string, content: unknown) => own.file(name, content);
const read = (...files: string[]) => readAll(wyscout, files, new Date('2020-01-01T00:00:00Z'));

const singleMatch = (list: unknown = events) => ({
  events: list,
  teams: { 1: { team: teams[0] }, 2: { team: teams[1] } },
  players: { 1: players.slice(0, 3).map((player) => ({ player })), 2: [] },
});

describe('a list of matches', () => {
  it('finds names beside it and undoes their second layer of escapes', async () => {
    file('teams.json', teams);
    file('players.json.gz', players);
    const { fixtures, lineups, quarantined } = await read(
      file('matches_Panda_Cup.json', [match()]),
    );
    expect(quarantined).toEqual([]);
    expect(fixtures[0]).toMatchObject({
      match: '900',
      league: { id: '77', name: 'Panda Cup', country: 'GB-SCT' },
      season: '2017/18',
      home: { id: '1', name: 'Atlético Panda' },
      startsAt: '2017-11-04T22:30:00.000Z',
      date: '2017-11-04',
      round: 'Matchday 12',
    });
    expect(lineups[0]?.players[0]?.country).toBe('GB-WLS');
    // Whom somebody plays for comes before their passport.
    expect(lineups[0]?.players[2]?.country).toBe('GB-ENG');
    expect(lineups[0]?.players[1]).toMatchObject({
      name: 'L. Marín',
      country: 'ES',
      position: 'FW',
      wentOff: 60,
      statistics: { goals: 1, yellowCards: 1 },
    });
    expect(lineups[1]?.players[0]?.statistics).toEqual({});
  });

  it('takes names from the label and goes by numbers where no other file helps', async () => {
    const { fixtures, lineups } = await read(file('matches_X.json.gz', [match()]));
    expect(fixtures[0]).toMatchObject({
      home: { name: 'Atlético Panda' },
      away: { name: 'Bamboo Rovers' },
    });
    expect(lineups[1]?.players.map(({ name }) => name)).toEqual(['21', '22', '29']);
  });

  it('shows cards and substitutions but no goals, whose minutes it does not tell', async () => {
    file('players.json', players);
    const { incidents } = await read(file('matches_X.json', [match()]));
    expect(
      incidents.map((entry) => [entry.kind, entry.minute, entry.added, entry.player, entry.other]),
    ).toEqual([
      ['yellowCard', 20, null, 'R. Card', null],
      ['redCard', 47, null, 'R. Card', null],
      ['substitution', 60, null, 'B. Sub', 'L. Marín'],
      ['yellowCard', 90, 8, 'L. Marín', null],
    ]);
  });

  it('keeps extra time in the score and the shoot-out apart', async () => {
    const long = match({
      duration: 'Penalties',
      winner: 2,
      teamsData: {
        1: panda({ score: 1, scoreHT: 1, scoreET: 2, scoreP: 3 }),
        2: rovers({ score: 1, scoreHT: 0, scoreET: 2, scoreP: 4 }),
      },
    });
    const { states } = await read(file('matches_X.json', [long]));
    expect(states[0]).toMatchObject({
      score: { home: 2, away: 2 },
      winner: 'away',
      periods: [
        { key: 'h1', home: 1, away: 0 },
        { key: 'h2', home: 0, away: 1 },
        { key: 'et1', home: 1, away: 1 },
        { key: 'pen', home: 3, away: 4 },
      ],
    });
  });

  it('believes the score where the winner is 0 by mistake', async () => {
    const { states } = await read(file('matches_X.json', [match({ winner: 0 })]));
    expect(states[0]?.winner).toBe('home');
  });

  it('tells a match to come from one that should be long over', async () => {
    const none = { score: null, scoreHT: null, scoreET: null, scoreP: null };
    const teamsData = { 1: panda(none), 2: rovers(none) };
    const past = match({ status: 'Fixture', teamsData });
    const ahead = match({
      wyId: 901,
      status: 'Fixture',
      dateutc: '2021-05-01 12:00:00',
      teamsData,
    });
    const { states } = await read(file('matches_X.json', [past, ahead]));
    expect(states.map(({ status, score }) => [status, score])).toEqual([
      ['unknown', null],
      ['notStarted', null],
    ]);
  });

  it('sets aside what it does not understand and keeps the rest', async () => {
    const negative = match({ wyId: 901, teamsData: { 1: panda({ score: -1 }), 2: rovers() } });
    const dateless = match({ wyId: 902, dateutc: '2017-13-45 22:30:00', date: 'soon' });
    const odd = match({ wyId: 903, status: 'Dreamt' });
    const { fixtures, states, quarantined } = await read(
      file('matches_X.json', [negative, dateless, odd, match()]),
    );
    expect(fixtures.map((fixture) => fixture.match)).toEqual(['903', '900']);
    expect(states[0]).toMatchObject({ status: 'ended', score: { home: 2, away: 1 } });
    expect(quarantined.map(({ place }) => place)).toEqual([
      '[0].teamsData.1.score',
      'match 902: dateutc',
      'match 903: status',
    ]);
  });
});

describe('a file named after a country', () => {
  it('is of its first league', async () => {
    const { fixtures } = await read(file('matches_Italy.json', [match()]));
    expect(fixtures[0]?.league?.name).toBe('Italian Serie A');
  });
});

describe('the events of a match', () => {
  it('make the timeline, each goal once and with the score after it', async () => {
    file('matches_X.json', [match()]);
    file('players.json', players);
    const { incidents, fixtures, quarantined } = await read(file('events/900.json', singleMatch()));
    expect(quarantined).toEqual([]);
    expect(fixtures[0]?.league?.name).toBe('X');
    expect(
      incidents.map(({ kind, side, minute, added, other, score }) => [
        kind,
        side,
        minute && [minute, added],
        other,
        score && [score.home, score.away],
      ]),
    ).toEqual([
      ['periodStart', null, null, null, null],
      ['ownGoal', 'home', [11, null], null, [1, 0]],
      ['yellowCard', 'away', [20, null], null, null],
      ['penaltyMissed', 'home', [22, null], null, null],
      ['goal', 'away', [45, 3], 'O. Own', [1, 1]],
      ['periodEnd', null, [45, 3], null, null],
      ['periodStart', null, null, null, null],
      ['secondYellow', 'away', [47, null], null, null],
      ['substitution', 'home', [60, null], 'L. Marín', null],
      ['goal', 'home', [90, 1], null, [2, 1]],
      ['periodEnd', null, [90, 2], null, null],
    ]);
  });

  it('lie beside the list of matches or come with it, and count once', async () => {
    const list = file('matches_X.json', [match()]);
    const play = file('events/900.json', singleMatch());
    const alone = await read(list);
    expect(alone.incidents).toHaveLength(11);
    expect((await read(play, list)).messages).toEqual(alone.messages);
    expect((await read(list, play)).messages).toEqual(alone.messages);
  });

  it('tell home from away and the score where no list has the match', async () => {
    const { fixtures, states } = await read(file('900.json', singleMatch()));
    expect(fixtures[0]).toMatchObject({
      home: { id: '1', name: 'Atlético Panda' },
      away: { id: '2' },
      startsAt: null,
      date: null,
      league: null,
      sidesGuessed: true,
    });
    expect(states[0]).toMatchObject({ status: 'ended', score: { home: 2, away: 1 } });
  });

  it('are read from the original form, many matches in one list', async () => {
    const other = { ...event(1, 12, '1H', 5, ['Shot', 'Shot'], [101, 1801]), matchId: 901 };
    const { incidents, states } = await read(
      file('matches_X.json', [match(), match({ wyId: 901 })]),
      file('events_X.json', [...events, other]),
    );
    expect(states).toHaveLength(2);
    expect(incidents.filter(({ kind }) => /goal/i.test(kind))).toHaveLength(4);
  });

  it('are turned so that the home side attacks to the right, also where a period is mirrored', async () => {
    const { actions } = await read(file('900.json', singleMatch()));
    const at = (period: string, side: string, kind: string) =>
      actions.find((a) => a.period === period && a.side === side && a.kind === kind);
    // The away side's attacks of the first half come from the left: they are absolute already.
    expect(at('h1', 'away', 'goal')).toMatchObject({ x: 10, y: 45, toX: null });
    expect(at('h2', 'away', 'shot')).toMatchObject({ x: 20, y: 60 });
    expect(at('h2', 'home', 'goal')).toMatchObject({ x: 75, y: 40, success: true });
    expect(actions.some(({ kind }) => kind === 'save')).toBe(false);
  });

  it('keep the others when one is not understood', async () => {
    const [first, ...rest] = events;
    const odd = { ...event(1, 12, '9H', 5, ['Shot', 'Shot']) };
    const { incidents, quarantined } = await read(
      file('900.json', singleMatch([first, odd, ...rest])),
    );
    expect(quarantined).toMatchObject([{ place: 'events[1].matchPeriod' }]);
    expect(incidents.filter(({ kind }) => kind === 'goal')).toHaveLength(2);
  });

  it('of a file beside that is broken are given up for what the line-ups tell', async () => {
    const list = file('matches_X.json', [match()]);
    const broken = file('events/900.json', '{"events": [');
    const { incidents, quarantined } = await read(list);
    expect(incidents).toHaveLength(4);
    expect(quarantined).toMatchObject([{ file: broken }]);
    await expect(read(list, broken)).rejects.toThrow(FeedFileError);
  });
});

it('reads the other files before it tells what is wrong with one', async () => {
  const told: FeedMessage[] = [];
  const context = { now: new Date(), quarantine: () => expect.unreachable() };
  const files = [file('matches_A.json', '['), file('matches_B.json', [match()])];
  const reading = (async () => {
    for await (const { messages } of wyscout.read(files, context)) told.push(...messages);
  })();
  await expect(reading).rejects.toThrow(/matches_A.*cut off/);
  expect(told.filter(({ type }) => type === 'fixture')).toHaveLength(1);
});

it.each([
  ['a web page', 'matches_X.json', '<html></html>'],
  ['JSON of another kind', 'matches_X.json', { leagueSchedule: {} }],
  ['a list of other things', 'players.json', [{ first: 'Bao' }]],
  ['a file of events without any', '900.json', { teams: {} }],
  ['an empty file', 'matches_X.json', ''],
])('refuses %s', async (_, name, content) => {
  await expect(read(file(name, content))).rejects.toThrow(FeedFileError);
});
