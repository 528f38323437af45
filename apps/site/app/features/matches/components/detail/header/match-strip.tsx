import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';
import { sportOf } from '#app/shared/games/sport-of.ts';
import { Name } from '#app/shared/names/name.tsx';
import { TeamCrest } from '#app/shared/names/team-crest.tsx';
import { scoreboard } from '../../../scoreboard.ts';
import { StatusLine } from './status-line.tsx';

/** The score in one line; names in full where it is wide. */
export function MatchStrip({ detail }: { detail: MatchDetail }) {
  const { match } = detail;
  const board = scoreboard(match.state, sportOf(match.gameId));
  const [first, second] = board.order;
  const name = (side: Side) => (
    <>
      <Name className="text-sm font-semibold @xl:hidden">
        {detail[side].abbr ?? detail[side].name}
      </Name>
      <Name className="hidden text-sm font-semibold @xl:inline">{detail[side].name}</Name>
    </>
  );
  return (
    <div className="@container mx-auto h-full max-w-[90rem]">
      <div className="grid h-full grid-cols-[1fr_auto_1fr] items-center gap-3 px-4">
        <span className="flex min-w-0 items-center gap-2">
          <TeamCrest team={detail[first]} />
          {name(first)}
        </span>
        <span className="flex flex-col items-center leading-none">
          {board.total && (
            <span className="tabular text-base leading-5 font-bold">
              {board.total[first] || '–'} – {board.total[second] || '–'}
            </span>
          )}
          <StatusLine match={match} className="text-xs" isBrief />
        </span>
        <span className="flex min-w-0 items-center justify-end gap-2">
          {name(second)}
          <TeamCrest team={detail[second]} />
        </span>
      </div>
    </div>
  );
}
