import { games } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useGameNames } from '../page/game-names.ts';
import { ChoiceFilter } from './filters.tsx';

/** Narrows rows to a game. */
export function GameFilter() {
  const { t } = useTranslation('console');
  const nameOf = useGameNames();
  const options = games.map(({ gameId }) => ({ value: String(gameId), label: nameOf([gameId]) }));
  return <ChoiceFilter label={t('disputes.game')} field="gameId" options={options} />;
}
