import { gameById } from '@xiongmao/api/catalogue/games';
import { sidesAs } from '@xiongmao/api/catalogue/sides';
import type { AnyMatchDetail, MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { roundsBy } from '@xiongmao/i18n/words/source-words';
import { Flag } from '@xiongmao/ui/flag';
import { Fragment, Suspense } from 'react';
import { homePath, leaguePath, matchesPath, matchPath } from '#app/paths.ts';
import { Link } from '#app/platform/link.tsx';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import { ClientOnly } from '#app/shared/async/client-only.tsx';
import { GameLogo } from '#app/shared/games/game-logo.tsx';
import { sidesText } from '#app/shared/games/sides-text.ts';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { SourceText } from '#app/shared/names/source-text.tsx';
import { BackLink } from '#app/shared/navigation/back-link.tsx';
import { BellSlot, FollowSlot } from '#app/shared/slots.tsx';
import { scoreboard } from '../../../scoreboard.ts';
import { bestOfWords } from '../../../words.ts';
import { FavouriteStar } from '../../favourite-star.tsx';
import { MatchNotes } from './match-notes.tsx';
import { ScoreLine } from './score/score-line.tsx';
import { TeamSide } from './team-side.tsx';

/** Baseball's and American football's alone. */
const Situation = lazyPart(() => import('./situation.tsx'));
/** Soccer's two halves need none. */
const ScoreTable = lazyPart(() => import('./score/score-table.tsx'));
/** Cricket's alone. */
const CricketMargin = lazyPart(() => import('./cricket-margin.tsx'));
/** Heard, not seen: it may come later than the score. */
const ScoreAnnouncement = lazyPart(() => import('./score/score-announcement.tsx'));
/** Nothing that one looks at first. */
const ShareButton = lazyPart(() => import('#app/shared/sharing/share-button.tsx'));
const told = ['outs', 'bases', 'count', 'down'];

interface MatchHeaderProps {
  detail: MatchDetail;
  /** A class for where it stands: its clock may be beside it, too. */
  statusClass?: string;
  /** On a page about something else, from which nothing leads back to the matches. */
  aside?: boolean;
}

/** Who plays whom, for what, and how it stands. */
export function MatchHeader({ detail, statusClass = '', aside = false }: MatchHeaderProps) {
  const { match } = detail;
  const sport = sportOf(match.gameId);
  const { order, active, winner } = scoreboard(match.state, sport);
  const [first, second] = order;
  const team = (side: Side) => (
    <TeamSide
      team={detail[side]}
      league={detail.league}
      gameId={match.gameId}
      active={active === side}
      beaten={winner !== null && winner !== side}
    />
  );
  return (
    <header className="overflow-x-clip bg-surface md:rounded-lg">
      <Competition detail={detail} aside={aside} />
      {/* On a phone a row of crests around the score, below it names, each with half of the width. Of large letters the score comes last. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_auto] items-center gap-2 px-3 pb-3 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:items-start md:px-8">
        {team(first)}
        <ScoreLine detail={detail} statusClass={statusClass} />
        {team(second)}
      </div>
      {sport.columns.some((key) => key === 'wickets') && (
        <Suspense>
          <CricketMargin detail={detail} />
        </Suspense>
      )}
      {match.state.status === 'live' && sport.columns.some((key) => told.includes(key)) && (
        <Suspense fallback={<div className="h-9" />}>
          <Situation detail={detail} />
        </Suspense>
      )}
      <MatchNotes detail={detail} />
      {!sport.clock?.continuous && match.state.score && (
        <Suspense fallback={<div className="h-27" />}>
          <ScoreTable detail={detail} />
        </Suspense>
      )}
      <Suspense>
        <ScoreAnnouncement detail={detail} />
      </Suspense>
    </header>
  );
}

const nameOf = (detail: AnyMatchDetail) =>
  sidesText(detail.match.gameId, detail) ?? detail.league.name;

/** What brings notices of a match: its star, and who and what plays. */
function subjectsOf(detail: AnyMatchDetail) {
  const { match, home, away, league } = detail;
  const { id, gameId } = match;
  const of = <Kind extends string>(kind: Kind, { id, name }: { id: number; name: string }) => ({
    ...{ kind, id, name, gameId },
  });
  return [
    of('match', { id, name: nameOf(detail) }),
    ...[home, away].flatMap((team) => (team ? [of('team', team)] : [])),
    of('league', league),
  ];
}

const shareRoom = <span className="size-11 shrink-0 md:size-9" />;

/** What a match is part of, between the way back and its star. */
export function Competition({
  detail,
  aside = false,
}: {
  detail: AnyMatchDetail;
  aside?: boolean;
}) {
  const { t } = useTranslation('matches');
  const { match, league } = detail;
  const game = gameById(match.gameId);
  const parts = new Set([match.stage, match.group, match.round].filter((part) => part !== null));
  return (
    <div className="flex min-h-11 items-center justify-end gap-1 text-xs text-muted max-[22rem]:flex-wrap">
      {aside ? (
        <span className="size-11" />
      ) : (
        <BackLink to={game ? matchesPath(game.slug) : homePath} className="me-auto" />
      )}
      <div className="flex min-w-0 grow items-center justify-center gap-1.5 max-[22rem]:order-last max-[22rem]:basis-full max-[22rem]:px-3">
        {league.country ? (
          <Flag country={league.country} className="h-3" />
        ) : (
          <GameLogo game={game} />
        )}
        <p className="line-clamp-2 text-center text-balance wrap-anywhere max-[22rem]:line-clamp-none">
          <Link
            to={leaguePath(league.id, null, match.seasonId)}
            prefetch="none"
            className="hover:text-ink hover:underline"
          >
            <bdi>{league.name}</bdi>
          </Link>
          {[...parts].map((part) => (
            <Fragment key={part}>
              {'\u00a0· '}
              <SourceText by={roundsBy(sidesAs(match.gameId), match.stage)}>{part}</SourceText>
            </Fragment>
          ))}
          {match.bestOf && <>&nbsp;· {bestOfWords(t, match.gameId, match.bestOf)}</>}
        </p>
        <FollowSlot target={{ kind: 'league', id: league.id }} name={league.name} />
      </div>
      {!aside && (
        <ClientOnly fallback={shareRoom}>
          {() => (
            <Suspense fallback={shareRoom}>
              <ShareButton title={nameOf(detail)} path={matchPath(match)} icon />
            </Suspense>
          )}
        </ClientOnly>
      )}
      <BellSlot subjects={subjectsOf(detail)} />
      <FavouriteStar
        match={match}
        home={detail.home?.name ?? league.name}
        away={detail.away?.name}
      />
    </div>
  );
}
