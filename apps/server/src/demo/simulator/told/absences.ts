import type { SportKey } from '@xiongmao/api/catalogue/sports';
import type { AbsencesMessage } from '@xiongmao/api/feeds/messages';
import type { Absence } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { peopleOf } from '../names/people.ts';
import type { Team } from '../names/teams.ts';
import type { Plan } from '../programme/match-plan.ts';
import { dayLength, dayOf } from '../programme/plan.ts';
import { randomOf } from '../random.ts';

/** Whether people are told to be missing. */
const tellsAbsences: Readonly<Record<SportKey, boolean>> = {
  soccer: true,
  basketball: true,
  tennis: false,
  snooker: false,
  volleyball: true,
  tableTennis: false,
  badminton: false,
  baseball: true,
  cricket: false,
  americanFootball: true,
  mobaBestOf: false,
  roundsBestOf: false,
  pointsBestOf: false,
  battleRoyale: false,
  generic: false,
};
const injuries = ['Knee', 'Ankle', 'Hamstring', 'Calf', 'Back', 'Illness'];

/** Who misses a match: the same people for some days. Known with the match. */
export function absencesOf(plan: Plan): AbsencesMessage[] {
  if (plan.lobby || !tellsAbsences[plan.game.sport]) return [];
  const absences = (['home', 'away'] as const).flatMap((side) => missing(plan, side, plan[side]));
  if (absences.length === 0) return [];
  return [{ type: 'absences', match: plan.id, version: plan.knownAt, absences }];
}

function missing({ startsAt, game }: Plan, side: Side, team: Team): Absence[] {
  const week = Math.floor(startsAt / (7 * dayLength));
  const random = randomOf(`absent ${team.id} ${week}`);
  const from = week * 7 * dayLength;
  return peopleOf(team.region, random.int(0, 3), random).map(({ name: player }): Absence => {
    const kind = random.among({
      injured: 6,
      doubtful: 3,
      suspended: game.sport === 'soccer' ? 2 : 0,
    });
    if (kind === 'suspended') return { side, player, kind, reason: 'Red card' };
    const since = dayOf(from - random.int(3, 40) * dayLength);
    const until = dayOf(from + random.int(8, 60) * dayLength);
    const reason = random.pick(injuries);
    return { side, player, kind, reason, ...(kind === 'injured' && { since, until }) };
  });
}
