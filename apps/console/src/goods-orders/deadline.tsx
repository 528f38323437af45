import { formatDuration } from '@xiongmao/i18n/format';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useEffect, useState } from 'react';
import { useFormat } from '../format.ts';

const minute = 60_000;

/** By when something is to be done: how long that is, and the time itself. */
export function Deadline({ at }: { at: string | null }) {
  const { t } = useTranslation('desk');
  const locale = useLocale();
  const { moment } = useFormat();
  const now = useMinute();
  if (at === null) return '–';
  const left = (Date.parse(at) - now) / 1000;
  const time = formatDuration(Math.max(60, Math.abs(left)), locale);
  return (
    <time dateTime={at} className="flex flex-col whitespace-nowrap">
      <span className={left < 0 ? 'font-semibold text-loss' : ''}>
        {t(left < 0 ? 'due.late' : 'due.in', { time })}
      </span>
      <span className="tabular text-xs text-muted">{moment(at)}</span>
    </time>
  );
}

/** Now, to the minute. */
function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  return now;
}
