import type { ScorePair } from '@xiongmao/api/matches/sides';
import { endingOf, type Remark } from './comments.ts';
import { type Played, type Step, sideOfTeam } from './plays/simulate.ts';
import type { GameRecords } from './source/records.ts';

interface Told {
  records: GameRecords;
  played: Played;
  remarks: ReadonlyMap<Step, Remark>;
}

/** What shows that a game's plays are not all there, with the line it shows at; null of a whole one. */
export function breakingOff(game: Told): { line: number; reason: string } | null {
  const { records, played, remarks } = game;
  const last = played.steps.findLast(({ event }) => event && event.kind !== 'noPlay');
  // A box score alone has no plays that could be missing.
  if (!last) return null;
  const note = endingOf(played.steps, remarks);
  const { line } = last.record;
  if (note === null && last.outs < 3 && !isWalkOff(game, last)) {
    const half = last.batting === 0 ? 'visitors' : 'home side';
    const reason = `the game breaks off: inning ${last.inning} of the ${half} ends with ${last.outs} out`;
    return { line, reason };
  }
  const pitcher = records.info.get('wp');
  if (!pitcher || /forfeit/i.test(note ?? '')) return null;
  const player = played.players.get(pitcher);
  if (player && sideOfTeam(player.team) === leaderOf(last.score)) return null;
  const { home, away } = last.score;
  const reason = `the game breaks off: its winning pitcher ${pitcher} is not of who leads ${away}-${home}`;
  return { line, reason };
}

/** In the last inning or later, the run that puts the home side ahead ends the game. */
function isWalkOff({ records }: Told, { batting, inning, runs, score }: Step): boolean {
  const planned = Number(records.info.get('innings')) || 9;
  const side = sideOfTeam(batting);
  const before = { ...score, [side]: score[side] - runs };
  return inning >= planned && leaderOf(score) === side && leaderOf(before) !== side;
}

function leaderOf({ home, away }: ScorePair): 'home' | 'away' | 'draw' {
  return home === away ? 'draw' : home > away ? 'home' : 'away';
}
