import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { of, readAll, replaysOf, scratch } from '../fixtures/adapter-runs.ts';
import { matchFile, serverLog, steamId, wholeLog, wholeMap } from '../fixtures/cs-maps.ts';
import { cs } from './cs.ts';

let own: ReturnType<typeof scratch>;
beforeEach(() => {
  own = scratch();
});
afterEach(() => own.remove());

const now = new Date('2021-01-01T00:00:00Z');
const read = (...files: string[]) => readAll(cs, files, now);
const file = (name: string, content: unknown) => own.file(name, content);
const roundsIn = (messages: Awaited<ReturnType<typeof read>>['messages']) =>
  of(messages, 'sheet').flatMap(({ sheet }) =>
    sheet.kind === 'rounds' ? sheet.parts.flatMap(({ rounds }) => rounds) : [],
  );

describe('a match file', () => {
  it('is a match of one map, won by rounds', async () => {
    const { fixtures, states, quarantined } = await read(file('a.json.gz', matchFile(wholeMap())));
    expect(quarantined).toEqual([]);
    expect(fixtures).toMatchObject([
      {
        gameId: 2,
        league: { id: 'Bao League', name: 'Bao League' },
        season: 'Autumn 2020',
        round: 'Week 4',
        home: { id: 'Red Pandas', name: 'Red Pandas' },
        away: { id: 'Gold Monkeys', name: 'Gold Monkeys' },
        startsAt: '2020-09-13T12:26:40.000Z',
        date: '2020-09-13',
      },
    ]);
    expect(states).toMatchObject([
      {
        status: 'ended',
        score: { home: 1, away: 0 },
        winner: 'home',
        periods: [{ key: 'game1', home: 16, away: 11, winner: 'home', map: 'Dust II' }],
      },
    ]);
  });

  it('tells each round: who won it how, and from which side', async () => {
    const { messages } = await read(file('a.json', matchFile(wholeMap())));
    const rounds = roundsIn(messages);
    expect(rounds.map(({ number }) => number)).toEqual(
      Array.from({ length: 27 }, (_, index) => index + 1),
    );
    expect(rounds[0]).toMatchObject({
      winner: 'home',
      ending: 'defuse',
      score: { home: 1, away: 0 },
    });
    // Nobody tells the sides: who defuses is a counter-terrorist.
    expect(new Set(rounds.slice(0, 15).map(({ sides }) => sides?.home))).toEqual(new Set(['ct']));
    expect(new Set(rounds.slice(15).map(({ sides }) => sides?.home))).toEqual(new Set(['t']));
  });

  it('tells kills with weapon and headshot, and what they add up to', async () => {
    const { incidents, lineups, statistics } = await read(file('a.json', matchFile(wholeMap())));
    const kills = incidents.filter(({ kind }) => kind === 'kill');
    expect(kills).toHaveLength(27);
    expect(kills[0]).toMatchObject({
      side: 'home',
      player: 'Aya',
      other: 'Gus',
      text: 'AK-47, headshot',
      seconds: null,
    });
    const [aya] = lineups[0]!.players;
    expect(aya).toMatchObject({
      playerId: steamId('Aya'),
      name: 'Aya',
      statistics: { kills: 16, deaths: 0, headshots: 16, firstKills: 16, damage: 2700 },
    });
    // (16/27 / 0.679 + 0.7 × 1 / 0.317 + 16/27 / 1.277) / 2.7
    expect(aya!.statistics.rating).toBe(1.31);
    expect(statistics).toContainEqual({ period: 'all', key: 'kills', home: 16, away: 11 });
  });

  it('may count seconds or milliseconds, and be there twice: it is one match', async () => {
    const given = matchFile(wholeMap());
    const seconds = {
      ...given,
      starttime: 1_600_000_000,
      rounds: given.rounds.map((round) => ({ ...round, timestamp: round.timestamp / 1000 })),
    };
    const { fixtures } = await read(file('a.json', given), file('b.json', seconds));
    expect(fixtures).toHaveLength(1);
    const alone = await read(file('b.json', seconds));
    expect(alone.fixtures).toEqual(fixtures);
  });

  it('is over when the side that is behind surrenders', async () => {
    const rounds = wholeMap().slice(0, 11);
    const given = async (won: 'red' | 'gold') => {
      const last = { won, reason: 'surrender' };
      return (await read(file('a.json', matchFile([...rounds, last])))).states[0];
    };
    expect(await given('red')).toMatchObject({
      ...{ status: 'ended', score: { home: 1, away: 0 }, winner: 'home' },
      periods: [{ home: 8, away: 4, winner: 'home' }],
    });
    expect(await given('gold')).toMatchObject({ status: 'unknown', winner: null });
  });

  it('may have rounds twice: each counts once', async () => {
    const given = matchFile(wholeMap());
    const rounds = given.rounds.flatMap((round, index) =>
      index % 3 === 0 ? [round, round] : [round],
    );
    const whole = await read(file('a.json', given));
    const doubled = await read(file('b.json', { ...given, rounds }));
    expect(doubled.messages).toEqual(whole.messages);
  });

  const alike = {
    team1: { name: 'Red Pandas', score: 16 },
    team2: { name: 'RED pandas', score: 11 },
  };
  const named = ({ fixtures }: Awaited<ReturnType<typeof read>>, at = 0) =>
    [fixtures[at]!.home!, fixtures[at]!.away!].map(({ name }) => name);

  it('in which both sides have one name has two teams that are called after players', async () => {
    const both = await read(file('a.json', matchFile(wholeMap(), alike)));
    expect(named(both)).toEqual(['team_Aya', 'team_Fay']);
    expect(both.fixtures[0]!.home!.id).not.toBe(both.fixtures[0]!.away!.id);
    expect(both.quarantined).toEqual([]);
  });

  it('in which both have one name gives it to those who bear it elsewhere, and the others theirs', async () => {
    const both = await read(
      file('a.json', matchFile(wholeMap(), { ...alike, starttime: 1_600_000_900_000 })),
      file('b.json', matchFile(wholeMap())),
    );
    expect(named(both)).toEqual(['Red Pandas', 'Gold Monkeys']);
  });

  it('in which both have one name is told apart alike when the file that tells is not given with it', async () => {
    const told = file('a.json', matchFile(wholeMap(), { ...alike, starttime: 1_600_000_900_000 }));
    file('b.json', matchFile(wholeMap()));
    const one = await read(told);
    expect(named(one)).toEqual(['Red Pandas', 'Gold Monkeys']);
    expect(one.fixtures).toHaveLength(1);
  });

  it('has names without the blanks that stand around an apostrophe', async () => {
    const team1 = { name: "Aya ' s Pandas", score: 16 };
    expect(named(await read(file('a.json', matchFile(wholeMap(), { team1 }))))[0]).toBe(
      "Aya's Pandas",
    );
  });

  it('without its first rounds keeps players in their teams, whichever way round they stand', async () => {
    const lost = { red: 0, gold: 3 };
    const plans = [
      { won: null },
      ...Array.from({ length: 11 }, () => ({ won: 'gold' as const })),
      // The sides have changed; the file, which counts from its own first round, has not.
      ...Array.from({ length: 3 }, () => ({ won: 'red' as const, turned: true })),
      ...Array.from({ length: 1 }, () => ({ won: 'gold' as const })),
    ];
    const { messages, states, lineups } = await read(
      file('a.json', matchFile(plans, { first: { ...lost, gold: 4 } })),
    );
    expect(states[0]!.periods).toMatchObject([{ home: 3, away: 16, winner: 'away' }]);
    const rounds = roundsIn(messages);
    expect(rounds.map(({ number }) => number)).toEqual(
      Array.from({ length: 16 }, (_, index) => index + 4),
    );
    expect(rounds[0]).toMatchObject({ number: 4, winner: 'away', ending: null });
    expect(rounds.slice(12, 15).map(({ winner }) => winner)).toEqual(['home', 'home', 'home']);
    expect(lineups[0]!.players.map(({ name }) => name)).toEqual(['Aya', 'Bo', 'Cid', 'Dee', 'Eli']);
  });

  it.each([
    [16, 14, 'ended', 'home'],
    [19, 17, 'ended', 'home'],
    [20, 22, 'ended', 'away'],
    [15, 15, 'ended', 'draw'],
    [17, 16, 'unknown', null],
    [9, 3, 'unknown', null],
  ])('of %d to %d is %s', async (red, gold, status, winner) => {
    const given = matchFile(wholeMap(), {
      team1: { name: 'Red Pandas', score: red },
      team2: { name: 'Gold Monkeys', score: gold },
    });
    const { states } = await read(file('a.json', given));
    expect(states[0]).toMatchObject({ status, winner, periods: [{ home: red, away: gold }] });
  });

  it('in which one falls twice in a round has two entries of it', async () => {
    const kills: [string, string][] = [
      ['Aya', 'Gus'],
      ['Bo', 'Gus'],
    ];
    const { incidents } = await read(file('a.json', matchFile([{ won: 'red', kills }])));
    expect(incidents.filter(({ kind }) => kind === 'kill')).toHaveLength(2);
    expect(new Set(incidents.map(({ key }) => key)).size).toBe(incidents.length);
  });

  it('that is broken is told with its place', async () => {
    const given = matchFile(wholeMap());
    const broken = [
      [{ ...given, rounds: [{ ...given.rounds[0], team2: {} }] }, 'rounds[0].team2.score'],
      [{ ...given, team1: 'Red Pandas' }, 'team1'],
      [{ ...given, starttime: 'noon' }, 'starttime'],
      [{ any: 'thing' }, 'top level'],
      ['{"rounds": [', 'line 1, column 13'],
      ['Dear all,', 'line 1'],
      ['', 'file'],
    ] as const;
    for (const [content, place] of broken) {
      const path = file('broken.json', content);
      await expect(read(path)).rejects.toMatchObject({ name: 'FeedFileError', file: path, place });
    }
  });
});

describe('a server’s log', () => {
  it('tells a match with its times, damage and equipment', async () => {
    const log = serverLog();
    log.start().wait(15).line('World triggered "Round_Start"');
    log.ready('Aya', 'weapon_knife weapon_ak47 weapon_flashbang kevlar(100) helmet defuser');
    for (const name of ['Bo', 'Fay', 'Gus']) log.ready(name, 'weapon_knife');
    log
      .wait(20)
      .hit('Aya', 'Gus', 40)
      .hit('Aya', 'Gus', 0)
      .kill('Aya', 'Gus', 'ak47', 'headshot penetrated');
    log.wait(20).trigger('Fay', 'Planted_The_Bomb').wait(25).trigger('Bo', 'Defused_The_Bomb');
    log.line('Team "CT" triggered "SFUI_Notice_Bomb_Defused" (CT "1") (T "0")');
    log.line('World triggered "Round_End"').wait(5).line('Starting Freeze period');
    const { messages, states, incidents, lineups } = await read(file('a.log', log.text()));
    expect(states[0]).toMatchObject({ status: 'unknown', periods: [{ home: 1, away: 0 }] });
    expect(roundsIn(messages)).toMatchObject([
      {
        winner: 'home',
        ending: 'defuse',
        sides: { home: 'ct', away: 't' },
        equipment: { home: 2700 + 200 + 650 + 350 + 400, away: 0 },
        planted: true,
        seconds: 65,
      },
    ]);
    expect(incidents.map(({ kind, seconds, text }) => [kind, seconds, text])).toEqual([
      ['periodStart', null, 'Dust II'],
      ['kill', 20, 'AK-47, headshot, wallbang'],
      ['objective', 40, 'Bomb planted'],
      ['objective', 65, 'Bomb defused'],
      ['round', null, '1–0'],
    ]);
    // Beyond the health that was left, nothing is damage.
    expect(lineups[0]!.players[0]!.statistics).toMatchObject({ kills: 1, damagePerRound: 100 });
  });

  it('has neither warm-ups nor what was begun anew, nor what a server plays on with', async () => {
    const log = serverLog();
    log.start().round('gold', { red: 0, gold: 1 });
    log.line('World triggered "Restart_Round_(1_second)"').start();
    log.wait(5).kill('Aya', 'Gus');
    wholeLog(log).wait(60).start().round('gold', { red: 0, gold: 1 });
    const { states, incidents } = await read(file('a.log', log.text()));
    expect(states).toMatchObject([
      { status: 'ended', winner: 'home', periods: [{ home: 16, away: 4 }] },
    ]);
    expect(incidents.filter(({ kind }) => kind === 'kill')).toHaveLength(20);
    expect(incidents.filter(({ text }) => text === 'Change of sides')).toHaveLength(1);
  });

  it('may end in the middle of a line, and have no end of the match', async () => {
    const text = wholeLog().text();
    const cut = text.slice(0, text.indexOf('Game Over') + 3);
    const { states, quarantined } = await read(file('a.log', cut));
    expect(states[0]).toMatchObject({ status: 'ended', winner: 'home' });
    expect(quarantined).toEqual([]);
  });

  it('may have names that were cut in the middle of a character', async () => {
    const bytes = Buffer.from(wholeLog().text().replaceAll('"Aya<', '"Ay\u00e4<'), 'latin1');
    const path = join(own.folder, 'a.log');
    writeFileSync(path, bytes);
    const { lineups, states } = await read(path);
    expect(states[0]).toMatchObject({ status: 'ended' });
    expect(lineups[0]!.players.map(({ name }) => name)).toContain('Ay');
  });

  it('says which line is none', async () => {
    const lines = wholeLog().text().split('\n');
    lines.splice(7, 0, '???');
    const { quarantined, states } = await read(file('a.log', lines.join('\n')));
    expect(quarantined).toMatchObject([{ place: 'line 8', raw: '???' }]);
    expect(states).toHaveLength(1);
  });

  it('plays a round again that is taken back', async () => {
    const log = serverLog().start();
    log.round('red', { red: 1, gold: 0 }).round('red', { red: 2, gold: 0 });
    log.round('gold', { red: 1, gold: 1 }).round('gold', { red: 1, gold: 2 });
    const { messages } = await read(file('a.log', log.text()));
    expect(roundsIn(messages).map(({ winner }) => winner)).toEqual(['home', 'away', 'away']);
  });

  it('is one match with its match file, which names teams and league', async () => {
    const plans = Array.from({ length: 20 }, (_, index) => ({
      won: (index + 1) % 5 === 0 ? ('gold' as const) : ('red' as const),
    }));
    const json = file('x/matches/a.json', matchFile(plans));
    const log = file('x/serverlogs/a.log', wholeLog().text());
    const both = await read(json, log);
    expect(both.fixtures).toMatchObject([{ league: { id: 'Bao League' }, round: 'Week 4' }]);
    expect(both.incidents.find(({ kind }) => kind === 'kill')).toMatchObject({ seconds: 30 });
    // One of the two alone finds the other beside it.
    for (const alone of [json, log]) {
      expect((await read(alone)).messages).toEqual(both.messages);
    }
  });
});

describe('a replay', () => {
  const replay = async (text: string) => (await replaysOf(cs, [file('a.log', text)], now))[0]!;

  it('tells each round when it is won, and ends as the file does', async () => {
    const { timeline, opening, title } = await replay(wholeLog().text());
    expect(title).toBe('Red Pandas – Gold Monkeys');
    expect(of(opening, 'state')).toMatchObject([{ state: { status: 'notStarted' } }]);
    let rounds = 0;
    for (const { at, messages } of timeline) {
      for (const { state } of of(messages, 'state')) {
        const [{ home = 0, away = 0 } = {}] = state.periods;
        expect(home + away).toBeLessThanOrEqual(Math.floor(at / 80) + 1);
        rounds = Math.max(rounds, home + away);
      }
      for (const { items } of of(messages, 'incidents')) {
        for (const { kind, text } of items) {
          if (kind === 'round') expect(text).toMatch(/^\d+–\d+$/);
        }
      }
    }
    expect(rounds).toBe(20);
    expect(of(timeline.at(-1)!.messages, 'state').at(-1)).toMatchObject({
      state: { status: 'ended', winner: 'home', periods: [{ home: 16, away: 4 }] },
    });
  });

  it('pauses when the next round would begin', async () => {
    const log = serverLog().start().round('red', { red: 1, gold: 0 });
    log.wait(15).line('World triggered "Round_Start"').wait(10);
    log.line('rcon from "0.0.0.0:0": command "mp_pause_match"').wait(20);
    log.line('Team "CT" triggered "SFUI_Notice_CTs_Win" (CT "2") (T "0")').wait(5);
    log.line('Starting Freeze period').wait(90);
    log.line('rcon from "0.0.0.0:0": command "mp_unpause_match"');
    log.round('gold', { red: 2, gold: 1 });
    const { timeline } = await replay(log.text());
    const phases = timeline.flatMap(({ at, messages }) =>
      of(messages, 'state').map(({ state }) => [at, state.phase]),
    );
    expect(phases).toEqual([
      [0, 'game1'],
      [75, 'game1'],
      [125, 'game1'],
      [130, 'paused'],
      [220, 'game1'],
      [295, 'game1'],
      [295, null],
    ]);
  });
});
