import type { PageText } from '@xiongmao/api/pages/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { WrittenIn } from '../form/texts.tsx';
import { ChangedLines } from '../words/changed-lines.tsx';

const whole = (text: PageText | undefined): string =>
  text ? [text.title, text.summary, text.body].join('\n') : '';

interface ComparisonProps {
  locale: WrittenIn;
  before: PageText | undefined;
  after: PageText | undefined;
}

/** What a version changes of the one before it, with a line around each change. */
export function Comparison({ locale, before, after }: ComparisonProps) {
  const { t } = useTranslation('editors');
  const [from, to] = [whole(before), whole(after)];
  return (
    <section aria-label={t('pageVersions.changes')} className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t('pageVersions.changes')}</h2>
      {from === to ? (
        <p className="text-sm text-muted">{t('pageVersions.unchanged')}</p>
      ) : (
        <ChangedLines locale={locale} from={from} to={to} />
      )}
    </section>
  );
}
