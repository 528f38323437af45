import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Link } from 'react-router';
import { useChannelNames, zoneOf } from '../channels/use-channel-names.ts';
import { useConfig } from '../config.ts';
import { Answer } from '../page/answer.tsx';
import { Panel } from '../page/panel.tsx';
import { FigureList } from '../statistics/figures/figure-list.tsx';
import { lastDays, periodBefore } from '../statistics/period.ts';
import { useTotal } from '../statistics/use-statistics.ts';
import { ZoneName } from '../table/day-range.tsx';

/** What all channels together have brought in the last seven days. */
export function WeekFigures() {
  const { t } = useTranslation('console');
  const { zone } = useConfig();
  const channels = useChannelNames();
  const week = lastDays(7, zonedDay(new Date(), zone));
  const now = useTotal(week, null);
  const before = useTotal(periodBefore(week), null);
  return (
    <Panel
      title={t('home.week')}
      aside={
        <Link to="/channel/statistical?days=7" className="text-sm text-accent">
          {t('menu.statistics')}
        </Link>
      }
    >
      <p className="pb-2 text-xs">
        <ZoneName zone={zoneOf(channels ?? [], null)} />
      </p>
      <Answer query={now.query} data={now.total} skeleton={<Skeleton className="h-18" />}>
        {(total) => <FigureList now={total} before={before.total} />}
      </Answer>
    </Panel>
  );
}
