import { z } from 'zod';

/** Names carry a second layer of escapes: the text itself holds `\u00e9`. */
export function unescapeName(text: string): string {
  return text
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    .trim();
}

const name = z.string().max(160).transform(unescapeName);
const goals = z.int().min(0).max(99);

/** Lists may be absent or the text "null". */
const list = <Entry extends z.ZodType>(entry: Entry) =>
  z.preprocess((value) => (Array.isArray(value) ? value : []), z.array(entry));

/** Counters and card minutes: numbers, texts of numbers, or "null" and "None" for nothing. */
const counter = z.unknown();

const squadPlayer = z.object({
  playerId: z.int(),
  /** How many goals; their minutes stand only among the events. */
  goals: counter,
  /** Minute of the card, 0 for none. */
  yellowCards: counter,
  redCards: counter,
});
export type SquadPlayer = z.infer<typeof squadPlayer>;

const substitution = z.object({
  /** 0 where the source does not know who came. */
  playerIn: z.int(),
  playerOut: z.int(),
  minute: z.int().min(0).max(200),
});

const squad = z.object({
  lineup: list(squadPlayer),
  bench: list(squadPlayer),
  substitutions: list(substitution),
});

const sideData = z.object({
  teamId: z.int(),
  side: z.enum(['home', 'away']),
  /** After 90 minutes. */
  score: goals.nullish(),
  scoreHT: goals.nullish(),
  /** After 120 minutes, the first 90 included; 0 without extra time. */
  scoreET: goals.nullish(),
  scoreP: goals.nullish(),
  coachId: z.int().nullish(),
  formation: z.preprocess(
    (value) => (typeof value === 'object' && value !== null ? value : {}),
    squad,
  ),
});
export type SideData = z.infer<typeof sideData>;

/** One match of a `matches_<competition>` file. */
const match = z
  .object({
    wyId: z.int(),
    label: name.nullish(),
    /** UTC without a zone mark. */
    dateutc: z.string().nullish(),
    /** Text in Central European time: "July 15, 2018 at 5:00:00 PM GMT+2". */
    date: z.string().nullish(),
    status: z.string(),
    duration: z.string(),
    winner: z.int().nullish(),
    competitionId: z.int(),
    seasonId: z.int(),
    gameweek: z.int().nullish(),
    groupName: z.string().max(60).transform(unescapeName).nullish(),
    venue: name.nullish(),
    teamsData: z.record(z.string(), sideData),
  })
  .transform((match, context) => {
    const { teamsData, ...rest } = match;
    const sides = Object.values(teamsData);
    const home = sides.find(({ side }) => side === 'home');
    const away = sides.find(({ side }) => side === 'away');
    if (sides.length === 2 && home && away) return { ...rest, home, away };
    context.addIssue({
      code: 'custom',
      message: 'needs a home and an away side',
      path: ['teamsData'],
    });
    return z.NEVER;
  });
export const wyscoutMatch = z.compile(match);
export type WyscoutMatch = z.infer<typeof wyscoutMatch>;

const area = z.object({
  name: z.string().nullish(),
  alpha2code: z.string().max(3).nullish(),
  alpha3code: z.string().max(3).nullish(),
});

export const wyscoutTeam = z.object({
  wyId: z.int(),
  name,
  /** `club` or `national`. */
  type: z.string().nullish(),
  area: area.nullish(),
});
export type WyscoutTeam = z.infer<typeof wyscoutTeam>;

/** A player, or a coach: these have no role. */
export const wyscoutPerson = z.object({
  wyId: z.int(),
  shortName: z.string().max(120).transform(unescapeName),
  role: z.object({ code2: z.string().nullish(), code3: z.string().nullish() }).nullish(),
  /** Where a player's passport is from, who may play for another country. */
  passportArea: area.nullish().catch(null),
  /** Whom they play for; `"null"` where for none. */
  currentNationalTeamId: z.int().nullish().catch(null),
});
export type WyscoutPerson = z.infer<typeof wyscoutPerson>;

const position = z.object({ x: z.number(), y: z.number() });

const event = z.object({
  id: z.int(),
  matchId: z.int(),
  teamId: z.int(),
  /** 0 where nobody in particular did it. */
  playerId: z.int(),
  matchPeriod: z.string(),
  /** Since the period began. */
  eventSec: z.number().min(0).max(20_000),
  eventName: z.string(),
  subEventName: z.string(),
  tags: z.array(z.object({ id: z.int() })),
  positions: z.array(position),
});
export const wyscoutEvent = z.compile(event);
type RawEvent = z.infer<typeof wyscoutEvent>;

/** An event with its tags as a set of numbers. */
export type WyscoutEvent = Omit<RawEvent, 'tags'> & { tags: ReadonlySet<number> };

/** What a counter's text says: 0 for nothing, undefined for what is no number. */
export function count(value: unknown): number | undefined {
  if (value === undefined || value === null || value === '') return 0;
  if (value === 'null' || value === 'None') return 0;
  const number = Number(value);
  return Number.isInteger(number) && number >= 0 && number <= 200 ? number : undefined;
}
