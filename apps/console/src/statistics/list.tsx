import { fetched } from '@xiongmao/auth/office/fetched';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Suspense, useState } from 'react';
import { Answer, Refusal } from '../page/answer.tsx';
import { LinkButton } from '../page/links/link-button.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import { Controls } from './controls.tsx';
import { ExportButton } from './export/export-button.tsx';
import { ChannelTable } from './figures/channel-table.tsx';
import { DayTable } from './figures/day-table.tsx';
import { FigureCards, FigureCardsLoading } from './figures/figure-cards.tsx';
import type { FigureName } from './figures/figures.ts';
import { Funnel } from './figures/funnel.tsx';
import { Filtered } from './filtered.tsx';
import { Statements } from './statements.tsx';
import { useStatistics } from './use-statistics.ts';
import { useView, type View } from './use-view.ts';

const DayChart = fetched(async () => (await import('./figures/day-chart.tsx')).DayChart);

/** What channels have brought: by figure, by day, by channel, and as it was closed. */
export function Statistics() {
  const { t } = useTranslation('console');
  const view = useView();
  const statistics = useStatistics(view);
  const name = view.channels?.find(({ id }) => id === view.channelId)?.name;
  if (view.channels?.length === 0) return <NoChannels />;
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('statistics.title')} hint={name ?? t('statistics.allChannels')}>
        <ExportButton rows={statistics.days.rows} period={view.period} />
      </PageHead>
      <Controls view={view} />
      {statistics.refused ? (
        <Refusal query={statistics.refused} />
      ) : (
        <>
          <Overview view={view} statistics={statistics} />
          {view.channelId === null && <ChannelTable view={view} />}
          <Statements key={`${view.channelId} ${view.period.from} ${view.period.to}`} view={view} />
        </>
      )}
    </div>
  );
}

function NoChannels() {
  const { t } = useTranslation('console');
  return (
    <>
      <PageHead title={t('statistics.title')} />
      <EmptyState text={t('channels.empty')} hint={t('channels.emptyHint')}>
        <LinkButton look="primary" to="/channels/create">
          {t('channels.create')}
        </LinkButton>
      </EmptyState>
    </>
  );
}

interface OverviewProps {
  view: View;
  statistics: ReturnType<typeof useStatistics>;
}

function Overview({ view, statistics }: OverviewProps) {
  const { t } = useTranslation('console');
  const { now, before, days, daysBefore } = statistics;
  const [figure, setFigure] = useState<FigureName>('visits');
  return (
    <>
      <Answer query={now.query} data={now.total} skeleton={<FigureCardsLoading />}>
        {(total) => (
          <FigureCards now={total} before={before.total} chosen={figure} onChoose={setFigure} />
        )}
      </Answer>
      <div className="grid gap-4 lg:grid-cols-[2fr_1fr]">
        <Panel title={t('statistics.byDay', { figure: t(`figure.${figure}`) })}>
          <Answer query={days.query} data={days.days} skeleton={<ChartLoading />}>
            {(shown) => (
              <Suspense fallback={<ChartLoading />}>
                <DayChart figure={figure} days={shown} before={daysBefore.days} view={view} />
              </Suspense>
            )}
          </Answer>
        </Panel>
        <Panel title={t('statistics.funnel')} hint={t('statistics.funnelHint')}>
          <Answer query={now.query} data={now.total} skeleton={<Skeleton className="h-64" />}>
            {(total) => <Funnel total={total} />}
          </Answer>
        </Panel>
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-[2fr_1fr]">
        <Panel title={t('statistics.days')}>
          <Answer query={days.query} data={days.days} skeleton={<Skeleton className="h-96" />}>
            {(shown) => <DayTable days={shown} />}
          </Answer>
        </Panel>
        <Panel title={t('statistics.filtered')} hint={t('statistics.filteredHint')}>
          <Answer query={now.query} data={now.total} skeleton={<Skeleton className="h-64" />}>
            {(total) => <Filtered total={total} />}
          </Answer>
        </Panel>
      </div>
    </>
  );
}

function ChartLoading() {
  return <Skeleton className="h-72" />;
}
