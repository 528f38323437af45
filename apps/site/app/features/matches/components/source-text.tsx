import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sourceWords } from '@xiongmao/i18n/words/source-words';

const notLatin = /[^\p{Script=Latin}\p{Script=Common}]/u;

/** What a source says: in the reader's words where they are known, else marked as its own. */
export function SourceText({ children: text }: { children: string }) {
  const { t } = useTranslation('matches');
  const known = sourceWords(t, text);
  if (known !== null) return known;
  return (
    <span lang={notLatin.test(text) ? undefined : 'en'} dir="auto">
      {text}
    </span>
  );
}
