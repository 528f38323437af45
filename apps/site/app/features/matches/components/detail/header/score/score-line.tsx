import type { Sport } from '@xiongmao/api/catalogue/sports';
import type { MatchDetail, PageMatch } from '@xiongmao/api/matches/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { ShowResult } from '#app/platform/spoilers/parts.tsx';
import { sidesText } from '#app/shared/games/sides-text.ts';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { type Scoreboard, type ScoreColumnView, scoreboard } from '../../../../scoreboard.ts';
import { periodLabel, statusLabel } from '../../../../status-label.ts';
import { say } from '../../../../words.ts';
import { PlayedOn, StartTime, StatusLine } from '../status-line.tsx';
import { BigScore } from './big-score.tsx';

interface ScoreLineProps {
  detail: MatchDetail;
  statusClass: string;
}

/** The middle of the header: the score, or when the match starts, and where it stands. */
export function ScoreLine({ detail, statusClass }: ScoreLineProps) {
  const { match } = detail;
  const sport = sportOf(match.gameId);
  const board = scoreboard(match.state, sport);
  const live = match.state.status === 'live' || match.state.status === 'interrupted';
  return (
    <div className="flex flex-col items-center justify-center gap-1 text-center max-md:col-span-2 max-md:row-start-1 max-[20rem]:col-span-full max-[20rem]:row-start-3 md:min-h-24">
      {board.total ? (
        <BigScore board={board} digits={digitsOf(sport)} live={live} />
      ) : (
        <StartTime match={match} />
      )}
      <SpokenScore detail={detail} board={board} />
      <Compact board={board} sport={sport} live={live} />
      {match.state.status !== 'notStarted' && (live || !board.decider) && (
        <StatusLine match={match} className={`text-sm ${statusClass}`} />
      )}
      <Footnote match={match} board={board} />
      {match.state.concealed && (
        <ShowResult match={match} sides={sidesText(match.gameId, detail)} />
      )}
      {board.total && !live && <PlayedOn match={match} />}
    </div>
  );
}

/** Runs and wickets, hundreds of points, or a few goals. */
function digitsOf(sport: Sport): number {
  if (sport.columns.includes('wickets')) return 5;
  return sport.surface === 'court' ? 3 : 2;
}

/** The score as one sentence, for those who listen: in figures and boxes it has no names. */
function SpokenScore({ detail, board }: { detail: MatchDetail; board: Scoreboard }) {
  const { t } = useTranslation('matches');
  if (!board.total) return null;
  const [first, second] = board.order;
  const words = {
    home: detail[first].name,
    away: detail[second].name,
    homeScore: board.total[first] || '–',
    awayScore: board.total[second] || '–',
    status: say(t, statusLabel(detail.match).full),
  };
  return <p className="sr-only">{t('aria.score', words)}</p>;
}

interface CompactProps {
  board: Scoreboard;
  sport: Sport;
  live: boolean;
}

/**
 * What is being played for right now, by name: `40:15` alone could be a clock. Between two games its place is
 * kept.
 */
function Compact({ board, sport, live }: CompactProps) {
  const { t } = useTranslation('matches');
  if (board.compact.length === 0) {
    return live && sport.scoring === 'wins' ? <p className="h-5" /> : null;
  }
  const [first, second] = board.order;
  return (
    <p className="tabular flex flex-wrap justify-center gap-x-3 text-sm font-semibold">
      {board.compact.map((column) => (
        // Boxes, not text: in a line of text figures around a colon never mirror.
        <span key={column.key} className={`flex ${column.current ? 'text-accent' : 'text-muted'}`}>
          <span className="me-1.5 font-normal text-muted">{t(countedBy(column, sport))}</span>
          <span data-side={first}>{column[first] || '–'}</span>
          <span className="mx-1 font-normal text-muted">:</span>
          <span data-side={second}>{column[second] || '–'}</span>
        </span>
      ))}
    </p>
  );
}

/** The name of what a column counts: games within a set of tennis, kills or rounds within a game. */
function countedBy({ key, kind }: ScoreColumnView, sport: Sport) {
  if (kind === 'column') return `column.${key}` as 'column.overs';
  return `counted.${sport.inner ?? (sport.columns.includes('point') ? 'games' : 'points')}` as const;
}

/** The score at half time, and the shoot-out that decided. */
function Footnote({ match, board }: { match: PageMatch; board: Scoreboard }) {
  const { t } = useTranslation('matches');
  const sport = sportOf(match.gameId);
  const { status, phase } = match.state;
  const half = phase === 'h1' ? undefined : board.columns[0];
  const decider = sport.extra.find((extra) => !extra.inScore);
  const [first, second] = board.order;
  return (
    <>
      {board.decider && decider && (
        <p className="text-sm font-semibold">
          {say(t, periodLabel(decider.key, match.gameId).short)}{' '}
          <span className="tabular">
            {board.decider[first]}–{board.decider[second]}
          </span>
        </p>
      )}
      {sport.clock?.continuous && (half || status === 'live') && (
        <p className="tabular min-h-4 text-xs text-muted">
          {half && t('outcome.halfTimeScore', { home: half.home, away: half.away })}
        </p>
      )}
    </>
  );
}
