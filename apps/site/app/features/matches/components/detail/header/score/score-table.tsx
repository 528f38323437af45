import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { gamesAs, namedAs, partOf, sportOf } from '#app/shared/games/sport-of.ts';
import { ScrollRegion } from '#app/shared/list/scroll-region.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { type ScoreColumnView, scoreboard } from '../../../../scoreboard.ts';
import { periodLabel } from '../../../../status-label.ts';
import { say } from '../../../../words.ts';
import { ActiveMark } from '../team-side.tsx';
import { scoreColumns } from './score-columns.ts';

/** More columns than these leave no room for names on a phone. */
const few = 5;

/** The score by period, a side in each row: quarters, sets, innings, maps, and what the sport adds. */
export default function ScoreTable({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { match } = detail;
  const sport = sportOf(match.gameId);
  const board = scoreboard(match.state, sport);
  const { total, winner } = board;
  const isOver = /^(ended|awarded|abandoned)$/.test(match.state.status);
  const { regularPeriods } = match;
  const { beforeTotal, afterTotal } = scoreColumns(board, sport, { isOver, regularPeriods });
  const count = beforeTotal.length + afterTotal.length;
  if (count === 0 || !total) return null;

  const head = (column: ScoreColumnView) => (
    <th
      key={column.key}
      scope="col"
      className={`min-w-6 px-1 py-1 font-normal whitespace-nowrap last:pe-4 md:min-w-9 ${column.current ? 'text-accent' : ''}`}
    >
      {column.kind === 'column'
        ? say(t, { keys: [`columnShort.${column.key}`], params: { context: '' } })
        : say(t, periodLabel(column.key, match.gameId).short)}
    </th>
  );
  // Cricket's is its innings again.
  const hasTotal = !sport.columns.some((key) => key === 'wickets');
  const totalKey = sport.columns.some((key) => key === 'hits') ? 'runs' : 'total';
  const games = gamesAs(match.gameId);
  return (
    <ScrollRegion label={t('detail.periods', { context: partOf(match.gameId) })}>
      <table className="tabular mb-2 w-full text-sm">
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="sticky start-0 bg-surface ps-4">
              <span className="sr-only">{t('table.team', { context: namedAs(match.gameId) })}</span>
              {sport.inner && (
                <span aria-hidden="true" className="block pe-2 text-end font-normal">
                  {t(`counted.${sport.inner}`)}
                </span>
              )}
            </th>
            {beforeTotal.map(head)}
            {hasTotal && (
              <th scope="col" className="min-w-8 px-1 font-semibold whitespace-nowrap last:pe-4">
                {games ? (
                  <abbr title={t('table.gamesWon', { context: games })} className="no-underline">
                    {t('tableShort.gamesWon', { context: games })}
                  </abbr>
                ) : (
                  t(`columnShort.${totalKey}`)
                )}
              </th>
            )}
            {afterTotal.map(head)}
          </tr>
        </thead>
        <tbody>
          {board.order.map((side) => (
            <tr key={side} className="border-t border-line">
              <th
                scope="row"
                className="sticky start-0 w-full max-w-0 min-w-24 bg-surface py-2 ps-4 pe-2 text-start font-normal"
              >
                <span className="flex items-center gap-2">
                  <TeamCrest team={detail[side]} className={count > few ? 'max-md:hidden' : ''} />
                  <TeamName team={detail[side]} short={count > few} />
                  {board.active === side && <ActiveMark gameId={match.gameId} />}
                </span>
              </th>
              {beforeTotal.map((column) => (
                <Cell key={column.key} column={column} side={side} />
              ))}
              {hasTotal && (
                <td
                  className={`px-1 text-center font-bold last:pe-4 ${winner !== null && winner !== side ? 'text-muted' : ''}`}
                >
                  {total[side]}
                </td>
              )}
              {afterTotal.map((column) => (
                <Cell key={column.key} column={column} side={side} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function TeamName({ team, short }: { team: MatchDetail['home']; short: boolean }) {
  if (!short || !team.abbr) return <Name>{team.name}</Name>;
  return (
    <>
      <abbr title={team.name} className="no-underline md:hidden">
        {team.abbr}
      </abbr>
      <Name className="hidden md:inline">{team.name}</Name>
    </>
  );
}

function Cell({ column, side }: { column: ScoreColumnView; side: Side }) {
  const won = column.winner === side;
  const tone = column.current ? 'text-accent' : won ? 'font-semibold' : 'text-muted';
  return (
    <td className={`px-1 text-center last:pe-4 ${tone}`}>
      {column[side]}
      {column.tieBreak && <sup>{column.tieBreak[side]}</sup>}
    </td>
  );
}
