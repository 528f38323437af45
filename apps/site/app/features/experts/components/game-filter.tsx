import { games } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocation, useSearchParams } from 'react-router';
import { GameChips } from '#app/shared/games/game-chips.tsx';

/** The games that most is predicted of; the catalogue begins with them. */
export const mainGames = games.slice(0, 16);

interface GameFilterProps {
  chosen: number | null;
  /** Without it there is no chip for all of them. */
  all?: boolean;
}

/** The game of a list, as chips that change the address. */
export function GameFilter({ chosen, all = true }: GameFilterProps) {
  const { t } = useTranslation(['experts', 'games']);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const to = (slug: string | null) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (slug === null) next.delete('game');
    else next.set('game', slug);
    return `${pathname}${next.size > 0 ? `?${next}` : ''}`;
  };
  const chips = mainGames.map(({ gameId, slug }) => ({
    key: slug,
    text: t(`games:${gameId}` as 'games:202'),
    to: to(slug),
    chosen: gameId === chosen,
  }));
  const any = { key: 'all', text: t('filter.allGames'), to: to(null), chosen: chosen === null };
  return <GameChips label={t('filter.games')} chips={all ? [any, ...chips] : chips} />;
}
