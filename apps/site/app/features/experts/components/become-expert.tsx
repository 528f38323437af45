import { useQuery } from '@tanstack/react-query';
import { useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Panel } from '@xiongmao/ui/panel';
import ExternalLink from 'lucide-react/icons/external-link';
import { useApi, useConfig } from '#app/platform/app-context.ts';
import { applicationQuery } from '../api/expert-queries.ts';

/** The way to become an expert: the studio has the form, here stands only how far one is. */
export function BecomeExpert() {
  const { t } = useTranslation('experts');
  const { studioUrl } = useConfig();
  const uid = useUid();
  const { data } = useQuery({ ...applicationQuery(useApi()), enabled: uid !== null });
  const state = data?.state ?? 'none';
  return (
    <Panel
      title={t('become.title')}
      aside={state !== 'none' && <Badge>{t(`application.${state}`)}</Badge>}
    >
      <div className="flex flex-col items-start gap-3 px-4 pb-4">
        <p className="text-sm text-muted">
          {state === 'none' ? t('become.hint') : t(`applicationHint.${state}`)}
        </p>
        {data?.reason && (
          <p className="text-sm [overflow-wrap:anywhere]">
            {t('applicationHint.reason', { reason: data.reason })}
          </p>
        )}
        <a
          href={studioUrl}
          className="inline-flex min-h-11 items-center gap-2 rounded-sm bg-raised px-4 text-sm md:min-h-9"
        >
          {t(state === 'none' || state === 'refused' ? 'become.open' : 'become.toStudio')}
          <ExternalLink aria-hidden className="size-4 text-muted rtl:-scale-x-100" />
        </a>
      </div>
    </Panel>
  );
}
