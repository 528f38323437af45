import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { ScheduledMatch, SeasonSchedule } from '@xiongmao/api/library/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { formatDay, formatTime } from '@xiongmao/i18n/format';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { matchPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { SourceText } from '#app/shared/names/source-text.tsx';
import type { Column } from '../table/data-table.tsx';
import { SideName } from './side-name.tsx';

type Scheduled = Column<ScheduledMatch>;

/** When, who, how it ended, and in which round where more than one is listed. The sides stand as on boards. */
export function useScheduleColumns({ league, teams, part }: SeasonSchedule) {
  const { t } = useTranslation(['library', 'matches']);
  const viewer = { locale: useLocale(), zone: useZone() };
  const [first, second] = sidesOf(league.gameId);
  const team = (match: ScheduledMatch, side: Side) =>
    teams[String(side === 'home' ? match.homeId : match.awayId)] ?? null;

  const when: Scheduled = {
    key: 'date',
    head: t('schedule.date'),
    by: ({ startsAt, date }) => (startsAt ? Date.parse(startsAt) : date),
    className: 'text-start',
    cell: ({ startsAt, timeKnown, date }) => {
      const day = timeKnown && startsAt ? zonedDay(new Date(startsAt), viewer.zone) : date;
      return (
        <span className="flex flex-col text-xs text-muted">
          {day ? formatDay(day, viewer.locale, 'date') : t('schedule.noDay')}
          {timeKnown && startsAt && <span>{formatTime(startsAt, viewer)}</span>}
        </span>
      );
    },
  };
  const side = (which: Side, at: 'first' | 'second'): Scheduled => ({
    key: which,
    head: t(`schedule.${which}`),
    by: (match) => team(match, which)?.name ?? null,
    className: at === 'first' ? 'text-end' : 'text-start',
    cell: (match) => {
      const shown = team(match, which);
      const isBeaten = match.winner !== null && match.winner !== 'draw' && match.winner !== which;
      return shown ? (
        <SideName
          team={shown}
          league={league}
          className={`${at === 'first' ? 'flex-row-reverse' : ''} ${isBeaten ? 'text-muted' : ''}`}
        />
      ) : (
        '–'
      );
    },
  });
  const score: Scheduled = {
    key: 'score',
    head: t('schedule.score'),
    cell: (match) => (
      <Link
        to={matchPath({ id: match.id, gameId: league.gameId })}
        className="flex min-h-11 flex-col items-center justify-center font-semibold hover:underline md:min-h-9"
      >
        <Result match={match} first={first} second={second} />
        <span className="sr-only">
          {[team(match, first)?.name, team(match, second)?.name].filter(Boolean).join(' – ')}
        </span>
      </Link>
    ),
  };
  const round: Scheduled = {
    key: 'round',
    head: t('schedule.round'),
    by: ({ stage, round }) => [stage, round].filter(Boolean).join(' ') || null,
    className: 'text-start text-muted',
    cell: ({ stage, group, round }) => (
      <span className="flex gap-2">
        {[...new Set([stage, group, round])].map(
          (text) => text && <SourceText key={text}>{text}</SourceText>,
        )}
      </span>
    ),
  };
  return {
    name: when,
    columns: [
      side(first, 'first'),
      score,
      side(second, 'second'),
      ...(part === null ? [round] : []),
    ],
  };
}

/** The score, or what is to be said in its place. */
function Result({ match, first, second }: { match: ScheduledMatch; first: Side; second: Side }) {
  const { t } = useTranslation('matches');
  const { status, score, late } = match;
  const live = status === 'live' || status === 'interrupted';
  const penalties = late.find(({ key }) => key === 'pen');
  const note =
    status === 'ended'
      ? penalties && t('outcome.penalties', { home: penalties[first], away: penalties[second] })
      : t(`status.${status}`);
  return (
    <>
      {score && (
        <bdi className={live ? 'text-live' : ''}>
          {score[first]}–{score[second]}
        </bdi>
      )}
      {note && <span className="text-xs font-normal text-muted">{note}</span>}
    </>
  );
}
