import type { FeedMessage } from '@xiongmao/api/feeds/messages';
import type { PeriodScore } from '@xiongmao/api/matches/shapes';
import { playedSide } from '@xiongmao/api/matches/sheets/played-side';
import { turnSheet } from '@xiongmao/api/matches/sheets/sheet';
import type { Side } from '@xiongmao/api/matches/sides';
import { turnOdds } from '@xiongmao/api/odds/markets';

const other = { home: 'away', away: 'home' } as const satisfies Record<Side, Side>;

const pair = <Pair extends { home: unknown; away: unknown }>(given: Pair): Pair => ({
  ...given,
  home: given.away,
  away: given.home,
});
const side = <Told extends { side?: Side | null }>(given: Told): Told => ({
  ...given,
  side: given.side && other[given.side],
});

/** The same with the other side at home. Positions are turned with the sides: home attacks to the right. */
export function turnSides(message: FeedMessage): FeedMessage {
  switch (message.type) {
    case 'fixture':
      return pair(message);
    case 'state': {
      const { score, periods, columns, winner } = message.state;
      return {
        ...message,
        state: {
          ...message.state,
          score: score && pair(score),
          periods: periods.map(turnPeriod),
          columns: columns.map(pair),
          winner: winner === 'home' || winner === 'away' ? other[winner] : winner,
        },
      };
    }
    case 'incidents':
      return {
        ...message,
        items: message.items.map((item) => ({
          ...side(item),
          score: item.score && pair(item.score),
          x: mirrored(item.x),
          y: mirrored(item.y),
        })),
      };
    case 'lineup':
      return { ...message, lineup: side(message.lineup) };
    case 'statistics':
      return { ...message, statistics: message.statistics.map(pair) };
    case 'sheet':
      return { ...message, sheet: turnSheet(message.sheet) };
    case 'absences':
      return { ...message, absences: message.absences.map(side) };
    case 'odds':
      return { ...message, odds: turnOdds(message.odds) };
    case 'actions':
      return {
        ...message,
        items: message.items.map((item) => ({
          ...side(item),
          x: 100 - item.x,
          y: 100 - item.y,
          toX: mirrored(item.toX),
          toY: mirrored(item.toY),
        })),
      };
    case 'links':
    case 'lobby':
    case 'heartbeat':
      return message;
  }
}

/** The side of the map that the other team plays; none where the word is one that we lack. */
function turnPeriod({ homeSide, ...period }: PeriodScore): PeriodScore {
  const { winner, unplayed, tieBreak, picks } = period;
  const awaySide = playedSide({ ...period, homeSide }, 'away');
  return pair({
    ...period,
    ...(winner && { winner: other[winner] }),
    ...(unplayed && { unplayed: other[unplayed] }),
    ...(tieBreak && { tieBreak: pair(tieBreak) }),
    ...(awaySide && { homeSide: awaySide }),
    ...(picks && { picks: picks.map(side) }),
  });
}

const mirrored = (value: number | null) => (value === null ? null : 100 - value);
