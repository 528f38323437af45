import { Box } from '@mui/material';
import { gameById, gameLogo, games } from '@xiongmao/api/catalogue/games';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useRecordContext } from 'react-admin';
import { useConfig } from '../config.ts';

interface GameChoice {
  id: number;
  name: string;
}

/** All games, for an input of choices. */
export function useGameChoices(): GameChoice[] {
  const { t } = useTranslation('games');
  return games.map(({ gameId }) => ({ id: gameId, name: t(`${gameId}` as '202') }));
}

/** One of them, in an input. */
export function GameOption() {
  const choice = useRecordContext<GameChoice>();
  return choice && <GameName gameId={choice.id} />;
}

/** A game by logo and name. */
export function GameName({ gameId }: { gameId: number }) {
  const { t } = useTranslation('games');
  const { siteUrl } = useConfig();
  const game = gameById(gameId);
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, verticalAlign: 'bottom' }}
    >
      {game && (
        // Silent: the name stands beside it. The site has the pictures, in the brand's colours.
        <img src={siteUrl + gameLogo(game.slug)} alt="" width={16} height={16} loading="lazy" />
      )}
      {t(`${gameId}` as '202')}
    </Box>
  );
}
