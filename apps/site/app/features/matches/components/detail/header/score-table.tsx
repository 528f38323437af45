import type { MatchDetail, Side } from '@xiongmao/api/matches/shapes';
import { Crest } from '@xiongmao/ui/crest';
import { useTranslation } from 'react-i18next';
import { type Scoreboard, type ScoreColumnView, scoreboard } from '../../../scoreboard.ts';
import { sportOf } from '../../../sport-of.ts';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import { scoreColumns } from './score-columns.ts';
import { ActiveMark } from './team-side.tsx';

/** The score by period, a side in each row: quarters, sets, innings, maps, and what the sport adds. */
export function ScoreTable({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { match } = detail;
  const sport = sportOf(match.gameId);
  const board = scoreboard(match.state, sport);
  const columns = scoreColumns(board, sport);
  if (columns.length === 0 || !board.total) return null;

  return (
    <ScrollRegion label={t('detail.periods')}>
      <table className="tabular w-full text-sm">
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="sticky start-0 bg-surface ps-4">
              <span className="sr-only">{t('table.team')}</span>
            </th>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={`min-w-7 px-1 py-1 font-normal whitespace-nowrap ${column.current ? 'text-accent' : ''}`}
              >
                {headOf(column)}
              </th>
            ))}
            <th scope="col" className="min-w-9 px-2 pe-4 font-semibold whitespace-nowrap">
              {t('columnShort.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {board.order.map((side) => (
            <tr key={side} className="border-t border-line">
              <th
                scope="row"
                className="sticky start-0 max-w-0 min-w-28 w-full bg-surface py-2 ps-4 pe-2 text-start font-normal"
              >
                <span className="flex items-center gap-2">
                  <Crest name={detail[side].name} />
                  <span className="truncate">{detail[side].name}</span>
                  {board.active === side && <ActiveMark gameId={match.gameId} />}
                </span>
              </th>
              {columns.map((column) => (
                <Cell key={column.key} column={column} side={side} />
              ))}
              <td className={`px-2 pe-4 text-center font-bold ${loses(board, side)}`}>
                {board.total?.[side]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );

  function headOf({ key, kind }: ScoreColumnView): string {
    if (kind !== 'column') return say(t, periodLabel(key, match.gameId).short);
    return say(t, { keys: [`columnShort.${key}`], params: { context: '' } });
  }
}

function Cell({ column, side }: { column: ScoreColumnView; side: Side }) {
  const won = column.winner === side;
  const tone = column.current ? 'text-accent' : won ? 'font-semibold' : 'text-muted';
  return <td className={`px-1 text-center ${tone}`}>{column[side]}</td>;
}

function loses({ winner }: Scoreboard, side: Side): string {
  return winner !== null && winner !== side ? 'text-muted' : '';
}
