import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { Suspense, useState } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { chapters } from '../incidents/chapters.ts';
import { isKeyMoment } from '../incidents/key-moments.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { SkeletonRows } from '../panels/skeleton-rows.tsx';
import { gainsOf } from '../scoring.ts';
import { ChapterEntries } from './chapter-entries.tsx';
import { useHeldBack } from './use-held-back.ts';

/** Cricket's alone. */
const OverByOver = lazyPart(() => import('../sheets/scorecard/over-by-over.tsx'));

const step = 150;

/** Every entry, newest first, by period. */
export default function LiveText({ detail }: PanelProps) {
  const { t } = useTranslation(['matches', 'common']);
  const [choice, choose] = useState<'all' | 'key'>('all');
  const [limit, setLimit] = useState(step);
  const [atFirst] = useState(() => new Set(detail.incidents.map(({ key }) => key)));
  const { match, incidents, sheet } = detail;
  const byOver =
    sheet?.kind === 'scorecard' && sheet.parts.some((part) => part.byOver.length > 0)
      ? sheet
      : null;
  const gains = gainsOf(incidents);
  const sport = sportOf(match.gameId);
  const key = incidents.filter((entry) => isKeyMoment(entry, gains, sport));
  const chosen = choice === 'key' ? key : incidents;
  const { top, shown, held, release } = useHeldBack(chosen);
  const told = chapters(shown.slice(-limit), match.state, sport)
    .filter(({ entries }) => entries.length > 0)
    .toReversed();

  const isByOver = byOver !== null && choice === 'all';
  return (
    <div className="bg-surface md:rounded-lg">
      {(byOver || key.length < incidents.length) && (
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
      {isByOver && (
        <Suspense fallback={<SkeletonRows count={12} />}>
          <OverByOver detail={detail} sheet={byOver} />
        </Suspense>
      )}
      {!isByOver && told.length === 0 && <EmptyState text={t('matches:empty.incidents')} />}
      {!isByOver &&
        told.map((chapter) => (
          <ChapterEntries
            key={chapter.period}
            chapter={chapter}
            detail={detail}
            gains={gains}
            atFirst={atFirst}
          />
        ))}
      {!isByOver && shown.length > limit && (
        <div className="flex justify-center p-3">
          <Button onClick={() => setLimit(limit + step)}>{t('common:action.showMore')}</Button>
        </div>
      )}
      {!isByOver && held > 0 && (
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
