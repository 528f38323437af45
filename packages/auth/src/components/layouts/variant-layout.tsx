import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import UserRound from 'lucide-react/icons/user-round';
import { useState } from 'react';
import { closeSignIn } from '../../login-modal.ts';
import { Agreement } from './agreement.tsx';
import { ThirdParties } from './third-parties.tsx';
import { VariantForms } from './variant-forms.tsx';

/** The variant's sign-in (product spec §2): first how, then with what. */
export function VariantSignIn({ fault }: { fault?: string | undefined }) {
  const [panel, setPanel] = useState<1 | 2>(1);
  if (panel === 2) return <VariantForms onBack={() => setPanel(1)} />;
  return <HowToSignIn onOwn={() => setPanel(2)} fault={fault} />;
}

/** Panel 1: phone, e-mail or username; a third party; or as a guest. */
function HowToSignIn({ onOwn, fault }: { onOwn: () => void; fault?: string | undefined }) {
  const { t } = useTranslation('identity');
  return (
    <div className="flex flex-col gap-2">
      <p role="alert" className="text-sm text-loss empty:hidden">
        {fault}
      </p>
      <button
        type="button"
        onClick={onOwn}
        className="flex min-h-12 items-center gap-3 rounded-sm border border-line bg-raised px-3 text-sm"
      >
        <UserRound aria-hidden className="size-9 rounded-full bg-surface p-2" />
        <span className="grow pe-11 text-center">{t('variant.own')}</span>
      </button>
      <ThirdParties as="lines" />
      <Agreement />
      <Button look="quiet" onClick={closeSignIn} className="w-full">
        {t('variant.guest')}
      </Button>
    </div>
  );
}
