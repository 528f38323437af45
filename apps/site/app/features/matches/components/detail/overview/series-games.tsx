import type { MatchDetail, PeriodScore, Side } from '@xiongmao/api/matches/shapes';
import { Badge } from '@xiongmao/ui/badge';
import { Crest } from '@xiongmao/ui/crest';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Trophy from 'lucide-react/icons/trophy';
import { useTranslation } from 'react-i18next';
import { sportOf } from '../../../sport-of.ts';
import { periodLabel } from '../../../status-label.ts';
import { say } from '../../../words.ts';
import { DraftLists } from './draft-lists.tsx';

/** The games of a best-of-N: where each was played, how it ended, from which side and with what picks. */
export function SeriesGames({ detail }: { detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { match } = detail;
  if (sportOf(match.gameId).inner === null || match.state.periods.length === 0) return null;
  return (
    <section aria-label={t('esport.games')} className="flex flex-col gap-2">
      {match.state.periods.toReversed().map((game) => (
        <Game key={game.key} game={game} detail={detail} />
      ))}
    </section>
  );
}

function Game({ game, detail }: { game: PeriodScore; detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const { state, gameId } = detail.match;
  const label = say(t, periodLabel(game.key, gameId).full);
  const drafting = !game.winner && state.phase === 'banPick';
  const open = !game.winner && state.status === 'live';
  return (
    <details open={open} className="group bg-surface md:rounded-lg">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 text-sm">
        <span className="font-semibold">{label}</span>
        {game.map && <Badge>{game.map}</Badge>}
        {open && (
          <span className="text-xs font-semibold text-live">
            {drafting ? t('phase.banPick') : t('status.live')}
          </span>
        )}
        <span className="ms-auto flex items-center gap-2">
          <SideScore game={game} side="home" detail={detail} />
          <span className="text-muted">–</span>
          <SideScore game={game} side="away" detail={detail} />
          {game.picks && (
            <ChevronDown aria-hidden className="size-4 text-muted group-open:rotate-180" />
          )}
        </span>
      </summary>
      {game.picks && <DraftLists game={game} detail={detail} />}
    </details>
  );
}

function SideScore({ game, side, detail }: { game: PeriodScore; side: Side; detail: MatchDetail }) {
  const { t } = useTranslation('matches');
  const won = game.winner === side;
  return (
    <span className={`flex items-center gap-1.5 ${side === 'away' ? 'flex-row-reverse' : ''}`}>
      {won && (
        <Trophy
          role="img"
          aria-label={t('esport.winner', { team: detail[side].name })}
          className="size-3.5 text-accent"
        />
      )}
      <Crest name={detail[side].name} />
      <span
        className={`tabular min-w-[2ch] text-center ${won ? 'font-bold' : game.winner ? 'text-muted' : ''}`}
      >
        {game[side]}
      </span>
    </span>
  );
}
