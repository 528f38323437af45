import type { ScorecardSheet } from '@xiongmao/api/matches/sheets/scorecard/scorecard';
import type { Scorer } from '@xiongmao/api/matches/sheets/scorecard/scorer';
import { type Match, sideOf, sideOfPlayer } from './match.ts';
import { isLimited, type Played } from './play.ts';
import { resultOf } from './state.ts';

/** The scorecard as it stands; innings that are over are told as they were. */
export function sheetTeller(match: Match): (played: Played, isOver?: true) => ScorecardSheet {
  const head = headOf(match);
  const ended = new Map<Scorer, ScorecardSheet['parts'][number]>();
  return ({ scorers }, isOver) => {
    for (const scorer of scorers.slice(0, -1)) {
      if (!ended.has(scorer)) ended.set(scorer, scorer.part());
    }
    return {
      ...head,
      ...(isOver && {
        playersOfMatch: match.info.player_of_match.map((player) => ({
          player,
          side: sideOfPlayer(match, player),
        })),
        result: resultOf(match),
        bowlOut: match.info.bowl_out.map(({ bowler, outcome }) => ({
          side: sideOfPlayer(match, bowler),
          player: bowler,
          hit: outcome === 'hit',
        })),
      }),
      parts: scorers.map((scorer) => ended.get(scorer) ?? scorer.part()),
    };
  };
}

/** What is known before it starts. */
function headOf(match: Match): ScorecardSheet {
  const { info } = match;
  const { winner, decision, uncontested } = info.toss;
  const { umpires, tv_umpires, reserve_umpires, match_referees } = info.officials;
  const isDecision = decision === 'bat' || decision === 'field';
  return {
    kind: 'scorecard',
    format: info.match_type,
    limit: isLimited(match) ? (info.overs ?? null) : null,
    ballsPerOver: info.balls_per_over,
    toss: winner && isDecision ? { winner: sideOf(match, winner), decision, uncontested } : null,
    officials: {
      umpires: umpires.slice(0, 6),
      tvUmpires: tv_umpires.slice(0, 4),
      reserveUmpires: reserve_umpires.slice(0, 4),
      matchReferees: match_referees.slice(0, 4),
    },
    playersOfMatch: [],
    result: null,
    bowlOut: [],
    parts: [],
  };
}
