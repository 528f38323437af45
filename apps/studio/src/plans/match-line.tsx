import { Stack, Typography } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { OwnPlan } from '../contract.ts';
import { useFormat } from '../format.ts';

/** A match in two lines: who plays, and where and when. */
export function MatchLine({ match }: { match: OwnPlan['match'] }) {
  const { t } = useTranslation('games');
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
        {[t(`${gameId}` as '202'), league.name, moment(startsAt)].join(' · ')}
      </Typography>
    </Stack>
  );
}
