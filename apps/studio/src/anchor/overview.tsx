import { Box, Button, Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '@xiongmao/api/react';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Link } from 'react-router-dom';
import { api } from '../api.ts';
import { useFormat } from '../format.ts';
import { ServerHealth } from '../home/server-health.tsx';
import { Answer } from '../page/answer.tsx';
import { Figure, figureGrid } from '../page/figure.tsx';
import { PageHead } from '../page/page-head.tsx';
import { OnAir } from './live/on-air.tsx';
import { RulesToAgree } from './standing/rules.tsx';

/** Where an anchor stands now, and what the last week brought. */
export function Overview() {
  const { t } = useTranslation('studio');
  return (
    <>
      <PageHead title={t('menu.anchor')} hint={t('anchorCentre.hint')} />
      <Stack spacing={2}>
        <RulesToAgree />
        <OnAir>
          <Button component={Link} to="/anchorCenter/live">
            {t('menu.live')}
          </Button>
        </OnAir>
        <Income />
        <Card>
          <CardContent>
            <ServerHealth />
          </CardContent>
        </Card>
      </Stack>
    </>
  );
}

function Income() {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const query = useQuery(callQuery(api, 'GET /anchor/goldTotal', { query: { days: 7 } }));
  return (
    <section aria-label={t('anchorRevenue.overview')}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', pb: 1 }}>
        <Typography variant="subtitle1" component="h2">
          {t('anchorRevenue.overview')}
        </Typography>
        <Button component={Link} to="/anchorCenter/revenueDetails">
          {t('menu.anchorRevenue')}
        </Button>
      </Stack>
      <Answer query={query} skeleton={<Skeleton variant="rounded" height={104} />}>
        {({ revenue, expected, total, broadcasts }) => (
          <Box sx={figureGrid}>
            <Figure
              name={t('board.revenue')}
              value={count(revenue)}
              hint={t('board.lastDays', { days: 7 })}
            />
            <Figure
              name={t('board.expected')}
              value={count(expected)}
              hint={t('anchorRevenue.expectedHint')}
            />
            <Figure name={t('board.total')} value={count(total)} />
            <Figure name={t('anchorRevenue.broadcasts')} value={count(broadcasts)} />
          </Box>
        )}
      </Answer>
    </section>
  );
}
