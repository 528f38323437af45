import { useList } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { Row } from '../contract.ts';
import type { Failure } from '../providers/failure.ts';

/** Says that this installation can't encode, as the newest job tells. */
export function NoEncoder() {
  const { t } = useTranslation('editors');
  const { result } = useList<Row<'video-jobs'>, Failure>({
    resource: 'video-jobs',
    sorters: [{ field: 'id', order: 'desc' }],
    pagination: { pageSize: 1 },
    errorNotification: false,
  });
  if (result.data[0]?.encoder !== false) return null;
  return (
    <p role="status" className="flex items-start gap-2 rounded-lg bg-surface p-4 text-sm">
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-accent" />
      {t('videoJobs.noEncoder')}
    </p>
  );
}
