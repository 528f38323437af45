import type { Article } from '@xiongmao/api/news/shapes';
import { withLocale } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import Share from 'lucide-react/icons/share-2';
import { articlePath, withoutResults } from '#app/paths.ts';
import { useConfig, useViewer } from '#app/platform/app-context.ts';

/** Hands an article on: by what the device shares with, else its address is copied. */
export function ShareButton({ article }: { article: Article }) {
  const { t } = useTranslation('news');
  const { siteUrl } = useConfig();
  const { prefix, hides } = useViewer();
  // From who wants no results nobody else is told one before they ask.
  const url = siteUrl + withLocale(articlePath(article), prefix) + (hides ? withoutResults : '');

  async function share(): Promise<void> {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title: article.title, url });
    } catch (refusal) {
      // Who closes what was opened has thought better of it.
      if ((refusal as DOMException).name !== 'AbortError') await copy();
    }
  }
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toast(t('linkCopied'));
    } catch {
      // Without a secure context there is no clipboard.
      toast(t('linkNotCopied'), 'bad');
    }
  }
  return (
    <button
      type="button"
      onClick={() => void share()}
      className="ms-auto inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-sm text-muted hover:text-ink md:min-h-8"
    >
      <Share aria-hidden className="size-4" />
      {t('share')}
    </button>
  );
}
