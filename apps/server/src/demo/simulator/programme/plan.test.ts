import { games } from '@xiongmao/api/catalogue/games';
import { addDays } from '@xiongmao/i18n/time/zoned-day';
import { describe, expect, it } from 'vitest';
import { restDays } from '../names/leagues.ts';
import { scriptsOf } from '../testing/days.ts';
import type { Plan } from './match-plan.ts';
import { dayLength, plansBefore, plansOf } from './plan.ts';

const days = Array.from({ length: 60 }, (_, index) => addDays('2026-01-05', index));

const plansByGame = new Map(games.map((game) => [game, days.flatMap((day) => plansOf(game, day))]));

const teamsIn = ({ lobby, home, away }: Plan) => lobby ?? [home, away];

describe('the programme', () => {
  it('has matches of every game each day', () => {
    for (const day of days.slice(0, 7)) {
      for (const game of games) {
        expect(plansOf(game, day).length, `${game.slug} ${day}`).toBeGreaterThan(0);
      }
    }
  });

  it('names each match once, by game, day and slot', () => {
    const ids = days.slice(0, 3).flatMap((day) => games.flatMap((game) => plansOf(game, day)));
    expect(new Set(ids.map(({ id }) => id)).size).toBe(ids.length);
    expect(plansOf(games[0]!, '2026-01-05')[3]?.id).toBe('soccer:2026-01-05:3');
  });

  it('is the same whenever asked', () => {
    expect(plansOf(games[1]!, '2026-01-05')).toEqual(plansOf(games[1]!, '2026-01-05'));
    expect(plansOf(games[1]!, '2026-01-06')).not.toEqual(plansOf(games[1]!, '2026-01-05'));
  });

  it('gives each league names of its own, no two alike', () => {
    for (const game of games) {
      const teams = new Map<string, string>();
      for (const plan of plansByGame.get(game)!) {
        for (const { id, name, abbr } of teamsIn(plan)) {
          expect(abbr, name).toMatch(/^[\p{L}\d]{2,3}$/u);
          teams.set(id, name);
        }
      }
      const byLeague = [...teams].map(([id, name]) => `${id.replace(/:\d+$/, '')} ${name}`);
      expect(new Set(byLeague).size, game.slug).toBe(teams.size);
    }
  });

  it('lets everyone meet everyone else equally often', () => {
    const [soccer] = games;
    const played = new Map<string, number>();
    // Twelve sides, six matches on each third day: 33 days for a round robin.
    for (const day of Array.from({ length: 66 }, (_, index) => addDays('2026-01-05', index))) {
      for (const plan of plansOf(soccer!, day)) {
        if (plan.league.id !== 'soccer:league:1') continue;
        const pair = [plan.home.id, plan.away.id].sort().join(' ');
        played.set(pair, (played.get(pair) ?? 0) + 1);
      }
    }
    expect(played.size).toBe(66);
    expect(new Set(played.values())).toEqual(new Set([2]));
  });
});

describe('a round', () => {
  it('is the one after those that its sides have played in the season', () => {
    for (const game of games) {
      const today = plansOf(game, '2026-03-07');
      const season = [...plansBefore(game, '2026-03-07'), ...today];
      for (const { part, home, lobby, season: name, startsAt, id } of today) {
        if (!('round' in part) || lobby) continue;
        const before = season.filter(
          (plan) =>
            plan.season === name &&
            plan.startsAt < startsAt &&
            [plan.home.id, plan.away.id].includes(home.id),
        );
        expect(part.round, id).toBe(`Round ${before.length + 1}`);
      }
    }
  });
});

describe('a side', () => {
  it('never plays two matches at once', () => {
    const busy = new Map<string, { from: number; to: number; plan: Plan }[]>();
    for (const { plan, live } of scriptsOf('2026-01-05', 4)) {
      for (const { id } of live ? teamsIn(plan) : []) {
        busy.set(id, [...(busy.get(id) ?? []), { ...live!, plan }]);
      }
    }
    for (const matches of busy.values()) {
      matches.sort((a, b) => a.from - b.from);
      for (const [index, { from, plan }] of matches.entries()) {
        const before = matches[index - 1];
        if (before) expect(before.to, `${before.plan.id} and ${plan.id}`).toBeLessThan(from);
      }
    }
  });

  /** Days between each match of a side of two and its next, and what the match is. */
  const rests = (plans: readonly Plan[]) => {
    const lastSeen = new Map<string, number>();
    return plans.flatMap((plan) => {
      const today = Date.parse(plan.day) / dayLength;
      return [plan.home, plan.away].flatMap(({ id }) => {
        const before = lastSeen.get(id);
        lastSeen.set(id, today);
        return before === undefined ? [] : [{ days: today - before, match: plan.id }];
      });
    });
  };

  it.each(games.filter(({ sport }) => sport !== 'battleRoyale'))(
    'of $slug rests as long as its game asks for',
    (game) => {
      const least = restDays[game.slug] ?? 1;
      const found = rests(plansByGame.get(game)!);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter(({ days: rest }) => rest < least)).toEqual([]);
    },
  );

  it('of a league is not idle for more than nine days', () => {
    const found = rests(plansByGame.get(games[0]!)!.filter(({ league }) => !league.knockout));
    expect(Math.max(...found.map(({ days: rest }) => rest))).toBeLessThanOrEqual(9);
  });
});
