import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import { Panel } from '@xiongmao/ui/panel';
import Share from 'lucide-react/icons/share-2';
import { useSyncExternalStore } from 'react';
import { useProductName } from '#app/platform/document/product-name.ts';
import { CopiedField } from '#app/shared/form/copied-field.tsx';
import { QrCode } from '#app/shared/qr-code.tsx';

const neverChanges = () => () => {};
/** Whether the device has a way of its own to hand a link on. */
const useCanShare = () =>
  useSyncExternalStore(
    neverChanges,
    () => 'share' in navigator,
    () => false,
  );

/** A link to hand on: to be copied, shared, or pointed a camera at. */
export function InviteLink({ link }: { link: string }) {
  const { t } = useTranslation(['users', 'common']);
  const name = useProductName();
  const canShare = useCanShare();

  function share(): void {
    navigator
      .share({ title: name, text: t('users:invite.shareText', { name }), url: link })
      .catch((error: Error) => {
        if (error.name !== 'AbortError') toast(t('common:error.notSupported'), 'bad');
      });
  }

  return (
    <Panel title={t('users:invite.title')} hint={t('users:invite.hint')}>
      <div className="flex flex-col items-center gap-4 p-4 md:flex-row">
        <QrCode text={link} label={t('users:invite.qr')} />
        <div className="flex w-full min-w-0 grow flex-col gap-3">
          <CopiedField
            label={t('users:invite.link')}
            value={link}
            copyLabel={t('users:invite.copy')}
            byHand={t('users:invite.copyByHand')}
          >
            {canShare && (
              <Button onClick={share}>
                <Share aria-hidden className="size-4" />
                {t('users:invite.share')}
              </Button>
            )}
          </CopiedField>
        </div>
      </div>
    </Panel>
  );
}
