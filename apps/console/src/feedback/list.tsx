import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ChoiceFilter, SearchFilter } from '../table/filters.tsx';
import { ListScreen } from '../table/list-screen.tsx';
import { NumberFilter } from '../table/number-filter.tsx';
import { useRows } from '../table/use-rows.ts';
import { feedbackKinds } from './choices.ts';
import { useFeedbackColumns } from './use-feedback-columns.tsx';

/** What people said to the operator. */
export function FeedbackList() {
  const { t } = useTranslation('console');
  const rows = useRows('feedback', { sort: { field: 'id', order: 'desc' }, inAddress: true });
  return (
    <ListScreen
      title={t('feedback.title')}
      hint={t('feedback.hint')}
      filters={<FeedbackFilters />}
      columns={useFeedbackColumns()}
      rows={rows}
      empty={t('feedback.empty')}
      emptyHint={t('feedback.emptyHint')}
    />
  );
}

function FeedbackFilters() {
  const { t } = useTranslation('console');
  const states = (['open', 'done'] as const).map((value) => ({
    value,
    label: t(`feedbackState.${value}`),
  }));
  return (
    <>
      <SearchFilter label={t('feedback.search')} field="q" />
      <NumberFilter label={t('purchases.userId')} field="userId" />
      <ChoiceFilter label={t('feedback.state')} options={states} field="state" />
      <ChoiceFilter
        label={t('feedback.kind')}
        options={feedbackKinds.map((value) => ({ value, label: t(`feedbackKind.${value}`) }))}
        field="kind"
      />
    </>
  );
}
