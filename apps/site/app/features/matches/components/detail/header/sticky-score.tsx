import type { MatchDetail, Side } from '@xiongmao/api/matches/shapes';
import { Crest } from '@xiongmao/ui/crest';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { scoreboard } from '../../../scoreboard.ts';
import { Name } from '../name.tsx';
import { StatusLine } from './status-line.tsx';

interface StickyScoreProps {
  detail: MatchDetail;
  /** Whether the header, for which it stands in, is scrolled away. */
  shown: boolean;
}

/** The score in one line at the top of the screen while the header is out of sight. Silent: it repeats. */
export default function StickyScore({ detail, shown }: StickyScoreProps) {
  const { match } = detail;
  const board = scoreboard(match.state, sportOf(match.gameId));
  const [first, second] = board.order;
  const name = (side: Side) => (
    <>
      <Name className="text-sm font-semibold md:hidden">
        {detail[side].abbr ?? detail[side].name}
      </Name>
      <Name className="hidden text-sm font-semibold md:inline">{detail[side].name}</Name>
    </>
  );
  return (
    <div
      aria-hidden="true"
      className={`fixed inset-x-0 top-0 z-20 bg-surface duration-150 motion-safe:transition-[translate,opacity] ${shown ? '' : 'pointer-events-none -translate-y-full opacity-0'}`}
    >
      <div className="mx-auto grid h-11 max-w-[90rem] grid-cols-[1fr_auto_1fr] items-center gap-3 px-4">
        <span className="flex min-w-0 items-center gap-2">
          <Crest name={detail[first].name} />
          {name(first)}
        </span>
        <span className="flex flex-col items-center leading-none">
          {board.total && (
            <span className="tabular text-base leading-5 font-bold">
              {board.total[first] || '–'} – {board.total[second] || '–'}
            </span>
          )}
          <StatusLine match={match} className="text-xs" />
        </span>
        <span className="flex min-w-0 items-center justify-end gap-2">
          {name(second)}
          <Crest name={detail[second].name} />
        </span>
      </div>
    </div>
  );
}
