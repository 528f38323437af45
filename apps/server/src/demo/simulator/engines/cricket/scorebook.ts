import type { ScorecardSheet } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import { Scorer } from '@xiongmao/api/matches/sheets/scorecard/scorer';
import type { Side } from '@xiongmao/api/matches/sides';
import { randomOf } from '../../random.ts';
import { bothSides, opponent } from '../cast.ts';
import type { InningsRules, Match } from './match.ts';

/** Opens the page of an innings in the scorer's book. */
export function openInnings(
  match: Match,
  side: Side,
  keys: { key: string; period: string },
  { target, overs }: Pick<InningsRules, 'target' | 'overs'>,
): Scorer {
  const players = match.rosters[side].players.filter(({ starter }) => starter);
  const everyone = bothSides.flatMap((one) => match.rosters[one].players);
  const ids = new Map(everyone.map(({ name, playerId }) => [name, playerId]));
  const limit = match.cast.league.twoDays ? null : String(overs);
  const scorer = new Scorer({
    ...{ ...keys, side, ballsPerOver: 6 },
    squad: players.map(({ name }) => name),
    idOf: (name) => ids.get(name) ?? null,
    target: target === undefined ? null : { runs: target, overs: limit },
    ...(overs >= 20 && limit && { powerplays: [{ kind: 'mandatory', from: '0.1', to: '5.6' }] }),
  });
  match.scorers.push(scorer);
  return scorer;
}

/** Tells the book as it stands; who bowled and batted before is as it was told then. */
export function tellBook(match: Match, result: ScorecardSheet['result'] = null): void {
  const { book, cast, scorers, rosters } = match;
  const { twoDays } = cast.league;
  const [first] = scorers;
  const toss = randomOf(`toss ${cast.home.id} ${cast.away.id} ${rosters.home.players[0]!.name}`);
  const isBat = toss.chance(0.5);
  const best = result?.winner && bestOf(match, result.winner);
  book.sheet({
    kind: 'scorecard',
    format: twoDays ? null : 'T20',
    limit: twoDays ? null : 20,
    ballsPerOver: 6,
    toss: first
      ? {
          winner: isBat ? first.side : opponent(first.side),
          decision: isBat ? 'bat' : 'field',
          uncontested: false,
        }
      : null,
    officials: { umpires: [], tvUmpires: [], reserveUmpires: [], matchReferees: [] },
    playersOfMatch: result?.winner && best ? [{ player: best, side: result.winner }] : [],
    result,
    bowlOut: [],
    parts: scorers.map((scorer) => {
      const held = match.written.get(scorer) ?? scorer.part();
      if (scorer !== scorers.at(-1)) match.written.set(scorer, held);
      return held;
    }),
  });
}

/** Who made most for the winner; a wicket weighs as much as 25 runs. */
function bestOf({ scorers }: Match, side: Side): string | null {
  const worth = new Map<string, number>();
  const add = (player: string, points: number) =>
    worth.set(player, (worth.get(player) ?? 0) + points);
  for (const scorer of scorers) {
    if (scorer.side === side) for (const { player, runs } of scorer.batters) add(player, runs);
    else for (const { player, wickets } of scorer.bowlers) add(player, 25 * wickets);
  }
  return [...worth].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}

/** How it was won, as scorers write it. */
export function resultOf(
  { book, scorers }: Match,
  winner: Side | 'draw' | null,
): ScorecardSheet['result'] {
  const { home, away } = book.score;
  if (winner === null || winner === 'draw') {
    const kind = home === away ? 'tied' : 'drawn';
    return { kind, winner: null, by: null, n: null, method: null };
  }
  const common = { winner, method: null };
  if (home === away) return { kind: 'tied', ...common, by: 'superOver', n: null };
  const last = scorers.at(-1)!;
  if (last.side === winner) return { kind: 'won', ...common, by: 'wickets', n: 10 - last.wickets };
  const isOnce = scorers.filter(({ side }) => side === winner).length === 1;
  const by = isOnce && scorers.length === 3 ? 'innings' : 'runs';
  return { kind: 'won', ...common, by, n: Math.abs(home - away) };
}
