import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useMemo } from 'react';
import type { Row } from '../contract.ts';
import { MatchLink } from '../page/links/match-link.tsx';
import { StateLabel } from '../page/state-label.tsx';
import { MatchLine } from '../plans/match-line.tsx';
import { columnsOf } from '../table/columns.ts';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { GameFilter } from '../table/game-filter.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { useRows } from '../table/use-rows.ts';

type Disputed = Row<'disputed-matches'>;
const column = columnsOf<Disputed>();
const fields = [
  'score',
  'status',
  'winner',
  'periods',
  'timeline',
  'statistics',
] as const satisfies Disputed['disputed'];

/** Matches that contradict themselves, and why. */
export function DisputedMatchList() {
  const { t } = useTranslation('console');
  const rows = useRows('disputed-matches', {
    sort: { field: 'startsAt', order: 'desc' },
    inAddress: true,
  });
  return (
    <ListScreen
      title={t('disputes.title')}
      hint={t('disputes.hint')}
      filters={
        <>
          <SearchFilter label={t('disputes.search')} field="q" />
          <GameFilter />
          <ChoiceFilter
            label={t('disputes.field')}
            options={fields.map((value) => ({ value, label: t(`disputeField.${value}`) }))}
            field="field"
          />
        </>
      }
      columns={useDisputeColumns()}
      rows={rows}
      empty={t('disputes.empty')}
      emptyHint={t('disputes.emptyHint')}
    />
  );
}

function useDisputeColumns() {
  const { t } = useTranslation('console');
  return useMemo(
    () => [
      column.accessor('home', {
        id: 'startsAt',
        header: t('disputes.match'),
        meta: { sortable: true, onPhone: 'head' },
        cell: ({ row: { original } }) => (
          <MatchLink {...original}>
            <MatchLine match={original} />
          </MatchLink>
        ),
      }),
      column.accessor('disputed', {
        header: t('disputes.field'),
        cell: ({ getValue }) => (
          <span className="flex flex-wrap gap-1">
            {getValue().map((field) => (
              <StateLabel key={field} tone="bad">
                {t(`disputeField.${field}`)}
              </StateLabel>
            ))}
          </span>
        ),
      }),
      column.accessor('faults', {
        header: t('disputes.why'),
        cell: ({ getValue }) => <Faults faults={getValue()} />,
      }),
      column.accessor('source', { header: t('disputes.source') }),
    ],
    [t],
  );
}

function Faults({ faults }: Pick<Disputed, 'faults'>) {
  const { t } = useTranslation('console');
  // A score that no third part confirms stands under both of its fields: it is one fault.
  const once = [...new Map(faults.map((fault) => [fault.rule, fault])).values()];
  return (
    <ul className="flex min-w-40 flex-col gap-1">
      {once.map(({ rule, told }) => (
        <li key={rule}>
          {t(`disputeRule.${rule}`)}
          <span className="tabular block text-xs text-muted">
            {told
              .map(
                ({ of, says }) =>
                  `${t(`disputeField.${of}` as 'disputeField.score', { defaultValue: of })} ${says}`,
              )
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
