import { Stack, Typography } from '@mui/material';
import type { OwnPlan } from '../contract.ts';
import { useFormat } from '../format.ts';
import { GameName } from '../page/game-name.tsx';

/** A match in two lines: who plays, and where and when. */
export function MatchLine({ match }: { match: OwnPlan['match'] }) {
  const { moment } = useFormat();
  const { gameId, league, home, away, startsAt, score } = match;
  return (
    <Stack sx={{ minWidth: 0 }}>
      <Typography variant="body2">
        {home.name}{' '}
        {score ? (
          <strong style={{ fontVariantNumeric: 'tabular-nums' }}>
            {score.home}–{score.away}
          </strong>
        ) : (
          '–'
        )}{' '}
        {away.name}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <GameName gameId={gameId} />
        {['', league.name, moment(startsAt)].join(' · ')}
      </Typography>
    </Stack>
  );
}
