import { directionOf, type Locale, localeFacts } from '@xiongmao/i18n/locales';
import { TextChange } from '@xiongmao/ui/text-change';
import { useMemo } from 'react';
import { type LineChange, lineChanges } from './line-changes.ts';

/** Unchanged lines that are shown around a changed one. */
const around = 1;

interface ChangedLinesProps {
  locale: Locale;
  from: string;
  to: string;
}

/** What became of a text, with a line around each change. */
export function ChangedLines({ locale, from, to }: ChangedLinesProps) {
  const changes = useMemo(() => lineChanges(from, to), [from, to]);
  const isNear = (index: number) =>
    changes
      .slice(Math.max(0, index - around), index + around + 1)
      .some((one) => one.from !== one.to);
  const near = changes.map((_, index) => isNear(index));
  return (
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
  );
}

const keyOf = ({ from, to }: LineChange, index: number) =>
  `${index} ${from === null ? '+' : to === null ? '-' : ''}`;
