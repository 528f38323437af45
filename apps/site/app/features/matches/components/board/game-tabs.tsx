import { homeTabs, topTabs } from '@xiongmao/api/catalogue/games';
import { useTranslation } from 'react-i18next';
import { useConfig } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { type BoardAddress, isChosen, writeBoardAddress } from '../../api/board-address.ts';

/** One game, or one kind of games, at a touch: the set of tabs that the brand has chosen. */
export function GameTabs({ address }: { address: BoardAddress }) {
  const { t } = useTranslation('games');
  const { homeTabs: set } = useConfig();
  const tabs = set === 'top' ? topTabs : homeTabs;
  return (
    <nav aria-label={t('matches:filter.sports')} className="scrollbar-none overflow-x-auto">
      <ul className="flex gap-2 px-3 py-1 md:px-0">
        {tabs.map((tab) => (
          <li key={tab.key}>
            <Link
              to={gamesPath(address, tab.gameIds)}
              aria-current={isChosen(tab, address.games) ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-full bg-surface px-4 text-sm whitespace-nowrap text-muted hover:text-ink aria-[current]:bg-accent aria-[current]:font-semibold aria-[current]:text-on-accent md:min-h-9"
            >
              {t((/^\d/.test(tab.key) ? tab.key : `tab.${tab.key}`) as '202')}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** All games is said in words: without it the remembered choice would come back. */
export function gamesPath(address: BoardAddress, games: readonly number[] | null): string {
  const path = writeBoardAddress({ ...address, games });
  if (games) return path;
  return `${path}${path.includes('?') ? '&' : '?'}games=all`;
}
