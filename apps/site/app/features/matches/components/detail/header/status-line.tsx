import type { PageMatch } from '@xiongmao/api/matches/shapes';
import { formatCountdown, formatDate, formatDay, formatTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useLocale } from '#app/platform/i18n.tsx';
import { useTicking } from '#app/platform/ticking.ts';
import { useZone } from '#app/platform/zone.tsx';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { clockFace, clockText } from '../../../match-clock.ts';
import { hasDay, matchDay } from '../../../shown-day.ts';
import { statusLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';

const day = 24 * 3600;

interface StatusLineProps {
  match: PageMatch;
  className?: string;
  /** In short where its container is narrow: names stand beside it. */
  isBrief?: boolean;
}

const colours = {
  live: 'text-live',
  upcoming: 'text-muted',
  over: 'text-muted',
  off: 'text-loss',
};

/**
 * Where a match stands: its running minute or clock, its break, or how it ended. While its source is
 * silent no clock is shown: it would be wrong.
 */
export function StatusLine({ match, className = 'text-sm', isBrief = false }: StatusLineProps) {
  const { t } = useTranslation('matches');
  const { status, stale } = match.state;
  const sport = sportOf(match.gameId);
  const clock = useTicking((now) => {
    const face = stale ? null : clockFace(match.state, sport, now);
    return face && clockText(face);
  });
  const { full, short, tone } = statusLabel(match);
  const isMinute = clock !== null && sport.clock?.continuous;
  const colour = status === 'live' && stale ? 'text-muted' : colours[tone];
  return (
    <p className={`flex justify-center gap-1.5 font-semibold ${colour} ${className}`}>
      {!isMinute && isBrief && <span className="@xl:hidden">{say(t, short)}</span>}
      {!isMinute && (
        <span className={isBrief ? 'hidden @xl:inline' : ''}>
          {say(t, status === 'ended' ? short : full)}
        </span>
      )}
      {clock && (
        <span className="tabular" dir="ltr">
          {clock}
        </span>
      )}
    </p>
  );
}

/** When a match starts, for the viewer: the time large, the day below. */
export function StartTime({ match }: { match: PageMatch }) {
  const { t } = useTranslation('matches');
  const locale = useLocale();
  const zone = useZone();
  const { status } = match.state;
  const isToCome = status === 'notStarted' || status === 'postponed';
  return (
    <p>
      {hasDay(match) && (
        <time dateTime={match.timeKnown ? match.startsAt : match.date}>
          {match.timeKnown && (
            <span className="tabular block text-2xl leading-8 font-bold">
              {formatTime(match.startsAt, { locale, zone })}
            </span>
          )}
          <span className="block text-sm text-muted">
            {formatDay(matchDay(match, zone), locale, isToCome ? 'day' : 'date')}
          </span>
        </time>
      )}
      {!match.timeKnown && isToCome && (
        <span className="text-xs text-muted">{t('detail.timeUnknown')}</span>
      )}
      {match.timeKnown && match.startsAt && status === 'notStarted' && (
        <Countdown to={match.startsAt} />
      )}
    </p>
  );
}

/** Ticks down over the last day before a match. */
function Countdown({ to }: { to: string }) {
  const { t } = useTranslation('matches');
  const time = useTicking((now) => {
    const seconds = Math.ceil((Date.parse(to) - now) / 1000);
    return seconds > 0 && seconds < day ? formatCountdown(seconds) : null;
  });
  return (
    <span className="tabular block min-h-4 text-xs text-accent">
      {time && t('detail.startsIn', { time: `\u2066${time}\u2069` })}
    </span>
  );
}

/** The day of a match that is over, for the viewer. */
export function PlayedOn({ match }: { match: PageMatch }) {
  const locale = useLocale();
  const zone = useZone();
  if (!hasDay(match)) return null;
  const shown = match.timeKnown
    ? formatDate(match.startsAt, { locale, zone })
    : formatDay(match.date, locale, 'date');
  return (
    <time dateTime={match.startsAt} className="tabular block text-xs text-muted">
      {shown}
    </time>
  );
}
