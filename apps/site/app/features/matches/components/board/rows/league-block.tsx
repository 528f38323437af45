import type { Board } from '@xiongmao/api/matches/shapes';
import { memo, useState } from 'react';
import { useNear } from '#app/shared/async/use-near.ts';
import { sportOf } from '#app/shared/games/sport-of.ts';
import type { LeagueGroup } from '../../../api/board/league-groups.ts';
import { boardColumns } from '../columns/board-columns.ts';
import { LeagueHeader } from './league-header.tsx';
import { LightRows } from './light-rows.tsx';
import { MatchRow } from './match-row.tsx';

const headerHeight = 40;
const rowHeight = 56;
/** Leagues that were closed stay so while one goes about the site. */
const closed = new Set<number>();

interface LeagueBlockProps {
  group: LeagueGroup;
  teams: Board['teams'];
  day: string | null;
  /** How many of its rows are full from the first; the others are light until the screen comes near. */
  full: number;
}

/** The matches of one league. Out of sight it is not laid out, and keeps its height. */
export const LeagueBlock = memo(function LeagueBlock(props: LeagueBlockProps) {
  const { group, teams, day, full } = props;
  const { league, matches } = group;
  const [open, setOpen] = useState(!closed.has(league.id));
  const [section, near] = useNear<HTMLElement>(full >= matches.length);
  const shown = near ? matches.length : Math.min(full, matches.length);
  const columns = shown > 0 ? boardColumns(sportOf(league.gameId), matches) : [];
  const height = headerHeight + (open ? matches.length * rowHeight : 0);

  function toggle(): void {
    if (open) closed.add(league.id);
    else closed.delete(league.id);
    setOpen(!open);
  }

  return (
    <section
      ref={section}
      className="bg-surface [content-visibility:auto] md:rounded-lg"
      style={{ containIntrinsicBlockSize: `auto ${height}px` }}
    >
      <LeagueHeader group={group} columns={columns} open={open} onToggle={toggle} />
      {open && shown > 0 && (
        <ul>
          {matches.slice(0, shown).map((match) => {
            const home = teams[match.homeId ?? 0];
            const away = teams[match.awayId ?? 0];
            if (match.homeId && !(home && away)) return null;
            return <MatchRow key={match.id} {...{ match, home, away, league, columns, day }} />;
          })}
        </ul>
      )}
      {open && shown < matches.length && (
        <LightRows matches={matches.slice(shown)} teams={teams} day={day} />
      )}
    </section>
  );
}, isSame);

/** Deltas make new groups of matches that are mostly the same. */
function isSame(a: LeagueBlockProps, b: LeagueBlockProps): boolean {
  return (
    a.teams === b.teams &&
    a.day === b.day &&
    a.full === b.full &&
    a.group.league === b.group.league &&
    a.group.matches.length === b.group.matches.length &&
    a.group.matches.every((match, index) => match === b.group.matches[index])
  );
}
