import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Fragment, useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { namedAs, sportKeyOf } from '#app/shared/games/sport-of.ts';
import { ScrollRegion } from '#app/shared/list/scroll-region.tsx';
import { PlayerName } from '../player-name.tsx';
import {
  playerTables,
  type Sorting,
  sortPlayers,
  type PlayerTable as Table,
} from './player-table.ts';
import { statisticName, statisticText } from './statistic-text.ts';

/** What each player did, a side at a time. */
export function PlayerStatistics({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const sides = sidesOf(detail.match.gameId);
  const [side, chooseSide] = useState<Side>(sides[0]);
  const lineup = detail.lineups.find((one) => one.side === side);
  const { gameId } = detail.match;
  const tables = playerTables(lineup?.players ?? [], sportKeyOf(gameId));
  return (
    <>
      <div className="p-3">
        <Segmented
          label={t('table.team', { context: namedAs(detail.match.gameId) })}
          name="side"
          value={side}
          onChange={chooseSide}
          options={sides.map((one) => ({ value: one, label: detail[one].name }))}
        />
      </div>
      {!lineup && <EmptyState text={t('empty.statistics')} />}
      {lineup &&
        tables.map((table) => (
          <Fragment key={`${side} ${table.key}`}>
            {table.key && (
              <h3 className="px-3 pt-4 text-sm font-semibold">
                {t(`statistics.table.${table.key}`)}
              </h3>
            )}
            <PlayerTable table={table} gameId={gameId} />
          </Fragment>
        ))}
    </>
  );
}

function PlayerTable({ table, gameId }: { table: Table; gameId: number }) {
  const { t } = useTranslation('matches');
  const { t: tStatistics } = useTranslation('statistics');
  const locale = useLocale();
  const { columns } = table;
  const [sorting, sort] = useState<Sorting>({ key: columns[0] ?? '', descending: true });
  const rows = sortPlayers(table.players, sorting);
  if (rows.length === 0) return <EmptyState text={t('empty.statistics')} />;

  return (
    <ScrollRegion
      label={table.key ? t(`statistics.table.${table.key}`) : t('lineup.playerStatistics')}
    >
      <table className="tabular w-full border-separate border-spacing-0 text-sm">
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="sticky start-0 z-1 bg-surface px-3 text-start font-normal">
              {t('lineup.player', { context: namedAs(gameId) })}
            </th>
            {columns.map((key) => (
              <SortableHead
                key={key}
                label={statisticName(tStatistics, key, sportKeyOf(gameId))}
                order={key !== sorting.key ? null : sorting.descending ? 'descending' : 'ascending'}
                onSort={() => sort({ key, descending: key !== sorting.key || !sorting.descending })}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((player) => (
            <tr key={player.playerId}>
              <th
                scope="row"
                className="sticky start-0 z-1 max-w-40 truncate border-t border-line bg-surface px-3 py-2 text-start font-normal"
              >
                {player.number !== null && (
                  <span className="me-2 inline-block w-5 text-end text-xs text-muted">
                    {player.number}
                  </span>
                )}
                <PlayerName player={player} />
              </th>
              {columns.map((key) => (
                <td
                  key={key}
                  className={`border-t border-line px-2 text-center ${key === sorting.key ? 'font-semibold' : ''} ${player.statistics[key] ? '' : 'text-muted'}`}
                >
                  {statisticText(key, player.statistics[key] ?? 0, locale, sportKeyOf(gameId))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

interface SortableHeadProps {
  label: string;
  /** Which way the table is sorted by this column; null when by another. */
  order: 'ascending' | 'descending' | null;
  onSort: () => void;
}

function SortableHead({ label, order, onSort }: SortableHeadProps) {
  const Arrow = order === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={order ?? undefined} className="p-0 font-normal">
      <button
        type="button"
        onClick={onSort}
        className={`inline-flex min-h-11 w-full min-w-18 items-center justify-center gap-0.5 px-2 leading-tight ${order ? 'font-semibold text-ink' : 'hover:text-ink'}`}
      >
        {label}
        {order && <Arrow aria-hidden className="size-3 shrink-0" />}
      </button>
    </th>
  );
}
