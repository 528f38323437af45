import { games } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useGameName } from '../page/game-names.tsx';
import { ChoiceFilter } from './filters.tsx';

/** Narrows rows to a game. */
export function GameFilter() {
  const { t } = useTranslation('console');
  const nameOf = useGameName();
  const options = games.map(({ gameId }) => ({ value: String(gameId), label: nameOf(gameId) }));
  return <ChoiceFilter label={t('disputes.game')} field="gameId" options={options} />;
}
