import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import { Panel } from '@xiongmao/ui/panel';
import Copy from 'lucide-react/icons/copy';
import Share from 'lucide-react/icons/share-2';
import { useRef, useSyncExternalStore } from 'react';
import { useProductName } from '#app/platform/document/product-name.ts';
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
  const field = useRef<HTMLInputElement>(null);
  const canShare = useCanShare();

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      toast(t('common:action.copied'));
    } catch {
      // Without a secure context there is no clipboard: the link stands selected.
      toast(t('users:invite.copyByHand'), 'bad');
    }
  }
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
          <label className="flex flex-col gap-1 text-xs text-muted">
            {t('users:invite.link')}
            <input
              ref={field}
              readOnly
              dir="ltr"
              value={link}
              onFocus={(event) => event.target.select()}
              className="min-h-11 w-full min-w-0 rounded-sm border border-line bg-page px-3 text-sm text-ink md:min-h-9"
            />
          </label>
          <div className="flex flex-wrap gap-2">
            <Button look="primary" onClick={() => void copy()}>
              <Copy aria-hidden className="size-4" />
              {t('users:invite.copy')}
            </Button>
            {canShare && (
              <Button onClick={share}>
                <Share aria-hidden className="size-4" />
                {t('users:invite.share')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </Panel>
  );
}
