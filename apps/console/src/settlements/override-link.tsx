import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Gavel from 'lucide-react/icons/gavel';
import { ByOthers } from '../form/by-others.tsx';
import { LinkButton } from '../page/links/link-button.tsx';

/** The way to decide a plan's result by hand, for those who may. */
export function OverrideLink({ planId, expertId }: { planId?: number; expertId?: number }) {
  const { t } = useTranslation('console');
  return (
    <CanAccess resource="settlements" action="create">
      <ByOthers concerned={[expertId ?? null]}>
        <LinkButton to={`/settlements/create${planId ? `?plan=${planId}` : ''}`}>
          <Gavel aria-hidden className="size-4" />
          {t('settlements.override')}
        </LinkButton>
      </ByOthers>
    </CanAccess>
  );
}
