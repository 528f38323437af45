import type { Team } from '@xiongmao/api/catalogue/shapes';
import type { Bracket, BracketTie as Tie } from '@xiongmao/api/matches/shapes';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { isPlayed } from '@xiongmao/api/matches/statuses';
import { bare, groupOf, stagesOf } from './stages/stages.ts';
import type { Competition, Favoured, KnockoutMatch } from './types.ts';

type Round = Bracket['rounds'][number];
type Leg = Tie['legs'][number];
type Teams = ReadonlyMap<number, Team>;

/** What two sides play against each other in a round, however many matches that takes. */
interface Pairing {
  homeId: number;
  awayId: number;
  matches: KnockoutMatch[];
  /** Played again because a match was drawn: their goals don't add up. */
  replayed: boolean;
}

interface Part {
  name: string;
  pairings: Pairing[];
  /** Places of its first and last match in the season. */
  first: number;
  last: number;
}

const third = /(third|3rd).?place|bronze|\b3\.? platz|terce(r|iro) (lugar|puesto)/i;
const replay = /replay/i;
/** Whose winner does not come first of all. */
const forPlace = /\bplatz|\bplace/i;
const downwards = /relegat|abstieg|play-?outs?\b|descenso/i;

/**
 * The knock-out stages of a season from its matches in the order played, the latest first. Who meets whom tells
 * which tie follows from which: a side's place is its winner's in the round before, whatever was drawn in between.
 * Sides that are not among the teams are still to be found.
 */
export function bracketsOf(
  matches: readonly KnockoutMatch[],
  competition: Pick<Competition, 'name' | 'country' | 'sport'>,
  teams: Teams,
  favoured: Favoured = () => null,
): Bracket[] {
  const { stages, others } = stagesOf(matches, competition);
  const order = new Map(matches.map((match, index) => [match, index]));
  const inLeague = new Set(stages.flatMap((stage) => stage.matches));
  const leagueAt = matches.flatMap((match, index) => (inLeague.has(match) ? [index] : []));
  // A play-off between the level of a group leads to nothing.
  const knockouts = others.filter((match) => groupOf(match) === undefined);
  const parts = [...Map.groupBy(knockouts, nameOf)]
    .flatMap(([name, own]) => partsOf(name, own, order, teams))
    .sort((a, b) => a.first - b.first);
  return apart(joined(parts), leagueAt)
    .reverse()
    .flatMap((rounds) => byWhoGoesOn(rounds, teams))
    .map((rounds) => bracketOf(rounds, teams, favoured))
    .filter(({ rounds }) => rounds.length > 1);
}

function nameOf({ stage, round }: KnockoutMatch): string {
  return [stage, round].filter(Boolean).join(', ');
}

/** A source may call several rounds by one name: who has met someone before is in the next one. */
function partsOf(
  name: string,
  matches: readonly KnockoutMatch[],
  order: ReadonlyMap<KnockoutMatch, number>,
  teams: Teams,
): Part[] {
  const rounds: Pairing[][] = [];
  const depths = new Map<number, number>();
  for (const pairing of pairingsOf(matches, replay.test(name), teams)) {
    const { homeId, awayId } = pairing;
    const depth = Math.max(depths.get(homeId) ?? -1, depths.get(awayId) ?? -1) + 1;
    for (const id of [homeId, awayId]) if (teams.has(id)) depths.set(id, depth);
    rounds[depth] ??= [];
    rounds[depth].push(pairing);
  }
  return rounds.map((pairings) => {
    const places = pairings.flatMap((pairing) => pairing.matches.map((one) => order.get(one)!));
    return { name, pairings, first: Math.min(...places), last: Math.max(...places) };
  });
}

function pairingsOf(matches: readonly KnockoutMatch[], replayed: boolean, teams: Teams): Pairing[] {
  // Nobody can tell the legs of one tie from two ties whose sides are all open.
  const isOpen = ({ homeId, awayId }: KnockoutMatch) => !teams.has(homeId) && !teams.has(awayId);
  const tieOf = (match: KnockoutMatch) => (isOpen(match) ? `match ${match.id}` : pairOf(match));
  return [...Map.groupBy(matches, tieOf).values()].map((own) => {
    const [{ homeId, awayId }] = own as [KnockoutMatch];
    return { homeId, awayId, matches: own, replayed };
  });
}

const pairOf = ({ homeId, awayId }: Pick<Pairing, 'homeId' | 'awayId'>): string =>
  homeId < awayId ? `${homeId}/${awayId}` : `${awayId}/${homeId}`;

/** Second legs and replays may have a name of their own: they belong to the round that they go on with. */
function joined(parts: readonly Part[]): Part[] {
  const rounds: Part[] = [];
  for (const part of parts) {
    const before = rounds.at(-1);
    const held = new Map(before?.pairings.map((pairing) => [pairOf(pairing), pairing]));
    if (!before || !part.pairings.every((pairing) => held.has(pairOf(pairing)))) {
      rounds.push(part);
      continue;
    }
    for (const { matches, replayed, ...pair } of part.pairings) {
      const pairing = held.get(pairOf(pair))!;
      pairing.matches.push(...matches);
      pairing.replayed ||= replayed;
    }
    before.name = bare(before.name) || before.name;
    before.last = part.last;
  }
  return rounds;
}

/** Rounds with a league between them are of two brackets: qualifying, say, and what follows the groups. */
function apart(rounds: readonly Part[], leagueAt: readonly number[]): Part[][] {
  const brackets: Part[][] = [];
  for (const round of rounds) {
    const before = brackets.at(-1)?.at(-1);
    const between = leagueAt.filter((at) => before && before.last < at && at < round.first).length;
    // A match of the league that was put off parts nothing.
    if (!before || between > before.pairings.length + round.pairings.length) brackets.push([round]);
    else brackets.at(-1)!.push(round);
  }
  return brackets;
}

/** A bracket as it is put together, with who has played in it and who has lost. */
interface Strand {
  parts: Part[];
  met: Set<number>;
  out: Set<number>;
}

/**
 * Rounds played side by side are of one bracket as long as who plays has not lost in it: for lower places, and against
 * relegation, there are others. Those against relegation come last.
 */
function byWhoGoesOn(rounds: readonly Part[], teams: Teams): Part[][] {
  const strands: Strand[] = [];
  for (const round of rounds) {
    const strand = strandOf(round, strands, teams);
    if (!strands.includes(strand)) strands.push(strand);
    strand.parts.push(round);
    for (const id of knownSidesOf(round, teams)) strand.met.add(id);
    for (const id of losersOf(round)) strand.out.add(id);
  }
  const isLast = ({ parts }: Strand) => Number(downwards.test(parts[0]!.name));
  return strands.toSorted((a, b) => isLast(a) - isLast(b)).map(({ parts }) => parts);
}

/** The bracket in which most of a round's sides are left, or a new one. */
function strandOf(round: Part, strands: readonly Strand[], teams: Teams): Strand {
  const sides = knownSidesOf(round, teams);
  // The match for third place is of those who have lost.
  const isLeft = ({ met, out }: Strand, id: number) =>
    met.has(id) && (third.test(round.name) || !out.has(id));
  const left = (strand: Strand) => sides.filter((id) => isLeft(strand, id)).length;
  const isAlike = ({ parts }: Strand) => parts.some((part) => head(part) === head(round));
  const [best] = strands.toSorted(
    (a, b) => left(b) - left(a) || Number(isAlike(b)) - Number(isAlike(a)),
  );
  const fresh: Strand = { parts: [], met: new Set(), out: new Set() };
  if (!best) return fresh;
  if (left(best) > 0 || sides.length === 0) return best;
  const known = sides.filter((id) => strands.some(({ met }) => met.has(id)));
  const areOut = known.length === sides.length;
  return areOut || (known.length === 0 && !isAlike(best)) ? fresh : best;
}

const knownSidesOf = ({ pairings }: Part, teams: Teams): number[] =>
  pairings.flatMap(({ homeId, awayId }) => [homeId, awayId]).filter((id) => teams.has(id));

/** What a round's name begins with: "Relegation" of "Relegation, Final". */
const head = ({ name }: Part): string => name.split(',').slice(0, -1).join(',');

function losersOf({ pairings }: Part): number[] {
  return pairings.flatMap((pairing) => {
    const { homeId, awayId, matches } = pairing;
    const legs = matches.map((match) => legOf(match, homeId));
    const winner = winnerOf(matches, legs, totalOf(pairing, legs), homeId);
    return winner === null ? [] : [winner === 'home' ? awayId : homeId];
  });
}

function bracketOf(parts: readonly Part[], teams: Teams, favoured: Favoured): Bracket {
  const forThird = parts.find(({ name }) => third.test(name));
  const others = parts.filter((part) => part !== forThird);
  const rounds = others.map(({ name, pairings }, index): Round => {
    const later = others.slice(index + 1).flatMap((part) => part.pairings);
    const ties = pairings.map((pairing) => tieOf(pairing, later, teams, favoured));
    const size = sizeOf(name) ?? 0;
    const isPast = 2 * (others[index + 1]?.pairings.length ?? 0) >= size;
    const unknown = blankTies(isPast ? 0 : Math.max(0, size - ties.length));
    return {
      name: name || null,
      teams: ties.length + unknown.length === size ? 2 * size : null,
      linked: false,
      ties: [...ties, ...unknown],
    };
  });
  const last = rounds.at(-1);
  for (let size = last?.teams ? last.ties.length / 2 : 0; size >= 1; size /= 2) {
    rounds.push({ name: null, teams: 2 * size, linked: false, ties: blankTies(size) });
  }
  for (let index = rounds.length - 1; index > 0; index -= 1) {
    link(rounds[index - 1]!, rounds[index]!);
  }
  nameByFinal(rounds);
  const [decider] = forThird?.pairings ?? [];
  return { rounds, thirdPlace: decider ? tieOf(decider, [], teams, favoured) : null };
}

/** How many ties the round of a name has; null where the name does not tell. */
function sizeOf(name: string): number | null {
  const label = name.split(',').at(-1)!.trim();
  if (/quarter/i.test(label)) return 4;
  if (/semi/i.test(label)) return 2;
  const teams = Number(/(?:round of|last)\s*(\d+)/i.exec(label)?.[1] ?? 0);
  if (teams > 0) return Number.isInteger(Math.log2(teams)) ? teams / 2 : null;
  return /^(grand )?finals?$/i.test(label) ? 1 : null;
}

/** Rounds that lead to a final in pairs are what they are by their size. */
function nameByFinal(rounds: readonly Round[]): void {
  const last = rounds.at(-1);
  if (last?.ties.length !== 1 || forPlace.test(last.name ?? '')) return;
  const first = rounds.findLastIndex(({ linked }) => !linked);
  if (first === rounds.length - 1) return;
  for (const round of rounds.slice(first)) round.teams = 2 * round.ties.length;
}

function blankTies(count: number): Tie[] {
  const side = () => ({ team: null, from: null });
  return Array.from({ length: count }, () => ({
    home: side(),
    away: side(),
    legs: [],
    total: null,
    winner: null,
  }));
}

/**
 * Finds the ties that the sides of a round come from, and puts these in the order in which they lead there. It is a
 * tree where each tie follows from two, and each leads to one.
 */
function link(before: Round, round: Round): void {
  const winners = before.ties.map((tie) => tie.winner && tie[tie.winner].team?.id);
  const sides = round.ties.flatMap(({ home, away }) => [home, away]);
  for (const side of sides) {
    const from = side.team ? winners.indexOf(side.team.id) : -1;
    side.from = from < 0 ? null : from;
  }
  const used = new Set(sides.flatMap(({ from }) => from ?? []));
  const known = sides.filter(({ team }) => team);
  round.linked = before.ties.length === sides.length && used.size === known.length;
  if (!round.linked) return;
  const left = before.ties.flatMap((_, index) => (used.has(index) ? [] : [index]));
  // Where a single tie is open, who is left leads to it.
  const isCertain = round.ties.filter(({ home, away }) => !(home.team && away.team)).length === 1;
  before.ties = sides.map((side, index) => {
    const tie = before.ties[side.from ?? left.shift()!]!;
    if (side.from !== null || isCertain) side.from = index;
    return tie;
  });
}

function tieOf(pairing: Pairing, later: readonly Pairing[], teams: Teams, favoured: Favoured): Tie {
  const { homeId, awayId, matches } = pairing;
  const legs = matches.map((match) => legOf(match, homeId));
  const total = totalOf(pairing, legs);
  const side = (teamId: number) => ({ team: teams.get(teamId) ?? null, from: null });
  return {
    home: side(homeId),
    away: side(awayId),
    legs,
    total,
    winner:
      goesOn(pairing, later, teams) ??
      winnerOf(matches, legs, total, homeId) ??
      (legs.every(({ status }) => isPlayed(status)) ? favoured(homeId, awayId) : null),
  };
}

/** Who plays on has won, by whatever rule it was. */
function goesOn({ homeId, awayId }: Pairing, later: readonly Pairing[], teams: Teams): Side | null {
  const has = (id: number) =>
    teams.has(id) && later.some((next) => next.homeId === id || next.awayId === id);
  const [home, away] = [has(homeId), has(awayId)];
  return home === away ? null : home ? 'home' : 'away';
}

function legOf(match: KnockoutMatch, homeId: number): Leg {
  const { id, status, startsAt, home, away, late } = match;
  const turned = match.homeId !== homeId;
  const pair = (ours: number, theirs: number) =>
    turned ? { home: theirs, away: ours } : { home: ours, away: theirs };
  const shootOut = late.find(({ key }) => key === 'pen');
  return {
    matchId: id,
    status,
    startsAt,
    score: home === null || away === null ? null : pair(home, away),
    extraTime: late.some(({ key }) => key !== 'pen'),
    penalties: shootOut ? pair(shootOut.home, shootOut.away) : null,
  };
}

/** Goals of two legs, or matches won of a longer series. */
function totalOf({ replayed, matches }: Pairing, legs: readonly Leg[]): ScorePair | null {
  const scores = legs.flatMap(({ score }) => score ?? []);
  if (legs.length < 2 || scores.length === 0 || replayed || matches[0]!.late.length > 0)
    return null;
  const sum = (of: (score: ScorePair) => number) =>
    scores.reduce((all, score) => all + of(score), 0);
  if (legs.length === 2) {
    return { home: sum(({ home }) => home), away: sum(({ away }) => away) };
  }
  return {
    home: sum(({ home, away }) => (home > away ? 1 : 0)),
    away: sum(({ home, away }) => (away > home ? 1 : 0)),
  };
}

/** The winner once all is played: by the total, else by the last match. */
function winnerOf(
  matches: readonly KnockoutMatch[],
  legs: readonly Leg[],
  total: ScorePair | null,
  homeId: number,
): Side | null {
  if (!legs.every(({ status }) => isPlayed(status))) return null;
  if (total && total.home !== total.away) return total.home > total.away ? 'home' : 'away';
  const [last, { winner, homeId: lastHomeId }] = [legs.at(-1)!, matches.at(-1)!];
  const shootOut = last.penalties;
  if (shootOut && shootOut.home !== shootOut.away) {
    return shootOut.home > shootOut.away ? 'home' : 'away';
  }
  if (total || (winner !== 'home' && winner !== 'away')) return null;
  return (winner === 'home') === (lastHomeId === homeId) ? 'home' : 'away';
}
