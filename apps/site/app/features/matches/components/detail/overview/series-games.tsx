import type { MatchDetail, PeriodScore } from '@xiongmao/api/matches/shapes';
import { playedSide } from '@xiongmao/api/matches/sheets/played-side';
import type { Side } from '@xiongmao/api/matches/sides';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Trophy from 'lucide-react/icons/trophy';
import type { ReactNode } from 'react';
import { partOf, sportOf } from '#app/shared/games/sport-of.ts';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { DraftLists } from './draft-lists.tsx';

interface GameProps {
  game: PeriodScore;
  detail: MatchDetail;
}

/** The games of a best-of-N: where each was played, how it ended, from which side and with what picks. */
export function SeriesGames({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { match } = detail;
  if (sportOf(match.gameId).inner === null || match.state.periods.length === 0) return null;
  return (
    <section
      aria-label={t('esport.games', { context: partOf(match.gameId) })}
      className="flex flex-col gap-2"
    >
      {match.state.periods.toReversed().map((game) => (
        <Game key={game.key} game={game} detail={detail} />
      ))}
    </section>
  );
}

/** A game in a line; one with a draft opens, and is open while it is played. */
function Game({ game, detail }: GameProps) {
  const surface = 'group bg-surface md:rounded-lg';
  if (!game.picks?.length) {
    return (
      <div className={surface}>
        <GameLine game={game} detail={detail} />
      </div>
    );
  }
  return (
    <details open={isPlayed(game, detail)} className={surface}>
      <summary className="cursor-pointer list-none">
        <GameLine game={game} detail={detail}>
          <ChevronDown aria-hidden className="size-4 text-muted group-open:rotate-180" />
        </GameLine>
      </summary>
      <DraftLists game={game} detail={detail} />
    </details>
  );
}

function isPlayed(game: PeriodScore, { match }: MatchDetail): boolean {
  return !game.winner && match.state.status === 'live';
}

function GameLine({ game, detail, children }: GameProps & { children?: ReactNode }) {
  const { t } = useTranslation('matches');
  const { state, gameId } = detail.match;
  const { inner } = sportOf(gameId);
  const now = state.phase === 'banPick' ? t('phase.banPick') : t('status.live');
  return (
    <div className="flex min-h-11 items-center gap-3 px-4 text-sm">
      <span className="font-semibold">{say(t, periodLabel(game.key, gameId).full)}</span>
      {game.map && <Badge>{game.map}</Badge>}
      {isPlayed(game, detail) && <span className="text-xs font-semibold text-live">{now}</span>}
      <span className="ms-auto flex items-center gap-2">
        {inner && <span className="text-xs text-muted">{t(`counted.${inner}`)}</span>}
        <SideScore game={game} side="home" detail={detail} />
        <span className="text-muted">–</span>
        <SideScore game={game} side="away" detail={detail} />
        {children}
      </span>
    </div>
  );
}

function SideScore({ game, side, detail }: GameProps & { side: Side }) {
  const { t } = useTranslation('matches');
  const won = game.winner === side;
  const plays = playedSide(game, side);
  const weight = won ? 'font-bold' : game.winner ? 'text-muted' : '';
  return (
    <span className={`flex items-center gap-1.5 ${side === 'away' ? 'flex-row-reverse' : ''}`}>
      {won && (
        <Trophy
          role="img"
          aria-label={t('esport.winner', { team: detail[side].name })}
          className="size-3.5 text-accent"
        />
      )}
      {plays && !game.picks?.length && (
        <span className="hidden text-xs text-muted md:inline">{t(`side.${plays}`)}</span>
      )}
      <TeamCrest team={detail[side]} />
      <span className={`tabular min-w-[2ch] text-center ${weight}`}>{game[side]}</span>
    </span>
  );
}
