import { addDays } from '@xiongmao/i18n/time/zoned-day';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { ErrorState } from '@xiongmao/ui/states/error-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Link } from '#app/platform/link.tsx';
import { useOnline } from '#app/platform/online.ts';
import { useFailureHint } from '#app/platform/use-failure-hint.ts';
import {
  addressOfDay,
  type BoardAddress,
  writeBoardAddress,
} from '../../api/board/board-address.ts';
import { useDayCounts } from '../../api/board/day-counts.ts';

/** Leagues of as many rows, of the size of what is on its way. */
export function BoardSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('state.loading')} className="flex flex-col gap-2">
      {[5, 3, 4].map((rows) => (
        <div key={rows} className="bg-surface md:rounded-lg">
          <div className="flex h-11 items-center md:h-10">
            <Skeleton className="ms-5 h-4 w-40" />
          </div>
          {Array.from({ length: rows }, (_, row) => `${rows}-${row}`).map((row) => (
            <div key={row} className="flex h-14 items-center gap-5 px-4">
              <Skeleton className="h-4 w-8" />
              <div className="flex grow flex-col gap-2">
                <Skeleton className="h-3.5 w-36" />
                <Skeleton className="h-3.5 w-28" />
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

interface BoardErrorProps {
  error?: unknown;
  /** Something is still shown: only a line says that it is old. */
  stale?: boolean;
  onRetry: () => void;
}

export function BoardError({ error, stale = false, onRetry }: BoardErrorProps) {
  const { t } = useTranslation();
  const online = useOnline();
  const failureHint = useFailureHint();
  const text = online ? t('state.failed') : t('state.offline');
  const retry = <Button onClick={onRetry}>{t('action.retry')}</Button>;
  if (stale) {
    return (
      <div
        role="alert"
        className="flex items-center justify-between gap-4 bg-surface ps-4 text-sm md:rounded-lg"
      >
        {text}
        {retry}
      </div>
    );
  }
  return (
    <ErrorState text={text} hint={online ? failureHint(error) : t('state.offlineHint')}>
      {retry}
    </ErrorState>
  );
}

interface BoardEmptyProps {
  address: BoardAddress;
  day: string | null;
  today: string;
}

/** Nothing here, and where there is something. */
export function BoardEmpty({ address, day, today }: BoardEmptyProps) {
  const { t } = useTranslation('matches');
  if (address.tab === 'favourites' && !day) {
    return (
      <EmptyState text={t('empty.favourites')} hint={t('empty.favouritesHint')}>
        <WayOn address={{ ...address, tab: 'today' }} text={t('tab.today')} />
      </EmptyState>
    );
  }
  const text = !day
    ? 'empty.live'
    : address.tab === 'notStarted'
      ? 'empty.notStarted'
      : 'empty.day';
  return (
    <EmptyState text={t(text)}>
      <NextDay address={address} after={day ?? today} today={today} live={!day} />
    </EmptyState>
  );
}

interface NextDayProps {
  address: BoardAddress;
  after: string;
  today: string;
  live: boolean;
}

/** To the next day that has matches; from the live tab, to what begins today. */
function NextDay({ address, after, today, live }: NextDayProps) {
  const { t } = useTranslation('matches');
  const counts = useDayCounts(addDays(after, 1), addDays(after, 30), address.games);
  if (live) return <WayOn address={{ ...address, tab: 'notStarted' }} text={t('tab.notStarted')} />;
  const next = [...(counts?.values() ?? [])].find(({ total }) => total > 0);
  if (next) {
    return <WayOn address={addressOfDay(address, next.day, today)} text={t('empty.nextMatches')} />;
  }
  // Nothing for weeks: the way back, unless one stands there.
  if (!counts || after === today) return null;
  return <WayOn address={addressOfDay(address, today, today)} text={t('tab.today')} />;
}

function WayOn({ address, text }: { address: BoardAddress; text: string }) {
  return (
    <Link
      to={writeBoardAddress(address)}
      className="inline-flex min-h-11 items-center rounded-sm bg-raised px-4 text-sm md:min-h-9"
    >
      {text}
    </Link>
  );
}
