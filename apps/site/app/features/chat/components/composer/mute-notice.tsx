import type { OwnSanction } from '@xiongmao/api/chat/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import MicOff from 'lucide-react/icons/mic-off';
import { useState } from 'react';
import { accountPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { AppealForm } from '../own/appeal-form.tsx';
import { Quoted } from '../own/quoted.tsx';
import { SanctionFacts } from '../own/sanction-facts.tsx';

/** One is muted: for what, by which rule and whom, until when, and where to ask for a second look. */
export function MuteNotice({ mute }: { mute: OwnSanction | null }) {
  const { t } = useTranslation(['chat', 'common']);
  const [isOpen, setOpen] = useState(false);
  return (
    <div role="status" className="flex flex-col gap-2 p-3 text-sm">
      <p className="flex items-center gap-2 font-semibold">
        <MicOff aria-hidden className="size-4 shrink-0 text-loss" />
        {t('silence.muted')}
      </p>
      {mute?.text && <Quoted text={mute.text} />}
      {mute && <SanctionFacts sanction={mute} />}
      <div className="flex flex-wrap items-center gap-2">
        {mute?.appeal === 'none' && (
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t('sanction.appeal')}
          </Button>
        )}
        {mute && mute.appeal !== 'none' && (
          <p className="text-xs text-muted">{t(`sanction.appealState.${mute.appeal}`)}</p>
        )}
        <Link
          to={accountPath('chat')}
          className="inline-flex min-h-11 items-center px-2 text-xs text-accent md:min-h-9"
        >
          {t('sanction.all')}
        </Link>
      </div>
      {mute && (
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          title={t('sanction.appealTitle')}
          closeLabel={t('common:action.close')}
        >
          {mute.text && <Quoted text={mute.text} />}
          <SanctionFacts sanction={mute} />
          <AppealForm sanctionId={mute.id} onSent={() => setOpen(false)} />
        </Dialog>
      )}
    </div>
  );
}
