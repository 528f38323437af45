import {
  Box,
  Card,
  CardContent,
  Skeleton,
  Stack,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { revenueDays } from '@xiongmao/api/anchors/rules';
import { callQuery } from '@xiongmao/api/react';
import { fetched } from '@xiongmao/auth/office/fetched';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../api.ts';
import { useFormat } from '../../format.ts';
import { Answer } from '../../page/answer.tsx';
import { Figure, figureGrid } from '../../page/figure.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { Details } from './details.tsx';
import { ExportDays } from './export.tsx';
import type { Totals } from './totals.ts';

const IncomeChart = fetched(async () => (await import('./income-chart.tsx')).IncomeChart);

/** What an anchor earned, in all, by day and one by one. */
export function AnchorRevenue() {
  const { t } = useTranslation('studio');
  const [params, setParams] = useSearchParams();
  const days = revenueDays.find((each) => String(each) === params.get('days')) ?? revenueDays[0];
  const query = useQuery(callQuery(api, 'GET /anchor/goldTotal', { query: { days } }));
  return (
    <>
      <PageHead title={t('menu.anchorRevenue')} hint={t('board.hint')}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('board.period')}
          value={days}
          onChange={(_, chosen: number | null) =>
            chosen && setParams({ days: String(chosen) }, { replace: true })
          }
        >
          {revenueDays.map((each) => (
            <ToggleButton key={each} value={each}>
              {t('board.lastDays', { days: each })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {query.data && <ExportDays totals={query.data} />}
      </PageHead>
      <Stack spacing={2}>
        <Answer query={query} skeleton={<Skeleton variant="rounded" height={424} />}>
          {(totals) => <Board totals={totals} days={days} />}
        </Answer>
        <Details key={days} days={days} />
      </Stack>
    </>
  );
}

function Board({ totals, days }: { totals: Totals; days: number }) {
  const { t } = useTranslation(['studio', 'anchors']);
  const { count } = useFormat();
  const { revenue, expected, total, unlocks, gifts, broadcasts, series } = totals;
  return (
    <>
      <Box sx={figureGrid}>
        <Figure
          name={t('board.revenue')}
          value={count(revenue)}
          hint={t('board.lastDays', { days })}
        />
        <Figure name={t('anchors:kind.unlock')} value={count(unlocks)} />
        <Figure name={t('anchors:kind.gift')} value={count(gifts)} />
        <Figure
          name={t('board.expected')}
          value={count(expected)}
          hint={t('anchorRevenue.expectedHint')}
        />
        <Figure name={t('board.total')} value={count(total)} />
        <Figure name={t('anchorRevenue.broadcasts')} value={count(broadcasts)} />
      </Box>
      <Card component="section" aria-label={t('board.revenueByDay')} sx={{ minWidth: 0 }}>
        <CardContent>
          <Typography variant="subtitle1" component="h2" gutterBottom>
            {t('board.revenueByDay')}
          </Typography>
          <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
            <IncomeChart series={series} />
          </Suspense>
        </CardContent>
      </Card>
    </>
  );
}
