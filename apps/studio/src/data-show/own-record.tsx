import { Card, CardContent, Stack, Typography } from '@mui/material';
import type { ExpertRecord } from '@xiongmao/api/experts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useFormat } from '../format.ts';
import { Figure, figureGrid } from '../page/figure.tsx';
import { ResultLabel } from '../plans/result-label.tsx';

/** How good one's plans were, with the sample that it is told from. */
export function OwnRecord({ record }: { record: ExpertRecord }) {
  const { t } = useTranslation('studio');
  const { count, percent } = useFormat();
  const { counted, won, accuracy, bound, streak, bestStreak, recent } = record;
  return (
    <Card component="section" aria-label={t('board.record')}>
      <CardContent>
        <Typography variant="subtitle1" component="h2" gutterBottom>
          {t('board.record')}
        </Typography>
        {counted === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('board.noRecord')}</Typography>
        ) : (
          <Stack spacing={2}>
            <Stack sx={figureGrid}>
              <Figure
                inset
                name={t('board.accuracy')}
                value={accuracy === null ? null : percent(accuracy)}
                hint={t('board.sample', { won: count(won), counted: count(counted) })}
              />
              <Figure
                inset
                name={t('board.bound')}
                value={percent(bound)}
                hint={t('board.boundHint')}
              />
              <Figure
                inset
                name={t('board.yield')}
                value={record.yield === null ? null : percent(record.yield)}
              />
              <Figure
                inset
                name={t('board.streak')}
                value={count(streak)}
                hint={t('board.bestStreak', { best: count(bestStreak) })}
              />
            </Stack>
            {recent.length > 0 && (
              <Stack
                component="ol"
                aria-label={t('board.recent')}
                direction="row"
                sx={{ flexWrap: 'wrap', gap: 1, p: 0, m: 0, listStyle: 'none' }}
              >
                {recent.map((result, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: results have nothing else of their own
                  <li key={index}>
                    <ResultLabel result={result} />
                  </li>
                ))}
              </Stack>
            )}
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}
