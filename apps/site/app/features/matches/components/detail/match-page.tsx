import { inOrder } from '@xiongmao/api/catalogue/sides';
import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { memo, Suspense, useDeferredValue, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useConfig } from '#app/platform/app-context.ts';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { availableTabs, chosenTab, type Tab } from '../../api/match-tabs.ts';
import { useWide } from '../use-wide.ts';
import { MatchHeader } from './header/match-header.tsx';
import { useScrolledAway } from './header/use-scrolled-away.ts';
import { PanelBoundary } from './panels/panel-boundary.tsx';
import type { PanelProps } from './panels/panel-props.ts';
import type { Panels } from './panels/panels.ts';
import { SkeletonRows } from './panels/skeleton-rows.tsx';
import { TabBar } from './panels/tab-bar.tsx';

/** Fetched by who scrolls. */
const StickyScore = lazyPart(() => import('./header/score/sticky-score.tsx'));
/** Phones never fetch it. */
const SideColumn = lazyPart(() => import('./side-column.tsx'));

const beside = <SkeletonRows count={10} className="h-10" />;

const foreign: readonly Tab[] = [
  ...(['live', 'chat', 'comments', 'highlights', 'playback', 'odds', 'experts', 'news'] as const),
];

interface MatchPageProps {
  detail: MatchDetail;
  panels: Panels;
  /** Tabs of other features that have something for it: experts' plans, rooms on air. */
  others: readonly Tab[];
  /** Whether the panel is hydrated, or shown: nothing that it shows, too, is fetched before. */
  panelIsThere: boolean;
  onPanelThere: (isThere: true) => void;
}

/** A match: its score above everything, its tabs below, and beside them what surrounds it. */
export function MatchPage(props: MatchPageProps) {
  const { detail, panels, others, panelIsThere, onPanelThere } = props;
  const { t } = useTranslation('matches');
  const config = useConfig();
  const header = useRef<HTMLDivElement>(null);
  const [search] = useSearchParams();
  const wide = useWide();
  const scrolledAway = useScrolledAway(header);
  // Until it is known, only an address that leads there has the tab; not of a brand that is without it.
  const asked = foreign.filter(
    (tab) => others.includes(tab) || (search.get('tab') === tab && config[tab as 'odds'] !== false),
  );
  const available = availableTabs(detail, sportOf(detail.match.gameId), asked);
  const selected = chosenTab(search, available);
  // The tab answers at once; the panel changes when its code is there.
  const shown = useDeferredValue(selected);
  const shownDetail = useDeferredValue(detail);
  return (
    <main
      id="content"
      className="mx-auto grid w-full max-w-[90rem] gap-x-6 md:px-4 xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <h1 className="sr-only">
        {t(
          'detail.title',
          inOrder(detail.match.gameId, { home: detail.home.name, away: detail.away.name }),
        )}
      </h1>
      <div className="min-w-0">
        <div ref={header}>
          <MatchHeader detail={detail} />
        </div>
        {scrolledAway !== null && (
          <Suspense fallback={null}>
            <StickyScore detail={detail} shown={scrolledAway} />
          </Suspense>
        )}
        <div className="sticky top-11 z-10">
          <TabBar available={available} selected={selected} panels={panels} match={detail.match} />
        </div>
        <div
          role="tabpanel"
          id="match-panel"
          aria-labelledby={`tab-${shown}`}
          aria-busy={shown !== selected}
          className="min-h-96 pt-2 aria-busy:opacity-60 md:pt-3"
        >
          <PanelOf tab={shown} panels={panels} detail={shownDetail} onThere={onPanelThere} />
        </div>
      </div>
      <aside className="hidden xl:block">
        {wide && (
          <Suspense fallback={beside}>
            {panelIsThere ? <SideColumn detail={shownDetail} /> : beside}
          </Suspense>
        )}
      </aside>
    </main>
  );
}

interface PanelOfProps extends PanelProps {
  tab: Tab;
  panels: Panels;
  /** Told once it is hydrated, or shown. */
  onThere: (isThere: true) => void;
}

/**
 * A tab's panel. What reaches it while its code is on the way waits: an update would make React throw the
 * server's panel away for skeletons, a quarter as high.
 */
const PanelOf = memo(function PanelOf({ tab, panels, detail, onThere }: PanelOfProps) {
  const { Panel } = panels[tab];
  return (
    <Suspense fallback={<SkeletonRows count={8} />}>
      <PanelBoundary key={tab}>
        <Panel detail={detail} tab={tab} />
      </PanelBoundary>
      <There onThere={onThere} />
    </Suspense>
  );
});

function There({ onThere }: Pick<PanelOfProps, 'onThere'>) {
  useEffect(() => onThere(true), [onThere]);
  return null;
}
