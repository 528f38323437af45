import source from '@xiongmao/api/mall/deck?raw';
import { useTranslation } from '@xiongmao/i18n/use-translation';

/** The code that draws, on the server, and that checks, here: the file itself. */
export default function DeckCode() {
  const { t } = useTranslation('mall');
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-xs text-muted">{t('fair.codeHint')}</figcaption>
      <pre
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-sm bg-page p-3 text-xs"
      >
        <code>{source}</code>
      </pre>
    </figure>
  );
}
