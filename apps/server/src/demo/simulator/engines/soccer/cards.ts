import type { LineupPlayer } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { count } from '../roster.ts';
import { tellLineups } from './figures.ts';
import { type Match, minuteNow } from './match.ts';

/** What the referee does after a foul: mostly nothing. */
export function punish(match: Match, side: Side, fouler: LineupPlayer, fouled: LineupPlayer): void {
  const { cast, squads } = match;
  const card = cast.random.among({ none: 81, yellow: 18.4, red: 0.6 });
  if (card === 'none') return;
  const again = card === 'yellow' && squads[side].booked.has(fouler.playerId);
  // Who is on a yellow card takes care, and referees do too.
  if (again && cast.random.chance(0.6)) return;
  const kind = again ? 'secondYellow' : card === 'red' ? 'redCard' : 'yellowCard';
  show(match, side, kind, fouler, fouled);
}

function show(
  match: Match,
  side: Side,
  kind: 'yellowCard' | 'secondYellow' | 'redCard',
  player: LineupPlayer,
  fouled: LineupPlayer,
): void {
  const { book, squads, tally, period } = match;
  const { playerId, name } = player;
  const when = minuteNow(match);
  book.tell(kind, { ...when, side, playerId, player: name, other: fouled.name });
  if (kind !== 'redCard') {
    squads[side].booked.add(playerId);
    tally.add(period.key, side, 'yellowCards');
    count(player, 'yellowCards');
  }
  if (kind === 'yellowCard') return;
  tally.add(period.key, side, 'redCards');
  count(player, 'redCards');
  player.wentOff = when.minute;
  squads[side].onPitch = squads[side].onPitch.filter((other) => other !== player);
  tellLineups(match);
}
