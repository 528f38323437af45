import { withLocale } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button, IconButton } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import Share from 'lucide-react/icons/share-2';
import { withoutResults } from '#app/paths.ts';
import { useConfig, useViewer } from '#app/platform/app-context.ts';

interface ShareButtonProps {
  title: string;
  /** Of the page, without its locale. */
  path: string;
  /** Where there is no room for a word. */
  icon?: boolean;
}

/** Gives a page's address to whatever the device shares with; where there is nothing, copies it. */
export default function ShareButton({ title, path, icon = false }: ShareButtonProps) {
  const { t } = useTranslation('sharing');
  const { siteUrl } = useConfig();
  const { prefix, hides } = useViewer();
  // From who wants no results nobody else is told one before they ask.
  const url = siteUrl + withLocale(path, prefix) + (hides ? withoutResults : '');

  async function share(): Promise<void> {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title, url });
    } catch (refusal) {
      // Who closes what was opened has thought better of it.
      if ((refusal as DOMException).name !== 'AbortError') await copy();
    }
  }
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast(t('copied'));
    } catch {
      // Without a secure context there is no clipboard.
      toast(t('notCopied'), 'bad');
    }
  }

  const mark = <Share aria-hidden className={icon ? 'size-5' : 'size-4'} />;
  return icon ? (
    <IconButton label={t('share')} onClick={() => void share()}>
      {mark}
    </IconButton>
  ) : (
    <Button onClick={() => void share()}>
      {mark}
      {t('share')}
    </Button>
  );
}
