import type { Side } from '@xiongmao/api/matches/sides';
import { z } from 'zod';
import { isGameId } from '../league.ts';

const count = z.int().min(-1000).max(5000);
const points = z.int().min(0).max(200);
const text = z.string().nullish();

/** What a player did on a play: `statId` says what, see `plays/stat-ids.ts`. */
const stat = z.object({
  sequence: z.number().nullish(),
  clubcode: text,
  playerName: text,
  statId: z.int(),
  yards: count.nullish(),
});
/** With the player's id, which it stands under, and the side of the club. */
export type Stat = z.infer<typeof stat> & { id: string; side: Side | null };

const play = z.object({
  sp: z.int().nullish(),
  qtr: z.int().min(1).max(20),
  down: z.int().nullish(),
  /** Of the game clock; empty at the end of a quarter. */
  time: text,
  /** `DAL 42`, `50`; empty where there is no ball to play. */
  yrdln: text,
  ydstogo: z.int().nullish(),
  posteam: text,
  /** Yards of the drive so far, penalties included. */
  ydsnet: count.nullish(),
  desc: text,
  note: text,
  players: z.record(z.string(), z.array(stat)).nullish(),
});
export type GivenPlay = z.infer<typeof play>;

const end = z.object({ qtr: z.int(), time: text, yrdln: text, team: text });

const drive = z.object({
  posteam: z.string(),
  qtr: z.int(),
  plays: z.record(z.string().regex(/^\d+$/), play),
  result: text,
  ydsgained: count.nullish(),
  numplays: z.int().nullish(),
  penyds: count.nullish(),
  postime: text,
  start: end,
  end,
});
export type GivenDrive = z.infer<typeof drive>;

const quarters = z.object({ 1: points, 2: points, 3: points, 4: points, 5: points, T: points });
const box = z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.null()])));
const numberOrText = z.union([z.number(), z.string(), z.null()]);

const team = z.object({
  abbr: z.string().min(1).max(12),
  score: quarters.partial().nullish(),
  to: z.int().nullish(),
  /** Players by category and id; `team` holds the side's own totals. */
  stats: z
    .object({ team: z.record(z.string(), numberOrText).nullish() })
    .catchall(box.nullish())
    .nullish(),
});
export type GivenTeam = z.infer<typeof team>;

/** `crntdrv`, the number of the drive at hand, stands among the drives. */
const drives = z.record(z.string(), z.unknown()).transform((given, context) => {
  const numbered = Object.entries(given).filter(([key]) => /^\d+$/.test(key));
  return numbered
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([key, value]) => {
      const told = drive.safeParse(value);
      if (told.success) return { key: `drive${key}`, ...told.data };
      for (const { path, message } of told.error.issues) {
        context.addIssue({ code: 'custom', path: [key, ...path], message });
      }
      return z.NEVER;
    });
});

const scored = z.object({ type: z.string(), desc: text, qtr: z.int(), team: text });

const game = z.object({
  home: team,
  away: team,
  drives: drives.nullish(),
  /** By the id of the play that scored. */
  scrsummary: z.record(z.string(), scored).nullish(),
  /** `1` to `5`, `Halftime`, `Final`, `final overtime`… */
  qtr: z.union([z.string(), z.int().transform(String)]).nullish(),
  clock: text,
  posteam: text,
  yl: text,
  down: z.int().nullish(),
  togo: z.int().nullish(),
  stadium: text,
});
export type GivenGame = z.infer<typeof game> & { eid: string };

/** The games of a game centre's answer; null for what is none. Throws with the place of what is malformed. */
export function gamecenterOf(
  value: unknown,
  fail: (place: string, reason: string) => never,
): GivenGame[] | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
  const games = Object.entries(value).filter(([key]) => /^\d{10}$/.test(key));
  if (games.length === 0) return null;
  return games.flatMap(([eid, given]) => {
    if (!isGameId(eid)) return fail(eid, 'no game id');
    // A game that has not begun may be there by its id alone.
    if (given === null) return [];
    const told = game.safeParse(given);
    if (told.success) return [{ eid, ...told.data }];
    const [issue] = told.error.issues;
    return fail([eid, ...(issue?.path ?? [])].join('.'), issue?.message ?? 'no game');
  });
}
