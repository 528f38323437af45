import { gameByName } from '@xiongmao/api/catalogue/games';
import { addDays } from '@xiongmao/i18n/time/zoned-day';
import { describe, expect, it, test } from 'vitest';
import { scriptOf } from '../script.ts';
import { statesOf } from '../testing/days.ts';
import type { Plan } from './match-plan.ts';
import { plansOf } from './plan.ts';
import { announcementDue, entriesOf } from './programme.ts';

const days = Array.from({ length: 30 }, (_, index) => addDays('2026-05-04', index));
const plans = (slug: string, count = 16) =>
  days.slice(0, count).flatMap((day) => plansOf(gameByName(slug)!, day));

/** Tournaments of a game that began and ended within the days, their matches as they are played. */
function tournaments(slug: string): Plan[][] {
  // A cup of soccer rests two days between its rounds.
  const knockouts = plans(slug, slug === 'soccer' ? 30 : 16).filter(
    ({ league }) => league.knockout,
  );
  const editions = Map.groupBy(knockouts, ({ league, season }) => `${league.id} ${season}`);
  return [...editions.values()].filter((all) => all.length === all[0]!.league.teams - 1);
}

const stageOf = ({ part }: Plan): string => ('stage' in part ? part.stage : '');
const idsOf = (matches: readonly Plan[]) =>
  matches.flatMap(({ home, away }) => [home.id, away.id]).sort();

describe.each(['tennis', 'badminton', 'soccer', 'wow3', 'hearthstone'])(
  'a knock-out of %s',
  (slug) => {
    const editions = tournaments(slug).map((matches) => ({
      teams: matches[0]!.league.teams,
      stages: [...Map.groupBy(matches, stageOf)],
    }));

    it('goes from a first round of all by stages that fans know to one final', () => {
      expect(editions.length).toBeGreaterThan(0);
      for (const { teams, stages } of editions) {
        const names = ['Round of 32', 'Round of 16', 'Quarter-finals', 'Semi-finals', 'Final'];
        const [, first] = stages[0]!;
        expect(stages.map(([name]) => name)).toEqual(names.slice(-Math.log2(teams)));
        expect(stages.map(([, matches]) => matches.length)).toEqual(
          stages.map((_, index) => teams / 2 ** (index + 1)),
        );
        expect(new Set(idsOf(first)).size).toBe(teams);
      }
    });

    it('lets those meet who have won, as told, and announces them only then', () => {
      for (const { stages } of editions) {
        for (const [index, [, matches]] of stages.entries()) {
          const next = stages[index + 1]?.[1];
          if (!next) continue;
          const ended = matches.map((plan) => {
            const script = scriptOf(plan);
            const { winner } = statesOf(script).at(-1)!.state;
            const to = Math.max(script.live?.to ?? 0, script.silence?.to ?? 0);
            return { id: plan[winner as 'home' | 'away'].id, to };
          });
          expect(idsOf(next)).toEqual(ended.map(({ id }) => id).sort());
          for (const { home, away, knownAt, startsAt } of next) {
            const both = ended.filter(({ id }) => id === home.id || id === away.id);
            for (const { to } of both) expect(to).toBeLessThan(knownAt);
            expect(knownAt).toBeLessThan(startsAt - 2 * 3_600_000);
          }
        }
      }
    });
  },
);

test('persons play tournaments, and each is a season of its own', () => {
  for (const slug of ['tennis', 'snooker', 'tabletennis', 'badminton', 'wow3', 'fifa']) {
    for (const { part, season } of plans(slug)) {
      expect(part, slug).toHaveProperty('stage');
      expect(season).toMatch(/^2026 #\d+$/);
    }
  }
});

it('says nothing of a match before it is known who meets', () => {
  const entry = entriesOf(days[3]!).find(({ plan }) => stageOf(plan) === 'Semi-finals')!;
  const { knownAt } = entry.plan;
  expect(announcementDue(entry, knownAt - 1)).toEqual([]);
  expect(announcementDue(entry, knownAt)[0]).toMatchObject({ stage: 'Semi-finals' });
});
