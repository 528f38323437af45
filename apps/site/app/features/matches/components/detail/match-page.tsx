import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Suspense, useDeferredValue, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useHasPlans } from '../../api/match-queries.ts';
import { sportOf } from '../../sport-of.ts';
import { useWide } from '../board/use-wide.ts';
import { MatchHeader } from './header/match-header.tsx';
import { StickyScore } from './header/sticky-score.tsx';
import { PanelBoundary } from './panel-boundary.tsx';
import { SkeletonRows } from './panel-states.tsx';
import { panels } from './panels.ts';
import { SideColumn } from './side-column.tsx';
import { TabBar } from './tab-bar.tsx';
import { availableTabs, chosenTab } from './tabs.ts';

/** A match: its score above everything, its tabs below, and beside them what surrounds it. */
export function MatchPage({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const header = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  const wide = useWide();
  // Asked for by the browser alone: until it knows, only an address that leads there has the tab.
  const hasPlans = useHasPlans(detail.match) || search.get('tab') === 'experts';
  const available = availableTabs(detail, sportOf(detail.match.gameId), hasPlans);
  const selected = chosenTab(search, available);
  // The tab answers at once; the panel changes when its code is there.
  const shown = useDeferredValue(selected);
  const Panel = panels[shown];
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-[90rem] gap-x-6 md:px-4 xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <h1 className="sr-only">
        {t('detail.title', { home: detail.home.name, away: detail.away.name })}
      </h1>
      <div className="min-w-0">
        <div ref={header}>
          <MatchHeader detail={detail} />
        </div>
        <StickyScore detail={detail} header={header} />
        <div className="sticky top-11 z-10">
          <TabBar available={available} selected={selected} />
        </div>
        <div
          role="tabpanel"
          id="match-panel"
          aria-labelledby={`tab-${shown}`}
          aria-busy={shown !== selected}
          className="min-h-96 pt-2 aria-busy:opacity-60 md:pt-3"
        >
          <Suspense fallback={<SkeletonRows count={8} />}>
            <PanelBoundary key={shown}>
              <Panel detail={detail} />
            </PanelBoundary>
          </Suspense>
        </div>
      </div>
      <aside className="hidden xl:block">{wide && <SideColumn detail={detail} />}</aside>
    </main>
  );
}
