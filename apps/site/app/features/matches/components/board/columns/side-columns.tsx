import type { Board } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { type ReactNode, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import {
  addressOfDay,
  type BoardAddress,
  writeBoardAddress,
} from '../../../api/board/board-address.ts';
import { useWide } from '../../use-wide.ts';

const GamesPicker = lazyPart(() => import('../tools/games-picker.tsx'));
const MonthCalendar = lazyPart(() => import('../days/month-calendar.tsx'));
const LiveSpotlight = lazyPart(() => import('../live-spotlight.tsx'));
const NextMatches = lazyPart(() => import('../next-matches.tsx'));

interface ColumnProps {
  address: BoardAddress;
  day: string;
  today: string;
}

/** Beside the list, where the screen has room: the games at its start. Phones never fetch it. */
export function GamesRail({ address, day }: ColumnProps) {
  const { t } = useTranslation('matches');
  return (
    <Column label={t('filter.chooseSports')} placeholder="h-dvh">
      <div className="sticky top-2 max-h-[calc(100dvh-1rem)] overflow-y-auto">
        <GamesPicker address={address} day={day} />
      </div>
    </Column>
  );
}

/** At its end: the calendar, what comes next, what else there is, and a live match. */
export function BoardSide(props: ColumnProps & { board?: Board; children?: ReactNode }) {
  const { address, day, today, board, children } = props;
  const { t } = useTranslation('matches');
  const navigate = useNavigate();
  return (
    <Column label={t('calendar.title')} placeholder="h-96">
      <div className="sticky top-2 flex max-h-[calc(100dvh-1rem)] flex-col gap-6 overflow-y-auto">
        <MonthCalendar
          key={day}
          day={day}
          today={today}
          games={address.games}
          onChoose={(chosen) => {
            const next = addressOfDay(address, chosen, today);
            void navigate(writeBoardAddress(next));
          }}
        />
        {board && <NextMatches board={board} />}
        {children}
        {/* Last: it comes and goes. */}
        {board && <LiveSpotlight board={board} />}
      </div>
    </Column>
  );
}

interface SectionProps {
  label: string;
  /** Height of what comes, as a class. */
  placeholder: string;
  children: ReactNode;
}

function Column({ label, placeholder, children }: SectionProps) {
  const wide = useWide();
  const waiting = <Skeleton className={placeholder} />;
  return (
    <aside aria-label={label} className="hidden xl:block">
      {wide ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </aside>
  );
}
