import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Tab } from '../../../api/match-tabs.ts';
import type { PanelProps } from './panel-props.ts';

type Panel = ComponentType<PanelProps>;

type Load = () => Promise<{ default: Panel }>;

interface LazyPanel {
  Panel: LazyExoticComponent<Panel>;
  /** Fetches its code before it is opened. A failure shows when it is. */
  preload: () => void;
}
export type Panels = Readonly<Record<Tab, LazyPanel>>;

const own = {
  overview: () => import('../overview/overview.tsx'),
  liveText: () => import('../live-text/live-text.tsx'),
  sheet: () => import('../sheets/sheet.tsx'),
  statistics: () => import('../statistics/statistics.tsx'),
  lineups: () => import('../lineups/lineups.tsx'),
  absences: () => import('../absences/absences.tsx'),
  headToHead: () => import('../head-to-head/head-to-head.tsx'),
  trends: () => import('../trends/trends.tsx'),
  animation: () => import('../animation/animation.tsx'),
  standings: () => import('../standings/standings.tsx'),
} satisfies Partial<Record<Tab, Load>>;

/** The panels of a match's tabs, one chunk for each: those here, and those that other features give. */
export function matchPanels(others: Record<Exclude<Tab, keyof typeof own>, Load>): Panels {
  const panels = Object.entries<Load>({ ...own, ...others }).map(([tab, load]) => {
    const preload = () => void load().catch(() => undefined);
    return [tab, { Panel: lazy(load), preload }];
  });
  return Object.fromEntries(panels) as Panels;
}
