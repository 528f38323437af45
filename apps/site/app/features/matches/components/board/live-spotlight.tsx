import { useQuery } from '@tanstack/react-query';
import { sidesOf } from '@xiongmao/api/catalogue/sides';
import type { Board, BoardMatch } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { matchPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { Link } from '#app/platform/link.tsx';
import { SideDot } from '#app/shared/games/sides.tsx';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { isLive } from '../../api/board/league-groups.ts';
import { useFavourites } from '../../api/favourites/use-favourites.ts';
import { trendsQuery } from '../../api/match-queries.ts';
import { momentumBars } from '../detail/trends/momentum.ts';
import { MomentumChart } from '../detail/trends/momentum-chart.tsx';
import { useBoardView } from './board-context.tsx';
import { MatchTime } from './rows/match-time.tsx';

/** ms between two looks at the trends: they come by no stream. */
const pollInterval = 20_000;

/** One live match with its momentum: a favourite, or the one that is furthest on. */
export default function LiveSpotlight({ board }: { board: Board }) {
  const favourites = useFavourites();
  const match = spotlit(board, favourites);
  return match ? <Momentum key={match.id} board={board} match={match} /> : null;
}

function Momentum({ board, match }: { board: Board; match: BoardMatch }) {
  const { t } = useBoardView();
  const { data } = useQuery({ ...trendsQuery(useApi(), match.id), refetchInterval: pollInterval });
  const bars = momentumBars(data?.minutes ?? [], [], sportOf(match.gameId));
  if (bars.length === 0) return null;
  return (
    <section className="rounded-lg bg-surface py-3">
      <h2 className="px-4 pb-2 text-sm font-semibold">{t('trends.momentum')}</h2>
      <Link to={matchPath(match)} className="block -outline-offset-2">
        <div className="flex items-center pe-4">
          <MatchTime match={match} day={null} />
          <div className="min-w-0 grow">
            {sidesOf(match.gameId).map((side) => (
              <SideOfMatch key={side} board={board} match={match} side={side} />
            ))}
          </div>
        </div>
        <div className="px-4">
          <MomentumChart
            bars={bars}
            sides={sidesOf(match.gameId)}
            label={t('trends.momentumHint')}
            height="strip"
          />
        </div>
      </Link>
    </section>
  );
}

interface SideOfMatchProps {
  board: Board;
  match: BoardMatch;
  side: Side;
}

function SideOfMatch({ board, match, side }: SideOfMatchProps) {
  const team = board.teams[(side === 'home' ? match.homeId : match.awayId)!];
  return (
    <p className="flex items-center gap-2 text-sm">
      <SideDot side={side} />
      <span dir="auto" className="truncate">
        {team?.name}
      </span>
      <span className="ms-auto text-base/6 font-semibold tabular">{match.state.score?.[side]}</span>
    </p>
  );
}

/** Only soccer has a momentum: its clock runs on. */
function spotlit(board: Board, favourites: ReadonlySet<number>): BoardMatch | undefined {
  const rank = ({ id }: BoardMatch) => (favourites.has(id) ? 0 : 1);
  return board.matches
    .filter((match) => isLive(match) && sportOf(match.gameId).clock?.continuous)
    .sort((a, b) => rank(a) - rank(b) || Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
}
