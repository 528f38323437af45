import { gameById } from '@xiongmao/api/catalogue/games';
import type { MatchDetail, Side } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Flag } from '@xiongmao/ui/flag';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { FollowMark } from '#app/features/users/components/follow-mark.tsx';
import { Link } from '#app/platform/link.tsx';
import { scoreboard } from '../../../scoreboard.ts';
import { sportOf } from '../../../sport-of.ts';
import { FavouriteStar } from '../../favourite-star.tsx';
import { GameLogo } from '../../game-logo.tsx';
import { MatchNotes } from './match-notes.tsx';
import { ScoreAnnouncement } from './score-announcement.tsx';
import { ScoreLine } from './score-line.tsx';
import { ScoreTable } from './score-table.tsx';
import { Situation } from './situation.tsx';
import { TeamSide } from './team-side.tsx';
import { useWayBack } from './use-way-back.ts';

/** Who plays whom, for what, and how it stands. */
export function MatchHeader({ detail }: { detail: MatchDetail }) {
  const { match } = detail;
  const { order, active, winner } = scoreboard(match.state, sportOf(match.gameId));
  const [first, second] = order;
  const team = (side: Side) => (
    <TeamSide
      team={detail[side]}
      gameId={match.gameId}
      active={active === side}
      beaten={winner !== null && winner !== side}
    />
  );
  return (
    <header className="bg-surface md:rounded-lg">
      <Competition detail={detail} />
      <div className="grid grid-cols-[1fr_auto_1fr] items-start gap-2 px-3 pb-3 md:px-8">
        {team(first)}
        <ScoreLine detail={detail} />
        {team(second)}
      </div>
      <Situation match={match} />
      <MatchNotes detail={detail} />
      <ScoreTable detail={detail} />
      <ScoreAnnouncement detail={detail} />
    </header>
  );
}

function Competition({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation(['matches', 'common']);
  const { match, league } = detail;
  const game = gameById(match.gameId);
  const back = useWayBack();
  const parts = [match.stage, match.group, match.round].filter(Boolean);
  return (
    <div className="flex min-h-11 items-center gap-1 text-xs text-muted">
      <Link
        to={game ? `/match/${game.slug}` : '/'}
        onClick={back}
        aria-label={t('common:action.back')}
        className="flex size-11 shrink-0 items-center justify-center hover:text-ink"
      >
        <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
      </Link>
      <div className="flex min-w-0 grow items-center justify-center gap-1.5">
        {league.country ? (
          <Flag country={league.country} className="h-3" />
        ) : (
          <GameLogo game={game} />
        )}
        <p className="truncate">
          {[league.name, ...parts].join(' · ')}
          {match.bestOf && <> · {t('matches:detail.bestOf', { n: match.bestOf })}</>}
        </p>
        <FollowMark target={{ kind: 'league', id: league.id }} name={league.name} />
      </div>
      <FavouriteStar match={match} home={detail.home.name} away={detail.away.name} />
    </div>
  );
}
