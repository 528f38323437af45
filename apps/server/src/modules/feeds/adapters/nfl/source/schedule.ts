import { z } from 'zod';
import { instantOf } from '../../reading/local-time.ts';
import { isGameId, isSeasonType, type SeasonType } from '../league.ts';

const row = z.object({
  eid: z.string().refine(isGameId, 'no game id'),
  home: z.string().min(1).max(12),
  away: z.string().min(1).max(12),
  year: z.int().min(1920).max(2100),
  season_type: z.custom<SeasonType>(isSeasonType, 'no season type'),
  week: z.int().min(0).max(30),
  wday: z.string().nullish(),
  time: z.string().nullish(),
  meridiem: z.string().nullish(),
});

/** One game as the schedule lists it. */
export interface Listed {
  eid: string;
  home: string;
  away: string;
  year: number;
  type: SeasonType;
  week: number;
  /** Null where no time is told. */
  startsAt: string | null;
}

/** The rows of a schedule; null for what is none. */
export function scheduleOf(
  value: unknown,
  odd: (place: string, reason: string, raw: unknown) => void,
): Listed[] | null {
  const games = (value as { games?: unknown } | null)?.games;
  if (typeof games !== 'object' || games === null) return null;
  // Pairs of id and row, or rows by id.
  const rows = Array.isArray(games) ? games : Object.entries(games);
  return rows.flatMap((entry: unknown, index) => {
    const told = row.safeParse(Array.isArray(entry) ? entry[1] : entry);
    if (told.success) return [listed(told.data)];
    const [issue] = told.error.issues;
    odd(`games[${index}].${issue?.path.join('.') ?? ''}`, issue?.message ?? 'no game', entry);
    return [];
  });
}

function listed(game: z.infer<typeof row>): Listed {
  const { eid, home, away, year, season_type: type, week } = game;
  return { eid, home, away, year, type, week, startsAt: startOf(game) };
}

/**
 * Times are told on the clocks of New York, whoever plays, and mostly without AM or PM: games begin in the
 * afternoon and evening, but for those at half past nine on a Sunday, which are played in Europe. None begins
 * at midnight: twelve is noon, even where it says AM.
 */
function startOf({ eid, time, meridiem, wday, season_type: type }: z.infer<typeof row>) {
  const found = /^(\d{1,2}):(\d{2})$/.exec(time ?? '');
  if (!found) return null;
  const [hour, minute] = [Number(found[1]), Number(found[2])];
  if (hour > 23 || minute > 59) return null;
  const isMorning = meridiem
    ? /^a/i.test(meridiem)
    : hour === 9 && minute === 30 && wday === 'Sun' && type === 'REG';
  const isAfternoon = hour < 12 && !isMorning;
  const date = `${eid.slice(0, 4)}-${eid.slice(4, 6)}-${eid.slice(6, 8)}`;
  const minutes = (hour + (isAfternoon ? 12 : 0)) * 60 + minute;
  return instantOf(date, { minutes, zone: null }, 'America/New_York').toISOString();
}
