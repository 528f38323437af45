import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { MatchState } from '@xiongmao/api/matches/shapes';
import { play } from './play.ts';
import type { Plan } from './programme/match-plan.ts';
import { announcementsOf, dayLength, dayOf, fixtureOf, hour, minute } from './programme/plan.ts';
import type { Fact, Moment, Scene } from './scene.ts';
import { absencesOf } from './told/absences.ts';
import { oddsFacts } from './told/odds.ts';
import { videoFacts } from './told/videos.ts';

interface Span {
  from: number;
  to: number;
}

/** All that will be said of a match, by time. */
export interface Script {
  plan: Plan;
  facts: readonly Fact[];
  /** Played between these, breaks included; null when it is not played at all. */
  live: Span | null;
  /** While the feed says nothing, and not even that it is alive. */
  silence: Span | null;
}

/** The same for the same plan, whenever it is asked for. */
export function scriptOf(plan: Plan): Script {
  const { trouble, startsAt } = plan;
  const facts = announcementsOf(plan).map((message) => ({ at: plan.knownAt, message }));
  const calledOff = (at: number, changes: Partial<MatchState>): Script => {
    const facts_ = [...facts, stateFact(plan, at, { ...unplayed, ...changes })];
    return { plan, facts: facts_, live: null, silence: null };
  };
  switch (trouble?.kind) {
    case 'cancelled':
      return calledOff(startsAt - trouble.before, { status: 'cancelled', note: trouble.note });
    case 'awarded': {
      const won = awardedScore(plan);
      const score = { home: 0, away: 0, [trouble.to]: won };
      const changes = { status: 'awarded', score, winner: trouble.to, note: trouble.note } as const;
      return calledOff(startsAt + trouble.after, changes);
    }
    case 'postponed': {
      const calledAt = startsAt - trouble.before;
      const told = calledAt + trouble.after;
      const start = movedStart(plan, trouble.days);
      const note = trouble.note;
      const moved = fixtureOf(plan, { version: told, startsAt: start, date: dayOf(start) });
      return played(plan, start, [
        ...facts,
        stateFact(plan, calledAt, { ...unplayed, status: 'postponed', note }),
        { at: told, message: moved },
        stateFact(plan, told, unplayed),
      ]);
    }
    case 'late': {
      const version = startsAt - 20 * minute;
      const start = startsAt + trouble.by;
      const message = fixtureOf(plan, { version, startsAt: start, date: dayOf(startsAt) });
      return played(plan, start, [...facts, { at: version, message }]);
    }
    default:
      return played(plan, startsAt, facts);
  }
}

const unplayed: MatchState = {
  status: 'notStarted',
  phase: null,
  clock: null,
  score: null,
  periods: [],
  columns: [],
  winner: null,
  note: null,
};

/** Some days later, when the league's other matches of the day are over. */
export function movedStart(plan: Plan, days: number): number {
  return Date.parse(plan.day) + days * dayLength + (plan.league.hours[1] + 4) * hour;
}

function awardedScore({ game, league }: Plan): number {
  if (league.bestOf !== undefined) return Math.ceil(league.bestOf / 2);
  return { soccer: 3, basketball: 20, baseball: 9, generic: 10 }[game.sport as string] ?? 1;
}

function played(plan: Plan, start: number, before: Fact[]): Script {
  const { trouble } = plan;
  const { from, moments, length } = play(plan, start);
  const course = moments.flatMap((moment) => factsOf(plan.id, moment, from));
  const facts = [
    ...before,
    ...absencesOf(plan).map((message) => ({ at: plan.knownAt, message })),
    ...course,
    ...oddsFacts(plan, from, moments),
    ...videoFacts(plan, from, moments),
  ].sort((a, b) => a.at - b.at);
  const silence = trouble?.kind === 'silent' ? from + Math.round(trouble.from * length) : null;
  return {
    plan,
    facts,
    live: { from, to: from + moments.at(-1)!.at },
    silence:
      silence !== null && trouble?.kind === 'silent'
        ? { from: silence, to: silence + trouble.length }
        : null,
  };
}

function factsOf(match: string, moment: Moment, base: number): Fact[] {
  const at = base + moment.at;
  const about = { match, version: at };
  const messages: FeedMessage[] = [];
  const { scene, incidents, lineups, statistics, actions, lobby, sheet } = moment;
  if (scene) messages.push({ type: 'state', ...about, state: stateOf(scene, base) });
  if (incidents) messages.push({ type: 'incidents', ...about, items: incidents });
  for (const lineup of lineups ?? []) messages.push({ type: 'lineup', ...about, lineup });
  if (statistics) messages.push({ type: 'statistics', ...about, statistics });
  if (sheet) messages.push({ type: 'sheet', ...about, sheet });
  if (lobby) messages.push({ type: 'lobby', ...about, lobby });
  if (actions) messages.push({ type: 'actions', ...about, items: actions });
  return messages.map((message) => ({ at, message }));
}

function stateOf(scene: Scene, base: number): MatchState {
  if (!scene.clock) return { ...scene, clock: null };
  const { since, seconds, running } = scene.clock;
  const at = new Date(base + since).toISOString();
  return { ...scene, clock: { at, seconds, running, speed: 1 } };
}

function stateFact(plan: Plan, at: number, state: MatchState): Fact {
  return { at, message: { type: 'state', match: plan.id, version: at, state } };
}
