import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { PageHead } from '../page/page-head.tsx';
import { DataTable } from '../table/data-table.tsx';
import { ChoiceFilter, Filters, SearchFilter } from '../table/filters.tsx';
import { type Rows, useRows } from '../table/use-rows.ts';
import { feedbackKinds } from './choices.ts';
import { useFeedbackColumns } from './use-feedback-columns.tsx';

/** What people said to the operator. */
export function FeedbackList() {
  const { t } = useTranslation('console');
  const rows = useRows('feedback', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('feedback.title')} hint={t('feedback.hint')} />
      <FeedbackFilters rows={rows} />
      <DataTable
        label={t('feedback.title')}
        columns={useFeedbackColumns()}
        rows={rows}
        empty={t('feedback.empty')}
        emptyHint={t('feedback.emptyHint')}
      />
    </div>
  );
}

function FeedbackFilters({ rows }: { rows: Rows<Row<'feedback'>> }) {
  const { t } = useTranslation('console');
  const { filterValue, filterBy, clearFilters, isFiltered } = rows;
  const states = (['open', 'done'] as const).map((value) => ({
    value,
    label: t(`feedbackState.${value}`),
  }));
  return (
    <Filters onClear={isFiltered ? clearFilters : undefined}>
      <SearchFilter
        label={t('feedback.search')}
        value={filterValue('q')}
        onChange={(value) => filterBy('q', value)}
      />
      <ChoiceFilter
        label={t('feedback.state')}
        options={states}
        value={filterValue('state')}
        onChange={(value) => filterBy('state', value)}
      />
      <ChoiceFilter
        label={t('feedback.kind')}
        options={feedbackKinds.map((value) => ({ value, label: t(`feedbackKind.${value}`) }))}
        value={filterValue('kind')}
        onChange={(value) => filterBy('kind', value)}
      />
    </Filters>
  );
}
