import type { PageMatch } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from '#app/platform/link.tsx';
import { type Tab, tabWords } from '../../../api/match-tabs.ts';
import type { Panels } from './panels.ts';

interface TabBarProps {
  available: readonly Tab[];
  selected: Tab;
  panels: Panels;
  match: PageMatch;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** The tabs as links: each has its address. Arrow keys, Home and End move among them, Enter opens. */
export function TabBar({ available, selected, panels, match }: TabBarProps) {
  const { t } = useTranslation('matches');
  const list = useRef<HTMLDivElement>(null);
  const labelOf = (tab: Tab) => {
    const { name, context } = tabWords(tab, match);
    return t(`detail.tabs.${name}`, { context });
  };
  // Not where a tab is added: who has scrolled the strip is about to tap.
  useEffect(() => {
    centre(list.current, document.getElementById(`tab-${selected}`));
  }, [selected]);

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t('detail.tabs.label')}
      onKeyDown={moveFocus}
      className="flex scrollbar-none overflow-x-auto border-b border-line bg-page"
    >
      {available.map((tab) => (
        <Link
          key={tab}
          role="tab"
          id={`tab-${tab}`}
          to={{ search: tab === 'overview' ? '' : `?tab=${tab}` }}
          replace
          preventScrollReset
          aria-selected={tab === selected}
          aria-controls={tab === selected ? 'match-panel' : undefined}
          tabIndex={tab === selected ? 0 : -1}
          onPointerEnter={() => panels[tab].preload()}
          className="flex min-h-11 shrink-0 items-center border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-selected:border-accent aria-selected:text-accent"
        >
          {labelOf(tab)}
        </Link>
      ))}
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.children] as HTMLElement[];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const step = steps[event.key];
  const to = step
    ? (at + step * forward + links.length) % links.length
    : { Home: 0, End: links.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  links[to]?.focus();
}

/** Brings the selected tab into the middle of the strip without moving the page. */
function centre(list: HTMLElement | null, link: HTMLElement | null): void {
  if (!list || !link) return;
  list.scrollLeft = link.offsetLeft - list.offsetLeft - (list.clientWidth - link.clientWidth) / 2;
}
