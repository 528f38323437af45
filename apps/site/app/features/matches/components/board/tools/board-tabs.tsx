import { useTranslation } from '@xiongmao/i18n/use-translation';
import { isPlain, Link } from '#app/platform/link.tsx';
import { useCentred } from '#app/shared/list/use-centred.ts';
import { useChosen } from '#app/shared/list/use-chosen.ts';
import {
  type BoardAddress,
  boardTabs,
  selectedTab,
  writeBoardAddress,
} from '../../../api/board/board-address.ts';

interface BoardTabsProps {
  address: BoardAddress;
  today: string;
  /** Live matches among those known; null where that can't be said. */
  live: number | null;
}

/** Home's tabs (product spec §2): links, so that each has its address. */
export function BoardTabs({ address, today, live }: BoardTabsProps) {
  const { t } = useTranslation('matches');
  const shown = selectedTab(address, today);
  const [selected, select] = useChosen(shown);
  const row = useCentred<HTMLElement>(selected);
  return (
    <nav
      ref={row}
      aria-label={t('tab.label')}
      className="scrollbar-none min-w-0 grow overflow-x-auto"
    >
      <ul className="flex">
        {boardTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={writeBoardAddress({ ...address, tab, day: null })}
              preventScrollReset={tab === shown}
              onClick={(event) => isPlain(event) && select(tab)}
              aria-current={tab === selected ? 'page' : undefined}
              className="flex min-h-11 min-w-11 items-center justify-center gap-1 border-b-2 border-transparent px-2 text-sm whitespace-nowrap text-muted -outline-offset-2 hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink md:px-3"
            >
              {t(`tab.${tab}`)}
              {tab === 'live' && live !== null && live > 0 && (
                <span className="rounded-sm bg-live px-1 text-xs font-semibold text-on-accent tabular">
                  {live}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
