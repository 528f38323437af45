import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { sportOf } from '#app/shared/games/sport-of.ts';
import type { PanelProps } from '../panels/panel-props.ts';
import { SkeletonRows } from '../panels/skeleton-rows.tsx';
import { Form } from './form.tsx';
import { MatchInformation } from './match-information.tsx';
import { MomentumStrip } from './momentum-strip.tsx';
import { ScoringSummary } from './scoring-summary.tsx';
import { SeriesGames } from './series-games.tsx';
import { Sliding } from './sliding.tsx';
import { Timeline } from './timeline.tsx';
import { TopStatistics } from './top-statistics.tsx';

/** Cricket's alone. */
const ScorecardStory = lazyPart(() => import('../sheets/scorecard/scorecard-story.tsx'));

/** Not before the one on the left has something to show, nor where large letters leave no room for two. */
const columns =
  'xl:@4xl:has-[>[data-grows]:not(:empty)]:grid xl:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] xl:grid-rows-[auto_auto_auto_1fr] xl:has-[>[data-grows]:not(:empty)]:items-start';

/**
 * The match at a glance: who pressed, how it came about, the main figures, the form before it. On wide
 * screens how it came about stands beside the rest.
 */
export default function Overview({ detail }: PanelProps) {
  const { match, coverage, sheet } = detail;
  const sport = sportOf(match.gameId);
  const scorecard = sheet?.kind === 'scorecard' ? sheet : null;
  const Story = sport.clock?.continuous ? Timeline : ScoringSummary;
  const twoColumns =
    scorecard !== null ||
    coverage.incidents ||
    (sport.inner !== null && match.state.periods.length > 0);
  const form = (
    <Beside>
      <Form detail={detail} />
    </Beside>
  );
  return (
    <div className="@container">
      <Sliding
        news={detail}
        className={`flex flex-col gap-2 md:gap-3 ${twoColumns ? columns : ''}`}
      >
        {coverage.actions && (
          <Beside>
            <MomentumStrip detail={detail} />
          </Beside>
        )}
        {twoColumns && (
          <div
            data-grows
            className="flex flex-col gap-2 empty:hidden md:gap-3 xl:col-start-1 xl:row-span-4 xl:row-start-1"
          >
            <SeriesGames detail={detail} />
            {scorecard && (
              <Suspense fallback={<SkeletonRows count={8} />}>
                <ScorecardStory detail={detail} sheet={scorecard} />
              </Suspense>
            )}
            {!scorecard && coverage.incidents && <Story detail={detail} />}
          </div>
        )}
        {match.state.status === 'notStarted' && form}
        <Beside>
          <TopStatistics detail={detail} />
        </Beside>
        {match.state.status !== 'notStarted' && form}
        <div className="xl:hidden">
          <MatchInformation detail={detail} />
        </div>
      </Sliding>
    </div>
  );
}

function Beside({ children }: { children: ReactNode }) {
  return <div className="empty:hidden xl:-col-end-1">{children}</div>;
}
