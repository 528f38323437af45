import { useList } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import type { Failure } from '../providers/failure.ts';
import { ChoiceFilter } from '../table/filters.tsx';

/** Of one source, or of all. */
export function SourceFilter() {
  const { t } = useTranslation('console');
  const { result } = useList<Row<'feed-sources'>, Failure>({
    resource: 'feed-sources',
    pagination: { pageSize: 100 },
    errorNotification: false,
  });
  const options = result.data.map(({ id }) => ({ value: id, label: id }));
  return <ChoiceFilter label={t('feedSources.source')} field="source" options={options} />;
}
