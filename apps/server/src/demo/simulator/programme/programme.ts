import { games } from '@xiongmao/api/catalogue/games';
import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import { addDays, dayBounds, isDay, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { isHeard, playedBetween, playedUntil } from '../gather.ts';
import { movedStart, type Script, scriptOf } from '../script.ts';
import { absencesOf } from '../told/absences.ts';
import { openingOdds } from '../told/odds.ts';
import type { Plan } from './match-plan.ts';
import { announcementsOf, dayOf, hour, minute, plansBefore, plansOf } from './plan.ts';

/** A match on the programme. It is played only when its time comes, and forgotten afterwards. */
export interface Entry {
  plan: Plan;
  script: Script | null;
  announced: boolean;
  /** Up to when everything has been told. */
  told: number;
}

const heartbeatEvery = 15_000;

/** The UTC days to be announced at `now`: yesterday to the day after tomorrow, as the zone has them. */
export function daysAround(now: number, zone: string): string[] {
  const today = zonedDay(new Date(now), zone);
  const from = dayOf(dayBounds(addDays(today, -1), zone).from.getTime());
  const to = dayOf(dayBounds(addDays(today, 2), zone).to.getTime() - 1);
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

export function entriesOf(day: string): Entry[] {
  return games.flatMap((game) => plansOf(game, day).map(asleep));
}

function asleep(plan: Plan): Entry {
  return { plan, script: null, announced: false, told: Number.NEGATIVE_INFINITY };
}

/** Matches of the days before `day` that were put off and are played on it or later. */
export function entriesPutOffTo(day: string): Entry[] {
  return [1, 2, 3, 4]
    .flatMap((back) => entriesOf(addDays(day, -back)))
    .filter(({ plan }) => {
      const { trouble } = plan;
      return trouble?.kind === 'postponed' && dayOf(movedStart(plan, trouble.days)) >= day;
    });
}

/** The matches before `day` of the seasons that are on: without them tables would not fit their rounds. */
export const seasonsBefore = (day: string): Plan[] =>
  games.flatMap((game) => plansBefore(game, day)).sort((a, b) => b.startsAt - a.startsAt);

/** What remains of a match of some time ago: who played, and the result. */
export const resultDue = (plan: Plan, now: number): FeedMessage[] =>
  playedUntil(scriptOf(plan), now).filter(({ type }) => /^(fixture|state|lobby)$/.test(type));

/** A match by its id, announced long ago; none when there is no such match any more. */
export function entriesNamed(id: string): Entry[] {
  const [slug, day = ''] = id.split(':');
  const game = games.find((entry) => entry.slug === slug);
  if (!game || !isDay(day)) return [];
  return plansOf(game, day)
    .filter((plan) => plan.id === id)
    .map((plan) => ({ ...asleep(plan), announced: true }));
}

/** Nothing as long as those who are to meet have to win yet. */
export function announcementDue({ plan, announced }: Entry, now: number): FeedMessage[] {
  if (announced || now < plan.knownAt) return [];
  if (now >= plan.startsAt) return announcementsOf(plan);
  return [...announcementsOf(plan), ...absencesOf(plan), ...openingOdds(plan)];
}

/** What is to be told of a match at `now`; nothing before its time has come. */
export function newsDue(entry: Entry, now: number): FeedMessage[] {
  const { plan, told } = entry;
  if (!entry.script && now < wakesAt(plan)) return [];
  entry.script ??= scriptOf(plan);
  const messages = playedBetween(entry.script, told, now);
  const beats = Math.floor(now / heartbeatEvery) > Math.floor(told / heartbeatEvery);
  if (beats && messages.length === 0 && isHeard(entry.script, now)) {
    messages.push({ type: 'heartbeat', match: plan.id });
  }
  return messages;
}

/** Whether there is nothing more to come of it. */
export function isOver({ script, told }: Entry): boolean {
  if (!script) return false;
  const last = script.facts.at(-1)!.at;
  return told >= Math.max(last, script.silence?.to ?? last);
}

function wakesAt({ startsAt, trouble }: Plan): number {
  const early = trouble?.kind === 'postponed' || trouble?.kind === 'cancelled';
  return startsAt - (early ? 6 * hour : 80 * minute);
}
