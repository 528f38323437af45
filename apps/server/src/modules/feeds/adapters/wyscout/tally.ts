import type { Statistic } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { assistBefore, isGoal, isShot, type PeriodEvent, periods, sideOf, tag } from './events.ts';
import type { WyscoutMatch } from './shapes.ts';

type Counters = Record<string, (event: PeriodEvent) => boolean>;

const shared: Counters = {
  shots: isShot,
  shotsOnTarget: (event) => isShot(event) && (event.tags.has(tag.accurate) || isGoal(event)),
  passes: ({ eventName }) => eventName === 'Pass',
  passesCompleted: ({ eventName, tags }) => eventName === 'Pass' && tags.has(tag.accurate),
  crosses: ({ subEventName }) => subEventName === 'Cross',
  duels: ({ eventName }) => eventName === 'Duel',
  duelsWon: ({ eventName, tags }) => eventName === 'Duel' && tags.has(tag.won),
  fouls: ({ eventName }) => eventName === 'Foul',
  offsides: ({ eventName }) => eventName === 'Offside',
  saves: ({ eventName, tags }) => eventName === 'Save attempt' && !tags.has(tag.goal),
  yellowCards: ({ tags }) => tags.has(tag.yellow),
  redCards: ({ tags }) => tags.has(tag.red) || tags.has(tag.secondYellow),
};

const ofTeams: Counters = {
  ...shared,
  corners: ({ subEventName }) => subEventName === 'Corner',
  freeKicks: ({ subEventName }) => /^free kick/i.test(subEventName),
  throwIns: ({ subEventName }) => subEventName === 'Throw in',
  clearances: ({ subEventName }) => subEventName === 'Clearance',
};

const onTheBall = new Set(['Pass', 'Shot', 'Free Kick', 'Others on the ball', 'Save attempt']);
const ofPlayers: Counters = {
  ...shared,
  goals: isGoal,
  keyPasses: ({ tags }) => tags.has(tag.keyPass),
  touches: ({ eventName }) => onTheBall.has(eventName),
};

/**
 * Both sides' statistics over the match and within each period; shoot-outs count nowhere. `passAccuracy` is
 * in percent with one decimal, `possession` the share of the match's passes in whole percent.
 */
export function teamStatistics(match: WyscoutMatch, events: readonly PeriodEvent[]): Statistic[] {
  const counted = new Map<string, Statistic>();
  const spans = new Set(['all']);
  for (const event of events) {
    const side = sideOf(match, event.teamId);
    if (!side || event.matchPeriod === 'P') continue;
    const period = periods[event.matchPeriod].key;
    spans.add(period);
    for (const [key, counts] of Object.entries(ofTeams)) {
      if (!counts(event)) continue;
      for (const span of ['all', period]) {
        const name = `${span} ${key}`;
        const statistic = counted.get(name) ?? { period: span, key, home: 0, away: 0 };
        statistic[side] += 1;
        counted.set(name, statistic);
      }
    }
  }
  return [...spans].flatMap((period) => {
    const of = (key: string) =>
      counted.get(`${period} ${key}`) ?? { period, key, home: 0, away: 0 };
    return [
      possession(period, of('passes')),
      ...Object.keys(ofTeams).map(of),
      passAccuracy(period, of('passes'), of('passesCompleted')),
    ];
  });
}

function possession(period: string, passes: Statistic): Statistic {
  const total = passes.home + passes.away;
  const home = total === 0 ? 50 : Math.round((passes.home / total) * 100);
  return { period, key: 'possession', home, away: 100 - home };
}

function passAccuracy(period: string, passes: Statistic, completed: Statistic): Statistic {
  const percent = (side: Side) =>
    passes[side] === 0 ? 0 : Math.round((completed[side] / passes[side]) * 1000) / 10;
  return { period, key: 'passAccuracy', home: percent('home'), away: percent('away') };
}

/** What each player did, by player; what they did not do is left out. Shoot-outs count nowhere. */
export function playerStatistics(
  events: readonly PeriodEvent[],
): Map<number, Record<string, number>> {
  const players = new Map<number, Record<string, number>>();
  const add = (playerId: number, key: string) => {
    if (playerId === 0) return;
    const statistics = players.get(playerId) ?? {};
    players.set(playerId, statistics);
    statistics[key] = (statistics[key] ?? 0) + 1;
  };
  events.forEach((event, index) => {
    if (event.matchPeriod === 'P') return;
    for (const [key, counts] of Object.entries(ofPlayers)) {
      if (counts(event)) add(event.playerId, key);
    }
    if (isGoal(event)) add(assistBefore(events, index)?.playerId ?? 0, 'assists');
  });
  return players;
}

/** All that a match without events tells: cards, by the line-ups. */
export function cardStatistics(cards: readonly { kind: string; side: Side | null }[]): Statistic[] {
  return [
    { key: 'yellowCards', kind: 'yellowCard' },
    { key: 'redCards', kind: 'redCard' },
  ].map(({ key, kind }) => {
    const of = (side: Side) =>
      cards.filter((card) => card.kind === kind && card.side === side).length;
    return { period: 'all', key, home: of('home'), away: of('away') };
  });
}
