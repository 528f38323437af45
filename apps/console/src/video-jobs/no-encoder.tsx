import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useServices } from '../services.ts';

/** Says that this installation can't encode. */
export function NoEncoder() {
  const { t } = useTranslation('editors');
  const { api } = useServices();
  const { data } = useQuery(callQuery(api, 'GET /video/encoder', {}));
  if (data?.available !== false) return null;
  return (
    <p role="status" className="flex items-start gap-2 rounded-lg bg-surface p-4 text-sm">
      <TriangleAlert aria-hidden className="size-5 shrink-0 text-accent" />
      {t('videoJobs.noEncoder')}
    </p>
  );
}
