import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import Share2 from 'lucide-react/icons/share-2';
import { withoutResults } from '#app/paths.ts';
import { useViewer } from '#app/platform/app-context.ts';

/** Gives the page's address to whatever the device shares with; where there is nothing, copies it. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('videos');
  const { hides } = useViewer();
  async function share(): Promise<void> {
    // From who wants no results nobody else is told one before they ask.
    const url = location.origin + location.pathname + (hides ? withoutResults : '');
    if (typeof navigator.share === 'function') {
      // Who shuts what opens has changed their mind.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast(t('copied'));
    } catch {
      // Without a secure context there is no clipboard.
      toast(t('copyByHand'), 'bad');
    }
  }
  return (
    <Button onClick={() => void share()}>
      <Share2 aria-hidden className="size-4" />
      {t('share')}
    </Button>
  );
}
