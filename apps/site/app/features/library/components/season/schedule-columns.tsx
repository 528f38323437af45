import { sidesAs, sidesOf } from '@xiongmao/api/catalogue/sides';
import type { ScheduledMatch, SeasonSchedule } from '@xiongmao/api/library/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { formatDay, formatTime } from '@xiongmao/i18n/format';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type PlayedBy, roundsBy } from '@xiongmao/i18n/words/source-words';
import { matchPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { namedAs } from '#app/shared/games/sport-of.ts';
import { SourceText } from '#app/shared/names/source-text.tsx';
import { type Column, narrowOnly, wideOnly } from '../table/data-table.tsx';
import { MatchLines } from './match-lines.tsx';
import { SideName } from './side-name.tsx';

type Scheduled = Column<ScheduledMatch>;

/**
 * When, who, how it ended, and in which round where more than one is listed. The sides stand as on boards; on a phone
 * in one column, a line for each.
 */
export function useScheduleColumns({ league, teams, part }: SeasonSchedule) {
  const { t } = useTranslation(['library', 'matches']);
  const viewer = { locale: useLocale(), zone: useZone() };
  const [first, second] = sidesOf(league.gameId);
  const isAtHome = sidesAs(league.gameId) === 'team';
  const team = (match: ScheduledMatch, side: Side) =>
    teams[String(side === 'home' ? match.homeId : match.awayId)] ?? null;

  const when: Scheduled = {
    key: 'date',
    head: t('schedule.date'),
    by: ({ startsAt, date }) => (startsAt ? Date.parse(startsAt) : date),
    className: 'text-start max-md:min-w-0',
    cell: ({ startsAt, timeKnown, date, status }) => {
      const day = timeKnown && startsAt ? zonedDay(new Date(startsAt), viewer.zone) : date;
      return (
        <span className="flex flex-col text-xs whitespace-nowrap text-muted">
          {day
            ? formatDay(day, viewer.locale, 'date')
            : status === 'notStarted'
              ? t('schedule.noDay')
              : '–'}
          {timeKnown && startsAt && <span>{formatTime(startsAt, viewer)}</span>}
        </span>
      );
    },
  };
  const side = (which: Side, at: 'first' | 'second'): Scheduled => ({
    key: which,
    head: t(`schedule.${isAtHome ? which : at}`, { context: namedAs(league.gameId) }),
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
    cell: (match) => <Round match={match} by={sidesAs(league.gameId)} />,
  };
  const sides: Scheduled = {
    key: 'sides',
    head: t('season.sides', { context: namedAs(league.gameId) }),
    className: 'w-full max-w-0 text-start',
    cell: (match) => (
      <MatchLines
        match={match}
        league={league}
        teamOf={(side) => team(match, side)}
        note={
          <span className="flex flex-wrap gap-x-2 text-xs text-muted">
            <Note match={match} first={first} second={second} />
            {part === null && <Round match={match} by={sidesAs(league.gameId)} />}
          </span>
        }
      />
    ),
  };
  return {
    name: when,
    columns: [
      narrowOnly(sides),
      ...[
        side(first, 'first'),
        score,
        side(second, 'second'),
        ...(part === null ? [round] : []),
      ].map(wideOnly),
    ],
  };
}

/** Stage, group and round, each once. */
function Round({ match: { stage, group, round }, by }: { match: ScheduledMatch; by: PlayedBy }) {
  return (
    <span className="flex flex-wrap gap-x-2">
      {[...new Set([stage, group, round])].map(
        (text) =>
          text && (
            <SourceText key={text} by={roundsBy(by, stage)}>
              {text}
            </SourceText>
          ),
      )}
    </span>
  );
}

interface ResultProps {
  match: ScheduledMatch;
  first: Side;
  second: Side;
}

/** The score, or what is to be said in its place. */
function Result(props: ResultProps) {
  const { match, first, second } = props;
  const { score, status } = match;
  const live = status === 'live' || status === 'interrupted';
  return (
    <>
      {score && (
        // Each under its side, also from right to left.
        <span className={live ? 'text-live' : ''}>
          <bdi>{score[first]}</bdi>–<bdi>{score[second]}</bdi>
        </span>
      )}
      <span className="text-xs font-normal text-muted">
        <Note {...props} />
      </span>
    </>
  );
}

/** How it was decided, or why there is no result. */
function Note({ match: { status, late }, first, second }: ResultProps) {
  const { t } = useTranslation('matches');
  const penalties = late.find(({ key }) => key === 'pen');
  if (status !== 'ended') return t(`status.${status}`);
  return penalties
    ? t('outcome.penalties', { home: penalties[first], away: penalties[second] })
    : null;
}
