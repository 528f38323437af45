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
import { returnsDays } from '@xiongmao/api/experts/rules';
import { callQuery } from '@xiongmao/api/react';
import { fetched } from '@xiongmao/auth/office/fetched';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../api.ts';
import { useFormat } from '../format.ts';
import { ServerHealth } from '../home/server-health.tsx';
import { Answer } from '../page/answer.tsx';
import { Figure, figureGrid } from '../page/figure.tsx';
import { PageHead } from '../page/page-head.tsx';
import { OwnRecord } from './own-record.tsx';
import type { Summary } from './summary.ts';

const RevenueChart = fetched(async () => (await import('./revenue-chart.tsx')).RevenueChart);
const SalesChart = fetched(async () => (await import('./sales-chart.tsx')).SalesChart);

/** The data board: what an expert earned and sold, and how good the plans were. */
export function DataShow() {
  const { t } = useTranslation('studio');
  const [params, setParams] = useSearchParams();
  const days = returnsDays.find((each) => String(each) === params.get('days')) ?? returnsDays[0];
  const query = useQuery(
    callQuery(api, 'GET /creator_platform/getReturnsDetailedSummary', { query: { days } }),
  );
  return (
    <>
      <PageHead title={t('board.title')} hint={t('board.hint')}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('board.period')}
          value={days}
          onChange={(_, chosen: number | null) =>
            chosen && setParams({ days: String(chosen) }, { replace: true })
          }
        >
          {returnsDays.map((each) => (
            <ToggleButton key={each} value={each}>
              {t('board.lastDays', { days: each })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </PageHead>
      <Answer query={query} skeleton={<Loading />}>
        {(summary) => <Board summary={summary} days={days} />}
      </Answer>
      <Card sx={{ mt: 2 }}>
        <CardContent>
          <ServerHealth />
        </CardContent>
      </Card>
    </>
  );
}

function Loading() {
  return (
    <Stack spacing={2}>
      <Skeleton variant="rounded" height={104} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}

function Board({ summary, days }: { summary: Summary; days: number }) {
  const { t } = useTranslation('studio');
  const { count } = useFormat();
  const { revenue, expected, total, sales, buyers, refunded, plans, series } = summary;
  return (
    <Stack spacing={2}>
      <Box sx={figureGrid}>
        <Figure
          name={t('board.revenue')}
          value={count(revenue)}
          hint={t('board.lastDays', { days })}
        />
        <Figure name={t('board.expected')} value={count(expected)} hint={t('board.expectedHint')} />
        <Figure name={t('board.total')} value={count(total)} />
        <Figure
          name={t('board.sales')}
          value={count(sales)}
          hint={t('board.buyers', { count: buyers })}
        />
        <Figure name={t('board.refunded')} value={count(refunded)} hint={t('board.refundedHint')} />
        <Figure name={t('board.plans')} value={count(plans)} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        <Part title={t('board.revenueByDay')}>
          <RevenueChart series={series} />
        </Part>
        <Part title={t('board.salesByDay')}>
          <SalesChart series={series} />
        </Part>
      </Box>
      <OwnRecord record={summary.record} />
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography variant="subtitle1" component="h2" gutterBottom>
          {title}
        </Typography>
        <Suspense fallback={<Skeleton variant="rounded" height={240} />}>{children}</Suspense>
      </CardContent>
    </Card>
  );
}
