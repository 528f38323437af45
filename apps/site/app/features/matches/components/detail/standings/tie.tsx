import type { League } from '@xiongmao/api/catalogue/shapes';
import { inOrder, sidesOf } from '@xiongmao/api/catalogue/sides';
import type { BracketTie } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { isInPlay, isPlayed } from '@xiongmao/api/matches/statuses';
import { formatDate } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { matchPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Name } from '#app/shared/names/name.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { TeamFlag } from '#app/shared/names/team-flag.tsx';

type Leg = BracketTie['legs'][number];

interface TieProps {
  tie: BracketTie;
  /** The ties of the round before, by which an open side is called. */
  before: readonly BracketTie[];
  /** Its round is: who is not known will not be found. */
  isOver: boolean;
  league: League;
  matchId?: number | undefined;
}

/** Two sides of a knock-out round, what they scored, and who goes on. One match is a link as a whole. */
export function Tie({ tie, before, isOver, league, matchId }: TieProps) {
  const { gameId } = league;
  const { legs } = tie;
  const [only, second] = legs;
  const isHere = legs.some((leg) => leg.matchId === matchId);
  const look = `block rounded-sm bg-raised px-2 py-1.5 text-sm ${isHere ? 'relative z-1 outline-2 outline-accent' : ''}`;
  const sides = sidesOf(gameId).map((side) => (
    <SideOfTie key={side} {...{ side, tie, before, isOver, league }} />
  ));
  if (only && !second) {
    return (
      <Link
        to={matchPath({ id: only.matchId, gameId })}
        prefetch="none"
        aria-current={isHere ? 'true' : undefined}
        className={`${look} hover:bg-line`}
      >
        {sides}
        <LegNote leg={only} />
        <LevelNote tie={tie} />
      </Link>
    );
  }
  return (
    <div className={look}>
      {sides}
      {legs.length > 0 && (
        <ol className="flex flex-wrap gap-x-1 text-xs text-muted">
          {legs.map((leg) => (
            <li key={leg.matchId}>
              <Link
                to={matchPath({ id: leg.matchId, gameId })}
                prefetch="none"
                aria-current={leg.matchId === matchId ? 'true' : undefined}
                className="flex min-h-11 min-w-11 flex-wrap items-center gap-x-1 hover:text-ink md:min-h-6 md:min-w-6"
              >
                <LegScore leg={leg} gameId={gameId} />
                <LegNote leg={leg} />
              </Link>
            </li>
          ))}
        </ol>
      )}
      <LevelNote tie={tie} />
    </div>
  );
}

function SideOfTie(props: { side: Side } & Omit<TieProps, 'matchId'>) {
  const { side, tie, before, isOver, league } = props;
  const { t } = useTranslation('matches');
  const { team, from } = tie[side];
  const { winner } = tie;
  if (!team) {
    const source = from === null ? undefined : before[from];
    return (
      <p className="flex min-h-7 items-center text-xs text-muted">
        {isOver ? t('bracket.unknown') : <OpenSide tie={source} gameId={league.gameId} />}
      </p>
    );
  }
  const tone = winner === side ? 'font-semibold' : winner ? 'text-muted' : '';
  const live = tie.legs.some(({ status }) => isInPlay(status));
  const score = tie.total ?? (tie.legs.length === 1 ? tie.legs[0]?.score : null);
  return (
    <p className={`flex min-h-7 items-center gap-1.5 ${tone}`}>
      <TeamCrest team={team} />
      <span className="flex min-w-0 grow items-center">
        <TeamFlag team={team} league={league} />
        <Name>{team.name}</Name>
      </span>
      <span className={`tabular ${live ? 'text-live' : ''}`}>{score?.[side]}</span>
      {winner === side && <span className="sr-only">{t('bracket.advances')}</span>}
    </p>
  );
}

/** Who is still to be found: the winner of two whose names are known, or nobody knows. */
function OpenSide({ tie, gameId }: { tie: BracketTie | undefined; gameId: number }) {
  const { t } = useTranslation('matches');
  const [home, away] = [tie?.home.team?.name, tie?.away.team?.name];
  return home && away ? t('bracket.winnerOf', inOrder(gameId, { home, away })) : t('bracket.open');
}

function LegScore({ leg: { score }, gameId }: { leg: Leg; gameId: number }) {
  if (!score) return null;
  const [first, second] = sidesOf(gameId);
  return (
    <bdi className="tabular">
      {score[first]}–{score[second]}
    </bdi>
  );
}

/** All is played, and nobody tells who goes on. */
function LevelNote({ tie: { legs, winner } }: { tie: BracketTie }) {
  const { t } = useTranslation('matches');
  const isSettled = legs.every(({ status }) => isPlayed(status));
  if (winner || legs.length === 0 || !isSettled) return null;
  return <span className="text-xs text-muted">{t('bracket.level')}</span>;
}

/** How a match was decided, or when it is. */
function LegNote({ leg }: { leg: Leg }) {
  const { t } = useTranslation('matches');
  const viewer = { locale: useLocale(), zone: useZone() };
  const { extraTime, penalties, score, startsAt } = leg;
  const note = [
    extraTime && t('statusShort.afterExtraTime'),
    penalties && t('outcome.penalties', { home: penalties.home, away: penalties.away }),
  ].filter(Boolean);
  if (note.length > 0) return <span className="text-xs text-muted">{note.join(' · ')}</span>;
  return score ? null : (
    <span className="text-xs text-muted">{startsAt && formatDate(startsAt, viewer)}</span>
  );
}
