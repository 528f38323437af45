import type {
  DismissalWay,
  ScorecardInnings,
} from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { type Delivery, noRuns, Scorer } from '@xiongmao/api/matches/sheets/scorecard/scorer';
import type { Side } from '@xiongmao/api/matches/sides';
import type { FileDelivery, FileInnings, FileWicket } from './cricsheet-file.ts';
import { type Match, personIdOf, sideOf, squadOf } from './match.ts';

/** A match as it has been played up to a moment. */
export interface Played {
  match: Match;
  /** Every innings that has begun, super overs too. */
  scorers: Scorer[];
}

/** What has just happened. */
export type Moment = Played & { scorer: Scorer; place: number; innings: FileInnings } & (
    | { what: 'starts' | 'ends' }
    | {
        what: 'ball';
        over: number;
        /** In the file's order: wides count. */
        index: number;
        /** Its number as fans count: 4 in `36.4`. */
        number: number;
        delivery: FileDelivery;
        endsOver: boolean;
      }
  );

const ways: Readonly<Record<string, DismissalWay>> = {
  bowled: 'bowled',
  caught: 'caught',
  'caught and bowled': 'caughtAndBowled',
  'handled the ball': 'handledBall',
  'hit the ball twice': 'hitBallTwice',
  'hit wicket': 'hitWicket',
  lbw: 'lbw',
  'obstructing the field': 'obstructing',
  'retired hurt': 'retiredHurt',
  'retired not out': 'retiredNotOut',
  'retired out': 'retiredOut',
  'run out': 'runOut',
  stumped: 'stumped',
  'timed out': 'timedOut',
};

export const wayOf = ({ kind }: FileWicket): DismissalWay => ways[kind.toLowerCase()] ?? 'other';

/** Plays a match ball by ball; the same scorers stand in every moment, further on each time. */
export function* play(match: Match): Iterable<Moment> {
  const scorers: Scorer[] = [];
  for (const [place, innings] of match.innings.entries()) {
    const scorer = scorerOf(match, place, scorers);
    scorers.push(scorer);
    const common = { match, scorers, scorer, place, innings };
    scorer.award(innings.penalty_runs?.pre ?? 0);
    yield { ...common, what: 'starts' };
    for (const { over, deliveries } of innings.overs) {
      scorer.begin(over, innings.miscounted_overs[over]?.balls);
      for (const [index, delivery] of deliveries.entries()) {
        replace(match, delivery, scorer, over);
        const number = Math.min(scorer.ballNumber, 60);
        scorer.ball(deliveryOf(delivery));
        const endsOver = index === deliveries.length - 1;
        yield { ...common, what: 'ball', over, index, number, delivery, endsOver };
      }
    }
    scorer.award(innings.penalty_runs?.post ?? 0);
    scorer.close(closedBy(match, innings, scorer), innings.absent_hurt);
    yield { ...common, what: 'ends' };
  }
}

function scorerOf(match: Match, place: number, before: readonly Scorer[]): Scorer {
  const innings = match.innings[place]!;
  const side = sideOf(match, innings.team);
  const { key, period } = keysOf(match, place);
  const target = targetOf(match, place, before);
  const previous = before.at(-1);
  return new Scorer({
    ...{ key, period, side, target },
    ballsPerOver: match.info.balls_per_over,
    squad: namedIn(match, side, place),
    idOf: (player) => personIdOf(match, player),
    followOn: !innings.super_over && place === 2 && previous?.side === side,
    powerplays: innings.powerplays.map(({ from, to, type }) => ({
      kind: powerplayKinds.find((kind) => kind === type) ?? 'other',
      from: String(from),
      to: String(to),
    })),
  });
}

const powerplayKinds = ['mandatory', 'batting', 'fielding'] as const;

/** Innings are counted apart from super overs, in which each side has a turn. */
function keysOf({ innings }: Match, place: number): { key: string; period: string } {
  const isSuper = innings[place]!.super_over;
  const turn = innings.slice(0, place).filter(({ super_over }) => super_over === isSuper).length;
  if (!isSuper) return { key: `innings${turn + 1}`, period: `innings${turn + 1}` };
  const period = `superOver${Math.floor(turn / 2) + 1}`;
  return { key: `${period}.${(turn % 2) + 1}`, period };
}

/** What wins the match: as told, else what follows from the innings before the last of a side. */
function targetOf(
  match: Match,
  place: number,
  before: readonly Scorer[],
): ScorecardInnings['target'] {
  const { target, super_over, team } = match.innings[place]!;
  if (target) {
    const overs = target.overs === undefined ? null : String(target.overs);
    return { runs: target.runs, overs };
  }
  const side = sideOf(match, team);
  if (super_over) {
    const first = isSecondTurn(match, place) ? before.at(-1) : undefined;
    return first ? { runs: first.runs + 1, overs: '1' } : null;
  }
  const most = isLimited(match) ? 1 : 3;
  if (place !== most) return null;
  const made = (of: Side) =>
    before.filter((one) => one.side === of).reduce((sum, one) => sum + one.runs, 0);
  const other = side === 'home' ? 'away' : 'home';
  const limit = match.info.overs;
  return {
    runs: Math.max(1, made(other) - made(side) + 1),
    overs: limit === undefined ? null : String(limit),
  };
}

const isSecondTurn = ({ innings }: Match, place: number): boolean =>
  innings.slice(0, place).filter(({ super_over }) => super_over).length % 2 === 1;

export const isLimited = ({ info }: Match): boolean =>
  info.overs !== undefined && !/^(test|mdm)$/i.test(info.match_type);

/** Those of a side who have come into it by the innings: a replacement is not known before. */
function namedIn(match: Match, side: Side, place: number): string[] {
  const later = new Set(replacementsIn(match.innings.slice(place)).map((one) => one.in));
  const gone = new Set(replacementsIn(match.innings.slice(0, place)).map((one) => one.out));
  return squadOf(match, side).filter((player) => !later.has(player) && !gone.has(player));
}

export const replacementsIn = (innings: readonly FileInnings[]) =>
  innings.flatMap(({ overs }) =>
    overs.flatMap(({ deliveries }) =>
      deliveries.flatMap(({ replacements }) => replacements?.match ?? []),
    ),
  );

function replace(match: Match, { replacements }: FileDelivery, scorer: Scorer, over: number): void {
  for (const one of replacements?.match ?? []) {
    const side = sideOf(match, one.team);
    scorer.replace({
      side,
      player: one.in,
      replaces: one.out ?? null,
      reason: one.reason ?? null,
      over: `${over}.${Math.min(scorer.ballNumber, 9)}`,
    });
  }
}

function deliveryOf({
  batter,
  bowler,
  non_striker,
  runs,
  extras,
  wickets,
}: FileDelivery): Delivery {
  return {
    ...noRuns,
    ...{ striker: batter, partner: non_striker, bowler, runs: runs.batter },
    allRun: (runs.non_boundary ?? false) && (runs.batter === 4 || runs.batter === 6),
    byes: extras?.byes ?? 0,
    legByes: extras?.legbyes ?? 0,
    wides: extras?.wides ?? 0,
    noBalls: extras?.noballs ?? 0,
    penalty: extras?.penalty ?? 0,
    leaving: (wickets ?? []).map((wicket) => ({
      player: wicket.player_out,
      way: wayOf(wicket),
      fielders: (wicket.fielders ?? []).map(({ name, substitute }) => ({
        player: name ?? null,
        substitute: substitute ?? false,
      })),
    })),
  };
}

function closedBy(
  match: Match,
  { declared, forfeited, absent_hurt, super_over }: FileInnings,
  { wickets, side, target, runs }: Scorer,
): ScorecardInnings['closed'] {
  if (forfeited) return 'forfeited';
  if (declared) return 'declared';
  const isWon = target !== null && runs >= target.runs;
  const left = Math.min(squadOf(match, side).length || 11, 11) - absent_hurt.length;
  return !isWon && wickets >= (super_over ? 2 : left - 1) ? 'allOut' : null;
}
