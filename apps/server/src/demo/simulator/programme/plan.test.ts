import { games } from '@xiongmao/api/catalogue/games';
import { addDays } from '@xiongmao/i18n/time/zoned-day';
import { describe, expect, it } from 'vitest';
import { scriptsOf } from '../testing/days.ts';
import { dayLength, type Plan, plansBefore, plansOf } from './plan.ts';

const days = Array.from({ length: 60 }, (_, index) => addDays('2026-01-05', index));

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
      for (const plan of days.flatMap((day) => plansOf(game, day))) {
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
    const league = plansOf(soccer!, days[0]!).filter(({ league: { id } }) => id.endsWith(':1'));
    const played = new Map<string, number>();
    // Twelve sides, six matches a day: eleven days for a round robin.
    for (const day of days.slice(0, 22)) {
      for (const plan of plansOf(soccer!, day)) {
        if (plan.league.id !== league[0]!.league.id) continue;
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

  it('rests for a day at most a week', () => {
    const lastSeen = new Map<string, number>();
    for (const day of days) {
      for (const { home, away } of plansOf(games[0]!, day)) {
        const now = Date.parse(day);
        for (const { id } of [home, away]) {
          expect(now - (lastSeen.get(id) ?? now)).toBeLessThanOrEqual(7 * dayLength);
          lastSeen.set(id, now);
        }
      }
    }
  });
});
