import type { LibrarySeason } from '@xiongmao/api/library/shapes';
import { type TableScope, tableScopes } from '@xiongmao/api/matches/table-scopes';
import { readPage } from '#app/shared/list/list-address.ts';
import type { ScheduleAsked, TablesAsked } from './library-queries.ts';

/** Which matches of a season's schedule are listed, but for its rounds. */
export const scheduleStates = ['past', 'upcoming'] as const;

export const readNumber = (text: string | null): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;

/** What of a season's tables an address names. */
export const readTables = ({ id }: LibrarySeason, search: URLSearchParams) =>
  ({ seasonId: id, scope: readScope(search) }) satisfies TablesAsked;

const readScope = (search: URLSearchParams): TableScope =>
  tableScopes.find((scope) => scope === search.get('scope')) ?? 'all';

/** What of a season's schedule an address names. */
export function readSchedule({ id }: LibrarySeason, search: URLSearchParams): ScheduleAsked {
  const part = readNumber(search.get('round'));
  const teamId = readNumber(search.get('team'));
  const status = scheduleStates.find((state) => state === search.get('state'));
  return {
    seasonId: id,
    page: readPage(search.get('page')),
    ...(part !== undefined && part <= 1000 && { part }),
    ...(teamId !== undefined && { teamId }),
    ...(status && { status }),
  };
}
