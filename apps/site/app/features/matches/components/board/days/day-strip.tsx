import { formatDay, relativeDay } from '@xiongmao/i18n/format';
import { addDays } from '@xiongmao/i18n/time/zoned-day';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import {
  addressOfDay,
  type BoardAddress,
  writeBoardAddress,
} from '../../../api/board/board-address.ts';

interface DayStripProps {
  address: BoardAddress;
  day: string;
  today: string;
}

const around = [-3, -2, -1, 0, 1, 2, 3];

/** The week around the day shown, by the days' names. */
export function DayStrip({ address, day, today }: DayStripProps) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  return (
    <nav aria-label={t('calendar.chooseDay')}>
      <ul className="grid grid-cols-7">
        {around.map((distance) => {
          const other = addDays(day, distance);
          const relative = relativeDay(other, today);
          return (
            <li key={distance}>
              <Link
                to={writeBoardAddress(addressOfDay(address, other, today))}
                aria-current={distance === 0 ? 'date' : undefined}
                className={`flex min-h-12 flex-col items-center justify-center rounded-sm text-xs -outline-offset-2 hover:text-ink aria-[current]:bg-surface aria-[current]:font-semibold aria-[current]:text-ink ${other === today ? 'text-accent' : 'text-muted'}`}
              >
                <span>
                  {relative === 'today' ? t('tab.today') : formatDay(other, locale, 'weekday')}
                </span>
                <span className="tabular">{Number(other.slice(8))}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
