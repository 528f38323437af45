import type { PageText } from '@xiongmao/api/pages/shapes';
import { directionOf, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { TextChange } from '@xiongmao/ui/text-change';
import { useMemo } from 'react';
import type { WrittenIn } from '../form/texts.tsx';
import { lineChanges } from './lines.ts';

const whole = (text: PageText | undefined): string =>
  text ? [text.title, text.summary, text.body].join('\n') : '';
/** Unchanged lines that are shown around a changed one. */
const around = 1;

interface ComparisonProps {
  locale: WrittenIn;
  before: PageText | undefined;
  after: PageText | undefined;
}

/** What a version changes of the one before it, with a line around each change. */
export function Comparison({ locale, before, after }: ComparisonProps) {
  const { t } = useTranslation('editors');
  const [from, to] = [whole(before), whole(after)];
  const changes = useMemo(() => lineChanges(from, to), [from, to]);
  const isNear = (index: number) =>
    changes
      .slice(Math.max(0, index - around), index + around + 1)
      .some((one) => one.from !== one.to);
  const near = changes.map((_, index) => isNear(index));
  return (
    <section aria-label={t('pageVersions.changes')} className="flex flex-col gap-2">
      <h2 className="text-base font-semibold">{t('pageVersions.changes')}</h2>
      {from === to ? (
        <p className="text-sm text-muted">{t('pageVersions.unchanged')}</p>
      ) : (
        <div
          lang={localeFacts[locale].tag}
          dir={directionOf(locale)}
          className="flex flex-col rounded-sm bg-page p-3 text-sm leading-6"
        >
          {changes.map((change, index) => {
            if (!near[index]) {
              return near[index - 1] ? (
                <hr key={keyOf(change, index)} className="my-2 border-line" />
              ) : null;
            }
            return (
              <p
                key={keyOf(change, index)}
                className={change.from === change.to ? 'text-muted' : 'min-h-6 break-words'}
              >
                {change.from === change.to ? (
                  change.to
                ) : (
                  <TextChange from={change.from ?? ''} to={change.to ?? ''} />
                )}
              </p>
            );
          })}
        </div>
      )}
    </section>
  );
}

const keyOf = ({ from, to }: { from: string | null; to: string | null }, index: number) =>
  `${index} ${from === null ? '+' : to === null ? '-' : ''}`;
