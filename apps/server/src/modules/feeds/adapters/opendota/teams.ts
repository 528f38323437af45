import type { Camp, Meeting, Team } from './game.ts';
import type { ListedTeam } from './shapes.ts';

/** What lists beside the matches tell of teams and leagues. */
export interface Names {
  leagues: Map<number, string>;
  teams: ListedTeam[];
}

/** A public game has no teams: they are called as their camps are. */
const camped = { radiant: 'Radiant', dire: 'Dire' } as const satisfies Record<Camp, string>;

/** A team by its id, or by its name where that is all there is. */
export function teamOf(
  id: number | null | undefined,
  name: string | null | undefined,
  tag: string | null | undefined,
  camp: Camp,
  { teams }: Names,
): Team {
  const called = (name ?? '').replaceAll('\ufffd', '').trim().slice(0, 160);
  if (!id && !called) return { id: camp, name: camped[camp] };
  const namesakes = teams.filter((team) =>
    id && team.team_id ? team.team_id === id : team.name.trim() === called,
  );
  const [listed] = namesakes.length === 1 ? namesakes : [];
  const abbr = (tag ?? listed?.tag ?? '').trim().slice(0, 12);
  const country = (listed?.country_code ?? '').trim().toUpperCase();
  return {
    id: id ? String(id) : called,
    name: called || listed?.name.trim() || null,
    ...(abbr && { abbr }),
    ...(/^[A-Z]{2}$/.test(country) && { country }),
  };
}

export function leagueOf(
  id: number | null | undefined,
  name: string | null | undefined,
  { leagues }: Names,
): Meeting['league'] {
  if (!id) return null;
  return { id: String(id), name: (name ?? leagues.get(id) ?? '').trim().slice(0, 160) || null };
}
