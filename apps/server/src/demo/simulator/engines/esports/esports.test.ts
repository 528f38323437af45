import { gameByName } from '@xiongmao/api/catalogue/games';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { addDays } from '@xiongmao/i18n/time/zoned-day';
import { describe, expect, it, test } from 'vitest';
import { plansOf } from '../../programme/plan.ts';
import { type Script, scriptOf } from '../../script.ts';
import { statesOf } from '../../testing/days.ts';
import { reader } from '../../testing/reader.ts';

const played = (slug: string, days: number): Script[] =>
  Array.from({ length: days }, (_, index) => addDays('2026-03-02', index))
    .flatMap((day) => plansOf(gameByName(slug)!, day))
    .map(scriptOf);

const of = <Type extends FeedMessage['type']>(scripts: readonly Script[], type: Type) =>
  scripts
    .flatMap(({ facts }) => facts.map(({ message }) => message))
    .filter((message): message is Extract<FeedMessage, { type: Type }> => message.type === type);

const mapsPlayed = (scripts: readonly Script[]) =>
  scripts
    .flatMap((script) => statesOf(script).at(-1)!.state.periods)
    .filter(({ winner }) => winner !== undefined);

describe('a map beyond its regular rounds', () => {
  const most = ({ home, away }: { home: number; away: number }) => Math.max(home, away);
  const least = ({ home, away }: { home: number; away: number }) => Math.min(home, away);
  const endings = (slug: string, target: number) =>
    new Set(
      mapsPlayed(played(slug, 25))
        .filter((map) => most(map) > target || least(map) >= target - 1)
        .map((map) => `${most(map)}:${least(map)}`),
    );

  test('of Counter-Strike is won by the first to four of six rounds', () => {
    const ends = [...endings('csgo', 13)];
    expect(ends.length).toBeGreaterThan(2);
    for (const end of ends) expect(end).toMatch(/^(16:1[2-4]|19:1[5-7]|22:(18|19|20)|25:2[1-3])$/);
  });

  test('of CrossFire likewise', () => {
    const ends = [...endings('cf', 10)];
    expect(ends.length).toBeGreaterThan(1);
    for (const end of ends)
      expect(end).toMatch(/^(13:(9|10|11)|16:1[2-4]|19:1[5-7]|22:(18|19|20))$/);
  });

  test('of VALORANT is won by two, of Rainbow Six by the first to two of three', () => {
    const ends = [...endings('valorant', 13)];
    expect(ends).toContain('14:12');
    for (const end of ends) {
      const [winner, loser] = end.split(':').map(Number);
      expect(winner! - loser!).toBe(2);
    }
    expect([...endings('rainbow6', 7)].sort()).toEqual(['8:6', '8:7']);
  });

  const changesOf = (slug: string) =>
    played(slug, 12).flatMap((script) => {
      const changes = new Set<number>();
      const states = statesOf(script).map(({ state }) => state.periods.at(-1));
      for (const [index, now] of states.entries()) {
        const before = states[index - 1];
        if (now && before?.key === now.key && before.homeSide !== now.homeSide) {
          changes.add(now.home + now.away);
        }
      }
      return [...changes];
    });

  test('changes sides in the middle of each overtime, in VALORANT and Rainbow Six each round', () => {
    expect([...new Set(changesOf('csgo'))]).toEqual(expect.arrayContaining([12, 27]));
    for (const round of changesOf('csgo')) expect([12, 27, 33, 39, 45]).toContain(round);
    expect(changesOf('valorant')).toEqual(expect.arrayContaining([12, 24, 25]));
    expect(new Set(changesOf('rainbow6'))).toEqual(new Set([6, 12, 13, 14]));
  });
});

describe('who wins a game of heroes', () => {
  test.each(['lol', 'kog', 'aov', 'lolmobile', 'dota2'])(
    'of %s seldom has fewer kills, and never many fewer',
    (slug) => {
      const leads = mapsPlayed(played(slug, 12)).map(({ home, away, winner }) =>
        winner === 'home' ? home - away : away - home,
      );
      expect(leads.length).toBeGreaterThan(80);
      expect(leads.filter((lead) => lead < 0).length / leads.length).toBeLessThan(0.13);
      expect(Math.min(...leads)).toBeGreaterThanOrEqual(-4);
    },
  );
});

describe('a line-up', () => {
  const positions = (slug: string) =>
    of(played(slug, 1), 'lineup')[0]?.lineup.players.map(({ position }) => position);

  it.each([
    ['lol', 'TOP JGL MID BOT SUP'],
    ['dota2', 'Carry Mid Offlane Soft support Hard support'],
    ['csgo', 'IGL AWPer Entry Rifler Support'],
    ['valorant', 'Duelist Initiator Initiator Controller Sentinel'],
    ['overwatch', 'Tank Damage Damage Support Support'],
    ['kog', 'Clash Lane Jungle Mid Lane Farm Lane Roaming'],
    ['nba2k', 'PG SG SF PF C'],
  ])('of %s has the parts that its fans know', (slug, parts) => {
    expect(positions(slug)?.join(' ')).toBe(parts);
  });

  it('has as many players as the game, without parts where it has none', () => {
    expect(positions('rocketleagues')).toEqual([null, null, null]);
    expect(positions('codmw')).toEqual([null, null, null, null]);
    for (const slug of ['streetfighter5', 'hearthstone', 'wow3', 'starcraft2', 'fifa']) {
      expect(positions(slug), slug).toBeUndefined();
    }
  });
});

describe('what is told of a game', () => {
  const maps = (slug: string) => [...new Set(mapsPlayed(played(slug, 8)).map(({ map }) => map))];
  const picks = (slug: string) =>
    new Set(mapsPlayed(played(slug, 5)).flatMap((game) => game.picks?.map(({ name }) => name)));
  const objectives = (slug: string) =>
    new Set(
      of(played(slug, 5), 'incidents').flatMap(({ items }) =>
        items.flatMap(({ kind, text }) => (kind === 'objective' ? [text] : [])),
      ),
    );

  it('is played on maps of its own', () => {
    expect(maps('csgo').sort()).toEqual(
      ['Ancient', 'Anubis', 'Dust II', 'Inferno', 'Mirage', 'Nuke', 'Train'].sort(),
    );
    expect(maps('valorant')).toEqual(expect.arrayContaining(['Ascent', 'Bind', 'Haven']));
    expect(maps('rainbow6')).toContain('Clubhouse');
    expect(maps('rocketleagues')).toEqual([undefined]);
    expect(maps('streetfighter5')).toEqual([undefined]);
  });

  it('is played with heroes of its own', () => {
    expect(picks('lol')).toContain('Lee Sin');
    expect(picks('dota2')).toContain('Rubick');
    expect(picks('dota2')).not.toContain('Lee Sin');
    expect([...picks('starcraft2')].sort()).toEqual(['Protoss', 'Terran', 'Zerg']);
    expect(picks('rocketleagues')).toEqual(new Set([undefined]));
  });

  it('is about objectives of its own', () => {
    const own = (...names: string[]) => new Set(['Tower', ...names]);
    expect(objectives('lol')).toEqual(own('Dragon', 'Rift Herald', 'Baron Nashor'));
    expect(objectives('dota2')).toEqual(own('Roshan', 'Tormentor', 'Barracks'));
    expect(objectives('kog')).toEqual(own('Tyrant', 'Overlord'));
    expect(objectives('mobilelegends')).toEqual(own('Turtle', 'Lord'));
    expect(objectives('aov')).toEqual(own('Abyssal Dragon', 'Dark Slayer'));
    expect(objectives('dreamthreekingdoms2')).toEqual(own());
    expect(objectives('csgo')).toEqual(new Set(['Bomb planted']));
    expect(objectives('valorant')).toEqual(new Set(['Spike planted']));
    expect(objectives('rainbow6')).toEqual(new Set(['Defuser planted']));
    expect(objectives('streetfighter5')).toEqual(new Set());
  });

  it.each(['lol', 'dota2', 'kog'])(
    'of %s tells objectives and kills by the game’s clock',
    (slug) => {
      for (const script of played(slug, 2)) {
        const clocks = new Map<string, number>();
        for (const { items } of of([script], 'incidents')) {
          for (const { kind, period, seconds } of items) {
            if (kind !== 'objective' && kind !== 'kill') continue;
            expect(seconds, `${kind} in ${period}`).toBeGreaterThanOrEqual(
              clocks.get(period!) ?? 0,
            );
            clocks.set(period!, seconds!);
          }
        }
      }
    },
  );
});

test.each(['lol', 'dota2', 'kog', 'csgo', 'valorant', 'rainbow6'])(
  'kills of %s are the same on every tab, whatever has been told last',
  (slug) => {
    for (const { facts, plan } of played(slug, 2)) {
      const { hear, known } = reader();
      for (const [index, { at, message }] of facts.entries()) {
        hear([message]);
        if (facts[index + 1]?.at === at || !known.lineups.size || !known.state?.score) continue;
        for (const side of ['home', 'away'] as const) {
          const team = (key: string) =>
            known.statistics
              .filter((told) => told.key === key && told.period === 'all')
              .reduce((sum, told) => sum + told[side], 0);
          const players = known.lineups.get(side)!.players.map(({ statistics }) => statistics);
          const sum = players.reduce((kills, { kills: own = 0 }) => kills + own, 0);
          const entries = [...known.incidents.values()].filter((told) => told.side === side);
          const inner = known.state.periods.reduce((total, period) => total + period[side], 0);
          const timeline = (kind: string) => entries.filter((told) => told.kind === kind).length;
          const told = `${plan.id} ${side} at ${at}`;
          expect(sum, told).toBe(team('kills'));
          if (plan.game.sport === 'mobaBestOf') {
            expect([timeline('kill'), inner], told).toEqual([sum, sum]);
          } else {
            expect([timeline('round'), inner], told).toEqual([team('roundsWon'), inner]);
          }
        }
      }
    }
  },
);
