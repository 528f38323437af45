import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Tab } from './tabs.ts';

export interface PanelProps {
  detail: MatchDetail;
}
type Panel = ComponentType<PanelProps>;

/** One chunk for each tab. */
const chunks: Record<Tab, () => Promise<{ default: Panel }>> = {
  overview: () => import('../overview/overview.tsx'),
  liveText: () => import('../live-text/live-text.tsx'),
  statistics: () => import('../statistics/statistics.tsx'),
  lineups: () => import('../lineups/lineups.tsx'),
  headToHead: () => import('../head-to-head/head-to-head.tsx'),
  trends: () => import('../trends/trends.tsx'),
  animation: () => import('../animation/animation.tsx'),
  standings: () => import('../standings/standings.tsx'),
  experts: () => import('#app/features/experts/components/match/plans-of-match.tsx'),
};

export const panels = Object.fromEntries(
  Object.entries(chunks).map(([tab, load]) => [tab, lazy(load)]),
) as Record<Tab, LazyExoticComponent<Panel>>;

/** Fetches a tab's code before it is opened. A failure shows when it is. */
export function preloadPanel(tab: Tab): void {
  chunks[tab]().catch(() => undefined);
}
