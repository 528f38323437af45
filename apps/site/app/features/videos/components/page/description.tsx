import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useId, useState } from 'react';
import { writtenIn } from '#app/shared/names/written-in.ts';

/** So many characters and lines are short enough to stand there whole. */
const short = { characters: 200, lines: 3 };

/** What its maker says of a video; a long one folded. */
export function Description({ text, locale }: { text: string; locale: string }) {
  const { t } = useTranslation('videos');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > short.characters || text.split('\n').length > short.lines;
  return (
    <div>
      <p
        id={id}
        className={`text-sm whitespace-pre-line [overflow-wrap:anywhere] ${isLong && !isOpen ? 'line-clamp-3' : ''}`}
      >
        <span {...writtenIn(locale)}>{text}</span>
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 items-center text-sm text-accent hover:underline md:min-h-8"
        >
          {t(isOpen ? 'less' : 'more')}
        </button>
      )}
    </div>
  );
}
