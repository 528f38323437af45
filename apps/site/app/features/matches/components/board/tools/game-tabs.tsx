import { homeTabs, topTabs } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useConfig } from '#app/platform/app-context.ts';
import { GameChips } from '#app/shared/games/game-chips.tsx';
import { type BoardAddress, gamesPath, isChosen } from '../../../api/board/board-address.ts';

/** One game, or one kind of games: home's sport tabs, in the set that the brand has chosen. */
export function GameTabs({ address }: { address: BoardAddress }) {
  const { t } = useTranslation(['games', 'matches']);
  const { homeTabs: set } = useConfig();
  const chips = (set === 'top' ? topTabs : homeTabs).map((tab) => ({
    key: tab.key,
    text: t((/^\d/.test(tab.key) ? tab.key : `tab.${tab.key}`) as '202'),
    to: gamesPath(address, tab.gameIds),
    chosen: isChosen(tab, address.games),
  }));
  return <GameChips label={t('matches:filter.sports')} chips={chips} wraps />;
}
