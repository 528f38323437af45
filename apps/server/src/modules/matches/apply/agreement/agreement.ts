import { periodOrder, type Sport, sports } from '@xiongmao/api/catalogue/sports';
import type { RuleInWords } from '@xiongmao/api/matches/dispute-rules';
import type { Lobby, PeriodScore } from '@xiongmao/api/matches/shapes';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { isInPlay } from '@xiongmao/api/matches/statuses';
import type { Contradiction, Entry, Known } from './known.ts';
import { scorecardFaults } from './scorecard-agreement.ts';

/**
 * What of a match contradicts the rest. What is not known contradicts nothing: a timeline may lack goals, a
 * score its periods. In play one message may be ahead of another: only what no order of messages explains
 * is a contradiction. Where score and another part disagree, a third that knows the score tells which of
 * them is wrong; without one both are in dispute.
 */
export function contradictionsIn(known: Known, sport: Sport): Contradiction[] {
  // Who decides a match off the field sets its score, whatever was played.
  if (known.status === 'awarded') return [];
  const score = scoreFaults(known, sport);
  const field = score.some(({ rule }) => !isConfirmed(known, sport, rule))
    ? score.map((fault) => ({ ...fault, field: 'score' as const }))
    : [];
  return [
    ...field,
    ...score,
    ...statusFaults(known),
    ...winnerFaults(known, sport),
    ...periodFaults(known, sport),
    ...boundFaults(known, sport),
    ...timelineFaults(known, sport),
    ...sheetFaults(known, sport),
    ...figureFaults(known),
    ...shotFaults(known),
    ...lobbyFaults(known),
    ...scorecardFaults(known),
    ...driveFaults(known, sport),
    ...playFaults(known),
  ];
}

const hasEnded = ({ status }: Known): boolean => status === 'ended';
const hasStarted = ({ status }: Known): boolean => status === 'ended' || isInPlay(status);
/** Nothing more is told of it: no message is ahead of another. */
const hasStopped = (known: Known): boolean => hasEnded(known) || known.status === 'abandoned';

const same = (a: ScorePair, b: ScorePair): boolean => a.home === b.home && a.away === b.away;
/** Neither side has more in the first than in the second. */
const within = (a: ScorePair, b: ScorePair): boolean => a.home <= b.home && a.away <= b.away;
const nothing: ScorePair = { home: 0, away: 0 };
const bare = ({ home, away }: ScorePair): ScorePair => ({ home, away });

/** What a part of a match says of its score. */
interface Witness {
  field: 'periods' | 'timeline' | 'statistics';
  says: ScorePair;
  /** Whether it is the whole score that it knows, or at least so much. */
  whole: boolean;
}

function scoreFaults(known: Known, sport: Sport): Contradiction[] {
  const { score } = known;
  if (!score || !(hasStarted(known) || hasStopped(known))) return [];
  return witnessesOf(known, sport).flatMap(({ field, says, whole }) => {
    const fits =
      whole && (hasEnded(known) || field === 'periods')
        ? same(says, score)
        : within(says, score) || (!hasStopped(known) && within(score, says));
    return fits ? [] : [{ field, rule: `${field} and score`, values: { score, [field]: says } }];
  });
}

/** Whether a part that came by another way than the one at fault says the score as it stands. */
function isConfirmed(known: Known, sport: Sport, rule: string): boolean {
  const { score } = known;
  return witnessesOf(known, sport).some(
    ({ field, says }) =>
      score && field !== 'periods' && rule !== `${field} and score` && same(says, score),
  );
}

function witnessesOf(known: Known, sport: Sport): Witness[] {
  return [
    ...periodsSay(known, sport),
    ...timelineSays(known, sport),
    ...statisticsSay(known, sport),
  ];
}

function periodsSay(known: Known, sport: Sport): Witness[] {
  const counted = countedPeriods(known.periods, sport);
  if (counted.length === 0) return [];
  if (sport.scoring === 'wins') return gamesWon(known, counted, sport);
  const orders = counted.map(({ key }) => periodOrder(sport, key)).sort((a, b) => a - b);
  const isGapless = orders.every((order, index) => order === index);
  const isWhole = hasEnded(known)
    ? orders.filter((order) => order < sport.period.count).length === sport.period.count
    : isGapless && counted.some(({ key }) => key === known.phase);
  return [{ field: 'periods', says: sumOf(counted), whole: isWhole }];
}

const countedPeriods = (periods: readonly PeriodScore[], sport: Sport): PeriodScore[] =>
  periods.filter(({ key }) => periodOrder(sport, key) >= 0 && isInScore(sport, key));

function isInScore(sport: Sport, key: string): boolean {
  const name = key.replace(/\d+$/, '');
  return sport.extra.find((extra) => extra.key === name)?.inScore ?? true;
}

function sumOf(periods: readonly ScorePair[]): ScorePair {
  const sum = { home: 0, away: 0 };
  for (const { home, away } of periods) {
    sum.home += home;
    sum.away += away;
  }
  return sum;
}

/** Sets, frames or games won; the last may not be finished. */
function gamesWon({ score }: Known, games: readonly PeriodScore[], sport: Sport): Witness[] {
  const played = score ? score.home + score.away : 0;
  const finished = games.slice(0, played);
  const winners = finished.map((game) => game.winner ?? (sport.inner ? null : leaderOf(game)));
  if (winners.includes(null) || finished.length === 0) return [];
  const won = (side: Side) => winners.filter((winner) => winner === side).length;
  const says = { home: won('home'), away: won('away') };
  return [{ field: 'periods', says, whole: finished.length === played }];
}

function leaderOf({ home, away }: ScorePair): Side | null {
  if (home === away) return null;
  return home > away ? 'home' : 'away';
}

/** What an entry of a kind is worth, where it is worth the same in every sport. */
const worth: Readonly<Record<string, number>> = {
  goal: 1,
  penaltyGoal: 1,
  ownGoal: 1,
  twoPoints: 2,
  threePoints: 3,
  freeThrow: 1,
};

function timelineSays({ entries }: Known, sport: Sport): Witness[] {
  if (sport.scoring === 'wins') return [];
  const last = entries.findLast(({ score }) => score);
  if (last?.score) {
    const isEnd = last === entries.at(-1) && /^(game|period)End$/.test(last.kind);
    return [{ field: 'timeline', says: last.score, whole: isEnd }];
  }
  const says = { home: 0, away: 0 };
  for (const { kind, side } of entries) if (side) says[side] += worth[kind] ?? 0;
  return says.home + says.away > 0 ? [{ field: 'timeline', says, whole: false }] : [];
}

function statisticsSay({ statistics }: Known, sport: Sport): Witness[] {
  if (sport.scoring === 'wins') return [];
  return statistics
    .filter(({ period, key }) => period === 'all' && /^(points|goals|runs)$/.test(key))
    .map((says) => ({ field: 'statistics', says: bare(says), whole: true }));
}

function statusFaults(known: Known): Contradiction[] {
  const { status, score, isEarly } = known;
  if (isEarly && hasStarted(known)) {
    return [{ field: 'status', rule: 'played before its day', values: { status, score } }];
  }
  const hasBegun = score !== null && score.home + score.away > 0;
  if (status !== 'notStarted' || !hasBegun) return [];
  return [{ field: 'status', rule: 'a score before the start', values: { status, score } }];
}

/** By the shoot-out where there is one, else by the score. */
function winnerFaults(known: Known, sport: Sport): Contradiction[] {
  const { score, winner, periods, note } = known;
  // A retirement or a target set anew decides otherwise: cricket's runs and what has a note tell nothing.
  if (!hasEnded(known) || !winner || !score || note !== null || sport === sports.cricket) return [];
  const decider = periods.findLast(({ key }) => !isInScore(sport, key));
  if (decider && decider.home === decider.away) return [];
  const expected = leaderOf(decider ?? score) ?? 'draw';
  if (winner === expected) return [];
  const values = { winner, score, ...(decider && { [decider.key]: bare(decider) }) };
  return [{ field: 'winner', rule: 'winner and score', values }];
}

/** Who won a set or frame has more in it; the timeline's score at its end is not above the periods' sum. */
function periodFaults(known: Known, sport: Sport): Contradiction[] {
  const { periods, entries } = known;
  if (!hasEnded(known)) return [];
  if (sport.scoring === 'wins') {
    const inner = innerFaults(known, sport);
    if (sport.inner && sport.inner !== 'rounds') return inner;
    const winners = periods.flatMap((game) =>
      !game.winner || known.note || leaderOf(game) === game.winner
        ? []
        : [{ field: 'periods', rule: 'winner of a period', values: { period: game } } as const],
    );
    return [...winners, ...inner];
  }
  const counted = countedPeriods(periods, sport);
  const scored = entries.filter(({ score }) => score);
  const orderOf = ({ period }: Entry) => (period === null ? -1 : periodOrder(sport, period));
  // One that lacks nothing says of each period how much there was by its end, and not only how much at least.
  const isWhole =
    known.score !== null &&
    scored.every((entry) => orderOf(entry) >= 0) &&
    same(scored.at(-1)?.score ?? nothing, known.score);
  return counted.flatMap(({ key }, index) => {
    const last = entries.findLast(({ period, score }) => period === key && score);
    const until = scored.findLast((entry) => orderOf(entry) <= index)?.score ?? nothing;
    const isGapless = counted
      .slice(0, index + 1)
      .every((period, order) => periodOrder(sport, period.key) === order);
    const sum = sumOf(counted.slice(0, index + 1));
    const fits = (!last?.score || within(last.score, sum)) && (!isWhole || same(until, sum));
    if (!isGapless || fits) return [];
    const values = { period: key, periods: sum, timeline: isWhole ? until : last!.score };
    return [{ field: 'periods', rule: 'timeline and periods', values } as const];
  });
}

/** What one wins with, beyond which a lead of so many ends it: of overtime in rounds, of a set by rallies. */
const ends: readonly (readonly [sports: readonly Sport[], enough: number, lead: number])[] = [
  [[sports.roundsBestOf], 16, 4],
  [[sports.volleyball], 25, 2],
  [[sports.badminton], 21, 2],
];

/** Nobody wins more than is needed, and points of rallies are those of the sets. */
function boundFaults(known: Known, sport: Sport): Contradiction[] {
  const { score, periods, statistics } = known;
  if (!hasEnded(known) || sport.scoring !== 'wins') return [];
  const [, enough, lead] = ends.find(([of]) => of.includes(sport)) ?? [[], null, 0];
  const beyond = periods.flatMap((period): Contradiction[] => {
    const most = Math.max(period.home, period.away);
    const isPossible =
      enough === null || most <= enough || Math.abs(period.home - period.away) <= lead;
    return isPossible
      ? []
      : [{ field: 'periods', rule: 'a period that can not be', values: { period } }];
  });
  const toWin = (sport.period.count + 1) / 2;
  const isTooMuch = !sport.inner && score && Math.max(score.home, score.away) > toWin;
  const points = statistics.find(({ period, key }) => period === 'all' && key === 'pointsWon');
  const sum = sumOf(periods);
  const isOther = sport === sports.badminton && points && periods.length > 0 && !same(points, sum);
  return [
    ...beyond,
    ...(isTooMuch
      ? [{ field: 'score', rule: 'more than is needed to win', values: { score } } as const]
      : []),
    ...(isOther
      ? [
          {
            field: 'statistics',
            rule: 'statistics and score',
            values: { statistics: bare(points), periods: sum },
          } as const,
        ]
      : []),
  ];
}

const innerKinds: Readonly<Record<string, string>> = { kills: 'kill', rounds: 'round' };

/** A timeline has no more kills, or rounds, of a game than the game's own score. */
function innerFaults({ periods, entries }: Known, { inner }: Sport): Contradiction[] {
  const counted = entries.filter(({ kind }) => kind === innerKinds[inner ?? '']);
  return periods.flatMap(({ key, home, away }) => {
    const of = (side: Side) =>
      counted.filter((entry) => entry.period === key && entry.side === side).length;
    const timeline = { home: of('home'), away: of('away') };
    const score = { home, away };
    if (within(timeline, score)) return [];
    const values = { period: key, periods: score, timeline };
    return [{ field: 'timeline', rule: 'timeline and periods', values } as const];
  });
}

/** A score does not fall in the course of a timeline, and rises for the side that scored. */
function timelineFaults(known: Known, sport: Sport): Contradiction[] {
  if (!hasEnded(known) || sport.scoring === 'wins') return [];
  let before: ScorePair = { home: 0, away: 0 };
  for (const { key, kind, side, score } of known.entries) {
    if (!score) continue;
    const other = side === 'home' ? 'away' : 'home';
    const falls = !within(before, score);
    const isOthers =
      kind in worth && side && score[side] === before[side] && score[other] > before[other];
    if (falls || isOthers) {
      const rule = falls ? 'a score falls' : 'a score rises for the other side';
      return [{ field: 'timeline', rule, values: { entry: key, before, after: score } }];
    }
    before = score;
  }
  return [];
}

/** A set's last game or rally leaves it as its score says. */
function sheetFaults(known: Known, sport: Sport): Contradiction[] {
  if (!hasEnded(known) || sport.scoring !== 'wins') return [];
  return known.sheet.flatMap(({ key, ...last }) => {
    const period = known.periods.find((one) => one.key === key);
    if (!period || same(last, period)) return [];
    const values = { period: key, periods: bare(period), sheet: last };
    return [{ field: 'timeline', rule: 'sheet and periods', values } as const];
  });
}

/** Possessions add up to the score, unless those of the last periods are missing: then what there is may be right. */
function driveFaults({ drive, score, periods }: Known, sport: Sport): Contradiction[] {
  if (!drive || !score || same(drive, score)) return [];
  const reached = periodOrder(sport, drive.period);
  const isCut = periods.some(({ key }) => periodOrder(sport, key) > reached);
  const values = { period: drive.period, timeline: bare(drive), score };
  if (isCut && within(drive, score)) {
    return [{ field: 'timeline', rule: 'the timeline breaks off', values }];
  }
  const rule = 'timeline and score';
  return [
    { field: 'timeline', rule, values },
    { field: 'score', rule, values },
  ];
}

/** Runs that follow from plays that can't be are not to be relied on. */
function playFaults({ faults }: Known): Contradiction[] {
  if (faults === 0) return [];
  const told = { rule: 'plays that can not be', values: { faults } } as const;
  return [
    { field: 'score', ...told },
    { field: 'timeline', ...told },
  ];
}

/** Figures of which the first is a part of the second. */
const parts = [
  ['fieldGoalsMade', 'fieldGoalsAttempted'],
  ['threePointersMade', 'threePointersAttempted'],
  ['freeThrowsMade', 'freeThrowsAttempted'],
  ['shotsOnTarget', 'shots'],
  ['firstServes', 'servicePoints'],
  ['firstServePointsWon', 'firstServes'],
  ['breakPointsWon', 'breakPoints'],
  ['netPointsWon', 'netPoints'],
  ['passesCompleted', 'passes'],
  ['duelsWon', 'duels'],
] as const;

function figureFaults({ statistics }: Known): Contradiction[] {
  return [...Map.groupBy(statistics, ({ period }) => period)].flatMap(([period, figures]) => {
    const of = (key: string) => figures.find((figure) => figure.key === key);
    const broken = parts.flatMap(([part, whole]) => {
      const [less, more] = [of(part), of(whole)];
      return less && more && !within(less, more)
        ? [{ [part]: bare(less), [whole]: bare(more) }]
        : [];
    });
    const shares = of('possession');
    const total = shares ? shares.home + shares.away : 0;
    if (shares && total > 0 && Math.abs(total - 100) > 1) broken.push({ possession: bare(shares) });
    return broken.map((values) => ({
      field: 'statistics',
      rule: 'figures',
      values: { period, ...values },
    }));
  });
}

/** Each goal but an own goal was a shot on target. */
function shotFaults(known: Known): Contradiction[] {
  const onTarget = known.statistics.find(
    ({ period, key }) => period === 'all' && key === 'shotsOnTarget',
  );
  if (!onTarget || !hasEnded(known)) return [];
  const goals = (of: Side) =>
    known.entries.filter(({ kind, side }) => side === of && /^(goal|penaltyGoal)$/.test(kind))
      .length;
  const scored = { home: goals('home'), away: goals('away') };
  if (within(scored, onTarget)) return [];
  const values = { goals: scored, shotsOnTarget: bare(onTarget) };
  return [{ field: 'statistics', rule: 'goals and shots on target', values }];
}

type Results = Lobby['played'][number]['results'];

/** No two teams of a round have one place, and it has no more kills than players who are out. */
function lobbyFaults({ lobby }: Known): Contradiction[] {
  if (!lobby) return [];
  const { rounds, teamSize, played } = lobby;
  const fault = (rule: RuleInWords, values: Contradiction['values']): Contradiction => {
    return { field: 'periods', rule, values };
  };
  const ofRounds = played.flatMap(({ key, results }) => {
    const places = results.flatMap(({ placement }) => placement ?? []);
    const shared = places.find((place, index) => places.indexOf(place) !== index);
    const beyond = places.find((place) => place > results.length);
    const kills = results.reduce((sum, result) => sum + result.kills, 0);
    const out = playersOut(results, teamSize);
    return [
      ...(shared ? [fault('two teams in one place', { round: key, placement: shared })] : []),
      ...(beyond ? [fault('a place beyond the last', { round: key, placement: beyond })] : []),
      ...(kills > out ? [fault('more kills than players out', { round: key, kills, out })] : []),
    ];
  });
  const tooMany = played.length > rounds;
  return tooMany ? [...ofRounds, fault('more rounds than planned', { rounds })] : ofRounds;
}

/** At most so many: of whom nobody tells how many are left, all may be out but one of the last team. */
function playersOut(results: Results, teamSize: number | null): number {
  if (teamSize === null) return Number.POSITIVE_INFINITY;
  return results.reduce((sum, { placement, alive }) => {
    const left = alive ?? (placement === 1 ? 1 : 0);
    return sum + teamSize - Math.min(left, teamSize);
  }, 0);
}
