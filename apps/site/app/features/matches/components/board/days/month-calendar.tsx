import { formatDay } from '@xiongmao/i18n/format';
import { directionOf, localeFacts } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button, IconButton } from '@xiongmao/ui/button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import { type DayCount, useDayCounts } from '../../../api/board/day-counts.ts';
import { addMonths, dayAfterKey, dayInMonth, monthOf, weeksOf } from './month-grid.ts';

interface MonthCalendarProps {
  /** The day shown on the board. */
  day: string;
  today: string;
  games: readonly number[] | null;
  onChoose: (day: string) => void;
}

/** A month of days with their numbers of matches. Arrows, Home, End and the page keys move about. */
export default function MonthCalendar({ day, today, games, onChoose }: MonthCalendarProps) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const [cursor, setCursor] = useState(day);
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);
  const firstDay = firstDayOfWeek(localeFacts[locale].tag);
  const month = monthOf(cursor);
  const weeks = weeksOf(month, firstDay);
  const counts = useDayCounts(weeks[0]![0]!, weeks.at(-1)!.at(-1)!, games);

  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`)?.focus();
  }, [cursor]);

  function move(event: KeyboardEvent): void {
    const next = dayAfterKey(cursor, event.key, firstDay, directionOf(locale));
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    setCursor(next);
  }

  function backToToday(): void {
    setCursor(today);
    if (day !== today) onChoose(today);
  }

  const turn = (months: number) => setCursor(dayInMonth(cursor, addMonths(month, months)));
  return (
    <div>
      <div className="flex items-center">
        <IconButton label={t('calendar.previousMonth')} onClick={() => turn(-1)}>
          <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
        <h2 aria-live="polite" className="grow text-center text-sm font-semibold">
          {formatDay(`${month}-01`, locale, 'month')}
        </h2>
        <IconButton label={t('calendar.nextMonth')} onClick={() => turn(1)}>
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </IconButton>
      </div>
      <table ref={grid} className="w-full table-fixed">
        <thead>
          <tr>
            {weeks[0]!.map((other) => (
              <th key={other} scope="col" className="h-8 text-xs font-normal text-muted">
                {formatDay(other, locale, 'weekday')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((other) => (
                <td key={other} className="p-0">
                  <DayButton
                    day={other}
                    outside={monthOf(other) !== month}
                    current={other === today}
                    chosen={other === day}
                    reachable={other === cursor}
                    count={counts?.get(other)}
                    onChoose={onChoose}
                    onKeyDown={move}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Button
        look="quiet"
        className={`w-full ${day === today && month === monthOf(today) ? 'invisible' : ''}`}
        onClick={backToToday}
      >
        {t('calendar.backToToday')}
      </Button>
    </div>
  );
}

interface DayButtonProps {
  day: string;
  outside: boolean;
  current: boolean;
  chosen: boolean;
  /** By Tab; the others by arrows. */
  reachable: boolean;
  count: DayCount | undefined;
  onChoose: (day: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

function DayButton({ day, outside, current, chosen, reachable, count, ...on }: DayButtonProps) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const total = count?.total ?? 0;
  const name = formatDay(day, locale, 'date');
  const tone = chosen
    ? 'bg-accent text-on-accent'
    : `hover:bg-raised ${current ? 'text-accent' : outside ? 'text-muted' : ''}`;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={reachable ? 0 : -1}
      aria-current={current ? 'date' : undefined}
      aria-pressed={chosen}
      onClick={() => on.onChoose(day)}
      onKeyDown={on.onKeyDown}
      className={`flex h-11 w-full flex-col items-center justify-center rounded-sm text-sm tabular -outline-offset-2 ${tone}`}
    >
      <span className="sr-only">
        {total > 0 ? t('calendar.dayWithMatches', { day: name, count: total }) : name}
      </span>
      <span aria-hidden className={chosen || current ? 'font-semibold' : ''}>
        {Number(day.slice(8))}
      </span>
      <span aria-hidden className={`h-4 text-xs ${chosen ? '' : 'text-muted'}`}>
        {total || ''}
      </span>
    </button>
  );
}

/** 1 for Monday to 7 for Sunday; Monday where the browser can't tell. */
function firstDayOfWeek(tag: string): number {
  const locale = new Intl.Locale(tag) as Intl.Locale & { getWeekInfo?: () => { firstDay: number } };
  return locale.getWeekInfo?.().firstDay ?? 1;
}
