import { useTranslation } from '@xiongmao/i18n/use-translation';
import CalendarDays from 'lucide-react/icons/calendar-days';
import ListFilter from 'lucide-react/icons/list-filter';
import { useNavigate } from 'react-router';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import {
  addressOfDay,
  type BoardAddress,
  writeBoardAddress,
} from '../../../api/board/board-address.ts';
import { LazyDialog } from './lazy-dialog.tsx';

const MonthCalendar = lazyPart(() => import('../days/month-calendar.tsx'));
const GamesPicker = lazyPart(() => import('./games-picker.tsx'));

interface BoardToolsProps {
  address: BoardAddress;
  day: string;
  today: string;
}

/** Calendar and choice of games, where the screen has no room to show them all the time. */
export function BoardTools({ address, day, today }: BoardToolsProps) {
  const { t } = useTranslation('matches');
  const navigate = useNavigate();
  return (
    <div className="flex shrink-0 xl:hidden">
      <LazyDialog
        label={t('filter.chooseSports')}
        title={t('filter.chooseSports')}
        height="h-96"
        icon={<ListFilter aria-hidden className={`size-5 ${address.games ? 'text-accent' : ''}`} />}
      >
        {() => <GamesPicker address={address} day={day} />}
      </LazyDialog>
      <LazyDialog
        label={t('calendar.open')}
        title={t('calendar.title')}
        height="h-86"
        icon={<CalendarDays aria-hidden className="size-5" />}
      >
        {(close) => (
          <MonthCalendar
            day={day}
            today={today}
            games={address.games}
            onChoose={(chosen) => {
              close();
              void navigate(writeBoardAddress(addressOfDay(address, chosen, today)));
            }}
          />
        )}
      </LazyDialog>
    </div>
  );
}
