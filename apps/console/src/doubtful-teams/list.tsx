import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { GameNames } from '../page/game-names.tsx';
import { MatchLink } from '../page/match-link.tsx';
import { columnsOf } from '../table/columns.ts';
import { SearchFilter } from '../table/filters.tsx';
import { GameFilter } from '../table/game-filter.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';

type Doubtful = Row<'doubtful-teams'>;
const column = columnsOf<Doubtful>();

/** Teams of two sources that may be one. */
export function DoubtfulTeamList() {
  const { t } = useTranslation('console');
  const rows = useRows('doubtful-teams', {
    sort: { field: 'matches', order: 'desc' },
    inAddress: true,
  });
  return (
    <ListScreen
      title={t('doubts.title')}
      hint={t('doubts.hint')}
      filters={
        <>
          <SearchFilter label={t('doubts.search')} field="q" />
          <GameFilter />
        </>
      }
      columns={useDoubtColumns()}
      rows={rows}
      empty={t('doubts.empty')}
      emptyHint={t('doubts.emptyHint')}
    />
  );
}

function useDoubtColumns() {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  return useMemo(
    () => [
      column.accessor('one', {
        header: t('doubts.one'),
        meta: { onPhone: 'head' },
        cell: ({ getValue }) => <Team {...getValue()} />,
      }),
      column.accessor('other', {
        header: t('doubts.other'),
        cell: ({ getValue }) => <Team {...getValue()} />,
      }),
      column.accessor('matches', {
        header: t('doubts.matches'),
        meta: { sortable: true, numeric: true },
        cell: ({ getValue }) => count(getValue()),
      }),
      column.accessor('opponent', {
        header: t('doubts.why'),
        cell: ({ row: { original } }) => {
          const { gameId, opponent, startsAt, matchIds, one, other } = original;
          const when = startsAt ? moment(startsAt) : '–';
          return (
            <span className="flex min-w-48 flex-col">
              {t('doubts.because', { opponent, when })}
              <span className="text-xs text-muted">
                <GameNames gameIds={[gameId]} /> ·{' '}
                <MatchLink gameId={gameId} id={matchIds[0]!}>
                  {one.source}
                </MatchLink>{' '}
                ·{' '}
                <MatchLink gameId={gameId} id={matchIds[1]!}>
                  {other.source}
                </MatchLink>
              </span>
            </span>
          );
        },
      }),
    ],
    [t, count, moment],
  );
}

function Team({ name, country, source }: Doubtful['one']) {
  return (
    <span className="flex flex-col">
      <span className="font-semibold">{name}</span>
      <span className="text-xs text-muted">{[country, source].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
