import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import { formatTime } from '@xiongmao/i18n/format';
import { formatTightDay } from '@xiongmao/i18n/time/tight-day';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import type { ReactNode } from 'react';
import { useTicking } from '#app/platform/ticking.ts';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { clockFace, clockText } from '../../../match-clock.ts';
import { hasMovedAway, matchDay, startOnDay } from '../../../shown-day.ts';
import { type StatusLabel, statusLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { useBoardView } from '../board-context.tsx';

/** The first column of a row: when it starts, how far it is, or how it ended. Never more than two lines. */
export function MatchTime({ match, day }: { match: BoardMatch; day: string | null }) {
  return (
    <span className="row-span-2 row-start-1 flex w-15 shrink-0 flex-col items-center px-1 text-center text-xs tabular">
      <Lines match={match} day={day} />
    </span>
  );
}

function Lines({ match, day }: { match: BoardMatch; day: string | null }) {
  const { zone } = useBoardView();
  const { status, stale } = match.state;
  const label = statusLabel(match);
  const word = <Word label={label} />;

  if (day && hasMovedAway(match, day, zone)) return <Start match={match} day={day} dropped />;
  if (status === 'live' && !stale) return <Live match={match} phase={word} />;
  if (label.tone === 'upcoming') return <Start match={match} day={day} />;
  if (status === 'live') return <span className="text-muted">{word}</span>;
  const isOff = label.tone === 'off' && status !== 'interrupted';
  return (
    <>
      <Start match={match} day={day} quiet dropped={isOff} />
      <span className={label.tone === 'off' ? 'text-loss' : 'text-muted'}>{word}</span>
    </>
  );
}

/** Soccer's minute says all; elsewhere the clock needs its period, and some sports have no clock. */
function Live({ match, phase }: { match: BoardMatch; phase: ReactNode }) {
  const sport = sportOf(match.gameId);
  const clock = useTicking((now) => {
    const face = clockFace(match.state, sport, now);
    return face && clockText(face);
  });
  if (clock && sport.clock?.continuous) {
    return <span className="text-sm font-semibold text-live">{clock}</span>;
  }
  return (
    <>
      <span className="font-semibold text-live">{phase}</span>
      {clock && <span className="text-live">{clock}</span>}
    </>
  );
}

/** A short word to look at, and what it means to listen to. */
function Word({ label }: { label: StatusLabel }) {
  const { t } = useBoardView();
  const short = say(t, label.short);
  const full = say(t, label.full);
  // An inning's short name is its number alone: enough over a column, not here.
  if (short === full || /^\d+$/.test(short)) return full;
  return (
    <>
      <span aria-hidden>{short}</span>
      <span className="sr-only">{full}</span>
    </>
  );
}

interface StartProps {
  match: BoardMatch;
  day: string | null;
  /** Beside another line. */
  quiet?: boolean;
  /** It does not start then. */
  dropped?: boolean;
}

function Start(props: StartProps) {
  const { match, day, quiet = false, dropped = false } = props;
  const { locale, zone } = useBoardView();
  if (day === null) return <StartOfAnyDay {...props} />;
  if (!match.timeKnown) return quiet ? null : <span className="text-muted">–</span>;
  const start = startOnDay(match, day, zone);
  return (
    <time
      dateTime={start}
      className={`${quiet || dropped ? 'text-muted' : 'text-sm'} ${dropped ? 'line-through' : ''}`}
    >
      {formatTime(start, { locale, zone })}
    </time>
  );
}

/** On a list of no day: of another one than today, the date; in another year nobody asks for the time. */
function StartOfAnyDay({ match, quiet = false, dropped = false }: StartProps) {
  const { locale, zone } = useBoardView();
  const today = useTicking((now) => zonedDay(new Date(now), zone));
  const on = matchDay(match, zone);
  const isToday = on === today;
  const [date, year] = formatTightDay(on, today, locale);
  return (
    <time
      dateTime={match.timeKnown ? match.startsAt : on}
      className={`flex flex-col ${quiet || dropped ? 'text-muted' : ''} ${dropped ? 'line-through' : ''}`}
    >
      {!isToday && <span>{date}</span>}
      {year && <span>{year}</span>}
      {match.timeKnown && (isToday || !(quiet || year)) && (
        <span className={quiet || dropped ? '' : 'text-sm'}>
          {formatTime(match.startsAt, { locale, zone })}
        </span>
      )}
    </time>
  );
}
