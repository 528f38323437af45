import type { Client } from '@xiongmao/api/client';
import type { BoardMatch } from '@xiongmao/api/matches/shapes';
import { createMayTell } from '#app/platform/spoilers/kept.ts';
import type { HeldBoard } from './board-query.ts';

/** As many as one call gives by their ids. */
const pageSize = 100;

/** Of a list that tells nobody's results, the matches that this viewer may be told, and those to be told anew. */
export function untoldOf({
  matches,
  untold = [],
}: Pick<HeldBoard, 'matches' | 'untold'>): number[] {
  const mayTell = createMayTell();
  const concealed = matches.filter((match) => match.state.concealed && mayTell(match));
  return [...concealed.map(({ id }) => id), ...untold];
}

/** Matches as they may be told. */
export async function fetchTold(api: Client, ids: readonly number[]): Promise<BoardMatch[]> {
  const told: BoardMatch[] = [];
  for (let from = 0; from < ids.length; from += pageSize) {
    const body = { matchIds: ids.slice(from, from + pageSize), pageSize };
    told.push(...(await api('POST /v2/match/getPCGameMatchByCondition', { body })).matches);
  }
  return told;
}

/** A list with these laid over it, but where something newer came while they were asked for. */
export function withTold(
  now: HeldBoard,
  asked: { of: Pick<HeldBoard, 'matches'>; ids: ReadonlySet<number> },
  told: readonly BoardMatch[],
): HeldBoard {
  const before = new Map(asked.of.matches.map(({ id, state }) => [id, state]));
  const over = new Map(told.map((match) => [match.id, match]));
  const isNewer = ({ id, state }: BoardMatch) => !state.concealed && state !== before.get(id);
  return {
    ...now,
    matches: now.matches.map((match) =>
      asked.ids.has(match.id) && !isNewer(match) ? (over.get(match.id) ?? match) : match,
    ),
    ...(now.untold && { untold: now.untold.filter((id) => !asked.ids.has(id)) }),
  };
}
