import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Banner } from '@xiongmao/ui/banner';
import { toast } from '@xiongmao/ui/overlays/toast';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { takeOver } from '#app/platform/worker/registration.ts';

/** Offers a new version: who goes on gets it with the next page. */
export function NewVersion({ waiting }: { waiting: ServiceWorker }) {
  const { t } = useTranslation(['installed', 'common']);
  const [isOffered, setOffered] = useState(true);
  if (!isOffered) return null;
  return (
    <Banner>
      {t('update.ready')}
      <button
        type="button"
        className="inline-flex min-h-11 items-center px-2 font-semibold underline md:min-h-9"
        onClick={async () => {
          if (await takeOver(waiting)) location.reload();
          else toast(t('common:error.request'), 'bad');
        }}
      >
        {t('update.reload')}
      </button>
      <button
        type="button"
        aria-label={t('common:action.close')}
        title={t('common:action.close')}
        className="inline-flex size-11 items-center justify-center md:size-9"
        onClick={() => setOffered(false)}
      >
        <X aria-hidden className="size-4" />
      </button>
    </Banner>
  );
}
