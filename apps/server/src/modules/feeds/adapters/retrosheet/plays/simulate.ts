import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import type { Entry, GameRecords, Player, Team } from '../source/records.ts';
import { type Credit, creditsOf, isBattedIn, type Runner, type Situation } from './credits.ts';
import { endsTurn, type PlayEvent, parseEvent, type Start } from './event.ts';
import { countOf, countPitches, newPitches } from './pitches.ts';

/** What a record did, and how the game stands after it. */
export interface Step {
  key: string;
  inning: number;
  batting: Team;
  /** Null before the first play. */
  record: Entry;
  event: PlayEvent | null;
  batter: string | null;
  pitcher: string | null;
  /** Who was replaced. */
  replaced: string | null;
  runs: number;
  outs: number;
  /** Runners on first, second and third, before it and after. */
  before: { outs: number; bases: readonly (Runner | null)[] };
  bases: readonly (Runner | null)[];
  score: ScorePair;
  credits: readonly Credit[];
}

export interface Played {
  steps: Step[];
  /** All who took part, by id, in the order in which they came. */
  players: Map<string, Player>;
  /** Runs by inning; a half that was not played is null. */
  innings: Record<Side, number | null>[];
  /** How much in it can't be as it is told: the runs may be others. */
  faults: number;
}

/** The visitors are 0. */
export const sideOfTeam = (team: Team): Side => (team === 0 ? 'away' : 'home');

type Odd = (line: number, reason: string, raw: unknown) => void;

/**
 * Plays a game from its records: nowhere are runs, outs and bases written, they follow from the plays. Tells `odd`
 * of what can't be so: a runner who is not there, a half-inning that ends before its time or is missing. A play that
 * stands twice where nobody can have made it twice is left out.
 */
export function simulate(
  game: GameRecords,
  fail: (line: number, reason: string) => never,
  tell: Odd,
): Played {
  let faults = 0;
  const odd: Odd = (...fault) => {
    faults += 1;
    tell(...fault);
  };
  const steps: Step[] = [];
  const players = new Map<string, Player>();
  const innings: Record<Side, number | null>[] = [];
  const slots: [Map<number, string>, Map<number, string>] = [new Map(), new Map()];
  const fields: [Map<number, string>, Map<number, string>] = [new Map(), new Map()];
  const score: ScorePair = { home: 0, away: 0 };
  let inning = 0;
  let batting: Team = 0;
  let outs = 0;
  let bases: (Runner | null)[] = [null, null, null];
  let number = 0;
  /** Plays so far, and whose turns at bat the half-inning has had. */
  const told = new Set<string>();
  let turns: string[] = [];
  let turn: {
    batter: string;
    balls: number;
    strikes: number;
    struckOut: string | null;
    walkedBy: string | null;
  } | null = null;

  const pitcherOf = (team: Team) => fields[team].get(1) ?? '';
  const step = (record: Entry, changes: Partial<Step> = {}) => {
    number += 1;
    steps.push({
      key: `${inning}${batting === 0 ? 'a' : 'h'}${number}`,
      ...{
        inning,
        batting,
        record,
        outs,
        event: null,
        batter: null,
        pitcher: null,
        replaced: null,
      },
      ...{
        runs: 0,
        credits: [],
        before: { outs, bases: [...bases] },
        bases: [...bases],
        score: { ...score },
      },
      ...changes,
    });
  };

  const begin = (line: number, to: { inning: number; team: Team }) => {
    if (inning > 0 && outs < 3)
      odd(line, `a half-inning ends with ${outs} out`, { inning, batting });
    const isNext =
      inning === 0
        ? to.inning === 1
        : to.team !== batting && to.inning === inning + Number(batting !== opening);
    if (!isNext) odd(line, 'a half-inning is missing before it', { inning: to.inning });
    inning = to.inning;
    batting = to.team;
    outs = 0;
    number = 0;
    bases = [null, null, null];
    turn = null;
    turns = [];
    innings[inning - 1] ??= { home: null, away: null };
    innings[inning - 1]![sideOfTeam(batting)] ??= 0;
  };

  const opening = game.records.find((record) => record.type === 'play')?.team ?? 0;
  /** The half-inning is over, the batter not up again yet, or a runner gone. */
  const isRepeated = (
    { batter, ...record }: Extract<Entry, { type: 'play' }>,
    { kind, moves }: PlayEvent,
  ): boolean => {
    const isHalf = record.inning === inning && record.team === batting;
    const isGone = [...moves.keys()].some((base) => base > 0 && !bases[base - 1]);
    return (
      !isHalf ||
      outs >= 3 ||
      turns.slice(1 - battingOrder).includes(batter) ||
      (kind !== 'noPlay' && isGone)
    );
  };

  const come = (record: Entry & Player) => {
    const { id, team, order, position } = record;
    const before = slots[team].get(order) ?? null;
    slots[team].set(order, id);
    if (position <= 9) fields[team].set(position, id);
    if (!players.has(id)) players.set(id, { id, name: record.name, team, order, position });
    return before === id ? null : before;
  };

  const substitute = (record: Entry & Player) => {
    const { id, team, position } = record;
    const pitcher = pitcherOf(team);
    const replaced = come(record);
    const out = position === 1 && pitcher !== id && pitcher !== '' ? pitcher : replaced;
    if (team === batting) {
      bases = bases.map((runner) =>
        runner?.id === replaced && replaced !== null ? { ...runner, id } : runner,
      );
      if (turn && replaced === turn.batter && turn.strikes === 2) turn.struckOut ??= replaced;
    } else if (turn && position === 1 && pitcher !== id && isAhead(turn)) turn.walkedBy ??= pitcher;
    step(record, { replaced: out === id ? null : out });
  };

  const play = (record: Extract<Entry, { type: 'play' }>) => {
    const event = parseEvent(record.event);
    if (!event) return fail(record.line, `a play that can't be read: ${record.event.slice(0, 60)}`);
    const { line, ...rest } = record;
    const text = Object.values(rest).join();
    if (told.has(text) && isRepeated(record, event)) {
      return tell(line, 'a play that stands twice', record.event);
    }
    told.add(text);
    if (record.inning !== inning || record.team !== batting) begin(record.line, record);
    const count = countOf(record.count);
    const { struckOut, walkedBy } = turn ?? { struckOut: null, walkedBy: null };
    turn = {
      batter: record.batter,
      balls: count?.balls ?? 0,
      strikes: count?.strikes ?? 0,
      struckOut,
      walkedBy,
    };
    if (event.kind === 'noPlay') {
      const thrown = countPitches(newPitches(record.pitches));
      const credits = pitchCredits(thrown);
      return step(record, {
        event,
        batter: record.batter,
        pitcher: pitcherOf(fielding()),
        credits,
      });
    }
    const by = situation(record);
    const before = { outs, bases };
    const scored = score[sideOfTeam(batting)];
    const runs = move(record, event, by);
    const credits = [...creditsOf(event, by, outs - before.outs), ...runs];
    if (outs > 3) odd(record.line, 'more than three outs', record.event);
    step(record, {
      event,
      batter: record.batter,
      pitcher: by.pitcher,
      before,
      runs: score[sideOfTeam(batting)] - scored,
      credits,
    });
    if (!endsTurn.has(event.kind)) return;
    turn = null;
    turns.push(record.batter);
  };

  const fielding = (): Team => (batting === 0 ? 1 : 0);
  const pitchCredits = (thrown: { pitches: number; strikes: number }): Credit[] =>
    (['pitches', 'strikes'] as const).flatMap((key) =>
      thrown[key] > 0
        ? [
            {
              team: fielding(),
              player: pitcherOf(fielding()),
              as: 'pitching' as const,
              key,
              amount: thrown[key],
            },
          ]
        : [],
    );

  const situation = (record: Extract<Entry, { type: 'play' }>): Situation => {
    const pitcher = pitcherOf(fielding());
    return {
      ...{ batting, fielding: fielding(), batter: record.batter, pitcher },
      struckOut: turn?.struckOut ?? record.batter,
      walkedBy: turn?.walkedBy ?? pitcher,
      pitches: countPitches(newPitches(record.pitches)),
      fielders: fields[fielding()],
    };
  };

  /** Moves the runners and the batter; answers what their runs and steals are credited with. */
  const move = (
    record: Extract<Entry, { type: 'play' }>,
    event: PlayEvent,
    by: Situation,
  ): Credit[] => {
    const credits: Credit[] = [];
    const bat = (player: string, key: string) =>
      credits.push({ team: batting, player, as: 'batting', key, amount: 1 });
    const moves = withForced(event, bases);
    const order = [...slots[batting]].find(([, id]) => id === record.batter)?.[0] ?? 0;
    const runners = new Map<Start, Runner>([
      [0, { id: record.batter, order, pitcher: by.walkedBy }],
    ]);
    if (event.kind !== 'walk' && event.kind !== 'intentionalWalk')
      runners.get(0)!.pitcher = by.pitcher;
    for (const base of [1, 2, 3] as const) {
      const runner = bases[base - 1];
      if (runner) runners.set(base, runner);
      else if (moves.has(base)) odd(record.line, 'a runner moves who is not there', record.event);
    }
    for (const to of event.stolen) {
      const thief = runners.get((to - 1) as Start);
      if (thief) bat(thief.id, 'stolenBases');
    }
    answerable(event, moves, runners);

    const next: (Runner | null)[] = [null, null, null];
    for (const from of [3, 2, 1, 0] as const) {
      const runner = runners.get(from);
      const went = moves.get(from);
      if (!runner || (from === 0 && !went)) continue;
      if (!went) place(next, from as 1 | 2 | 3, runner, record);
      else if (went.out) {
        outs += 1;
        if (/caught/i.test(event.kind) && from > 0) bat(runner.id, 'caughtStealing');
      } else if (went.to < 4) place(next, went.to as 1 | 2 | 3, runner, record);
      else {
        score[sideOfTeam(batting)] += 1;
        const own = innings[inning - 1]!;
        own[sideOfTeam(batting)] = (own[sideOfTeam(batting)] ?? 0) + 1;
        bat(runner.id, 'runs');
        if (isBattedIn(event, from, went)) bat(by.batter, 'runsBattedIn');
        const charge = (key: string) =>
          credits.push({
            team: fielding(),
            player: runner.pitcher,
            as: 'pitching',
            key,
            amount: 1,
          });
        charge('runsAllowed');
        if (!went.unearned) charge('earnedRuns');
      }
    }
    bases = next;
    return credits;
  };

  const place = (
    next: (Runner | null)[],
    base: 1 | 2 | 3,
    runner: Runner,
    record: { line: number; event: string },
  ) => {
    if (next[base - 1]) odd(record.line, 'two runners on one base', record.event);
    next[base - 1] = runner;
  };

  for (const [index, record] of game.records.entries()) {
    if (record.type === 'start') come(record);
    else if (record.type === 'sub') substitute(record);
    else if (record.type === 'com') step(record);
    else if (record.type === 'play') play(record);
    else if (record.type === 'radj') {
      const next = game.records.slice(index).find((one) => one.type === 'play');
      if (!next) continue;
      if (next.inning !== inning || next.team !== batting) begin(record.line, next);
      const order = [...slots[batting]].find(([, id]) => id === record.runner)?.[0] ?? 0;
      bases[record.base - 1] = { id: record.runner, order, pitcher: pitcherOf(fielding()) };
    } else if (record.type === 'presadj') {
      const runner = bases[record.base - 1];
      if (runner) bases[record.base - 1] = { ...runner, pitcher: record.pitcher };
    }
  }
  const whole = Array.from(innings, (one) => one ?? { home: null, away: null });
  if (steps.some(({ event }) => event)) againstTotals(game, whole, steps, odd);
  return { steps, players, innings: whole, faults };
}

const battingOrder = 9;

/** A line score says the same as the plays, and no pitcher has more earned runs than runs. */
function againstTotals(
  { line, lines, earned }: GameRecords,
  innings: Played['innings'],
  steps: readonly Step[],
  odd: Odd,
): void {
  const isOther = lines.some(
    ({ home, away }, index) =>
      (home ?? 0) !== (innings[index]?.home ?? 0) || (away ?? 0) !== (innings[index]?.away ?? 0),
  );
  if (isOther) odd(line, 'the plays make another line score', lines);
  const allowed = new Map<string | null, number>();
  for (const { key, player, amount } of steps.flatMap(({ credits }) => credits)) {
    if (key === 'runsAllowed') allowed.set(player, (allowed.get(player) ?? 0) + amount);
  }
  for (const [pitcher, runs] of earned) {
    const most = allowed.get(pitcher) ?? 0;
    if (runs > most) odd(line, 'more earned runs than runs', { pitcher, earned: runs, runs: most });
  }
}

/** Behind in the count, a pitcher who is replaced answers for the walk. */
function isAhead({ balls, strikes }: { balls: number; strikes: number }): boolean {
  return balls === 3 || (balls === 2 && strikes < 2);
}

/** Runners who had to make room, and those whom a home run brings in, where the play does not name them. */
function withForced(
  { kind, moves }: PlayEvent,
  bases: readonly (Runner | null)[],
): PlayEvent['moves'] {
  const all = new Map(moves);
  const batter = moves.get(0);
  if (!batter || batter.out) return all;
  const step = { out: false, batted: null, unearned: false, byError: false };
  for (const base of [1, 2, 3] as const) {
    if (!bases[base - 1]) {
      if (kind !== 'homeRun') break;
      continue;
    }
    if (all.has(base)) {
      if (kind !== 'homeRun') break;
      continue;
    }
    all.set(base, { ...step, to: kind === 'homeRun' ? 4 : ((base + 1) as 2 | 3 | 4) });
  }
  return all;
}

/** When the batter reaches base as another is put out, those who are left are the same pitchers' as before. */
function answerable(
  event: PlayEvent,
  moves: PlayEvent['moves'],
  runners: Map<Start, Runner>,
): void {
  const batter = moves.get(0);
  const isForced =
    event.kind === 'fieldersChoice' || (event.kind === 'out' && batter && !batter.out);
  if (!isForced || !batter || batter.out) return;
  const order = ([3, 2, 1, 0] as const).filter((base) => runners.has(base));
  const pitchers = order.map((base) => runners.get(base)!.pitcher);
  const left = order.filter((base) => !moves.get(base)?.out);
  if (left.length === order.length) return;
  for (const [place, base] of left.entries()) {
    runners.set(base, { ...runners.get(base)!, pitcher: pitchers[place]! });
  }
}
