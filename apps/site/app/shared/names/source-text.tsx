import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type PlayedBy, sourceWords } from '@xiongmao/i18n/words/source-words';

/** A score alone runs as the page does: the home side's figure comes first. */
const scoreAlone = /^\d+[–-]\d+$/;
const notLatin = /[^\p{Script=Latin}\p{Script=Common}]/u;

interface SourceTextProps {
  children: string;
  /** Of a round: who plays it. */
  by?: PlayedBy | undefined;
  /** As the reader's words say it, where who asks knows more of them. */
  known?: string | null;
}

/** What a source says: in the reader's words where they are known, else marked as its own. */
export function SourceText({ children: text, by, ...told }: SourceTextProps) {
  const { t } = useTranslation('matches');
  const { known = sourceWords(t, text, by) } = told;
  if (known !== null) return known;
  if (scoreAlone.test(text)) return text;
  return (
    <span lang={notLatin.test(text) ? undefined : 'en'} dir="auto">
      {text}
    </span>
  );
}
