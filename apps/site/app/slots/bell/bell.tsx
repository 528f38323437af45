import { useRequireSignIn } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import BellIcon from 'lucide-react/icons/bell';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import type { BellProps } from '#app/shared/slots.tsx';

const BellDialog = lazyPart(() => import('./bell-dialog.tsx'));

/** The way to choose of what of a match, team, league or player one is told. */
export function Bell({ subjects }: BellProps) {
  const { t } = useTranslation();
  const requireSignIn = useRequireSignIn();
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t('follow.bell')}
        title={t('follow.bell')}
        onClick={() => requireSignIn(() => setOpen(true))}
        className="flex size-11 shrink-0 items-center justify-center text-muted hover:text-ink"
      >
        <BellIcon aria-hidden className="size-4.5" />
      </button>
      {isOpen !== undefined && (
        <Suspense>
          <BellDialog subjects={subjects} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
