import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { chapters } from '../incidents/chapters.ts';
import { isKeyMoment } from '../incidents/key-moments.ts';
import type { PanelProps } from '../panels/panels.ts';
import { gainsOf } from '../scoring.ts';
import { ChapterEntries } from './chapter-entries.tsx';
import { useHeldBack } from './use-held-back.ts';

const step = 150;

/** Every entry, newest first, by period. */
export default function LiveText({ detail }: PanelProps) {
  const { t } = useTranslation(['matches', 'common']);
  const [choice, choose] = useState<'all' | 'key'>('all');
  const [limit, setLimit] = useState(step);
  const [atFirst] = useState(() => new Set(detail.incidents.map(({ key }) => key)));
  const { match, incidents } = detail;
  const gains = gainsOf(incidents);
  const sport = sportOf(match.gameId);
  const key = incidents.filter((entry) => isKeyMoment(entry, gains, sport));
  const chosen = choice === 'key' ? key : incidents;
  const { top, shown, held, release } = useHeldBack(chosen);
  const told = chapters(shown.slice(-limit), match.state, sport)
    .filter(({ entries }) => entries.length > 0)
    .toReversed();

  return (
    <div className="bg-surface md:rounded-lg">
      {key.length < incidents.length && (
        <div className="p-3">
          <Segmented
            label={t('matches:liveText.events')}
            name="entries"
            value={choice}
            onChange={choose}
            options={[
              { value: 'all', label: t('matches:liveText.all') },
              { value: 'key', label: t('matches:liveText.importantOnly') },
            ]}
          />
        </div>
      )}
      <div ref={top} />
      {told.length === 0 && <EmptyState text={t('matches:empty.incidents')} />}
      {told.map((chapter) => (
        <ChapterEntries
          key={chapter.period}
          chapter={chapter}
          detail={detail}
          gains={gains}
          atFirst={atFirst}
        />
      ))}
      {shown.length > limit && (
        <div className="flex justify-center p-3">
          <Button onClick={() => setLimit(limit + step)}>{t('common:action.showMore')}</Button>
        </div>
      )}
      {held > 0 && (
        <div className="pointer-events-none fixed inset-x-0 top-24 z-10 flex justify-center">
          <Button look="primary" className="pointer-events-auto shadow-lg" onClick={release}>
            <ArrowUp aria-hidden className="size-4" />
            {t('matches:count.newEntries', { count: held })}
          </Button>
        </div>
      )}
    </div>
  );
}
