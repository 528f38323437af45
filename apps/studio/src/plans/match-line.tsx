import { Stack, Typography } from '@mui/material';
import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { OwnPlan } from '../contract.ts';
import { useFormat } from '../format.ts';
import { GameName } from '../page/game-name.tsx';

/** A match in two lines: who plays, and where and when. */
export function MatchLine({ match }: { match: OwnPlan['match'] }) {
  const { moment } = useFormat();
  const { gameId, league, startsAt, score } = match;
  const [first, second] = sidesOf(gameId);
  return (
    <Stack sx={{ minWidth: 0 }}>
      <Typography variant="body2">
        {match[first].name}{' '}
        {score ? (
          <strong style={{ fontVariantNumeric: 'tabular-nums' }}>
            {score[first]}–{score[second]}
          </strong>
        ) : (
          '–'
        )}{' '}
        {match[second].name}
      </Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        <GameName gameId={gameId} />
        {['', league.name, moment(startsAt)].join(' · ')}
      </Typography>
    </Stack>
  );
}
