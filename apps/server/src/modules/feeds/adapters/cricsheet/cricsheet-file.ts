import { z } from 'zod';
import { FeedFileError } from '../adapter.ts';
import { readJson } from '../reading/source-file.ts';

const name = z.string().trim().min(1).max(120);
const runs = z.int().min(0).max(100);
const people = z.array(name).max(30);

const wicket = z.object({
  kind: z.string().max(60),
  player_out: name,
  fielders: z
    .array(
      z.union([
        name.transform((named) => ({ name: named, substitute: false })),
        z.object({ name: name.nullish(), substitute: z.boolean().optional() }),
      ]),
    )
    .max(11)
    .optional(),
});
export type FileWicket = z.infer<typeof wicket>;

const replacement = z.object({
  in: name,
  out: name.nullish(),
  reason: z.string().max(120).nullish(),
});

const delivery = z.object({
  batter: name,
  bowler: name,
  non_striker: name,
  runs: z.object({
    batter: runs,
    extras: runs,
    total: runs,
    non_boundary: z.boolean().optional(),
  }),
  extras: z
    .object({
      byes: runs.optional(),
      legbyes: runs.optional(),
      noballs: runs.optional(),
      penalty: runs.optional(),
      wides: runs.optional(),
    })
    .optional(),
  wickets: z.array(wicket).max(4).optional(),
  review: z
    .object({
      by: name,
      batter: name.optional(),
      decision: z.string().max(60),
      umpires_call: z.boolean().optional(),
    })
    .optional(),
  replacements: z
    .object({
      match: z.array(replacement.extend({ team: name })).optional(),
      role: z.array(replacement.extend({ role: z.string().max(40) })).optional(),
    })
    .optional(),
});
export type FileDelivery = z.infer<typeof delivery>;

const ball = z.number().min(0).max(999);
const innings = z.object({
  team: name,
  overs: z
    .array(z.object({ over: z.int().min(0).max(999), deliveries: z.array(delivery).max(60) }))
    .max(600)
    .default([]),
  absent_hurt: people.default([]),
  declared: z.boolean().default(false),
  forfeited: z.boolean().default(false),
  penalty_runs: z.object({ pre: runs.default(0), post: runs.default(0) }).optional(),
  powerplays: z.array(z.object({ from: ball, to: ball, type: z.string().max(40) })).default([]),
  miscounted_overs: z.record(z.string(), z.object({ balls: z.int().min(1).max(30) })).default({}),
  target: z.object({ runs: z.int().min(0), overs: z.number().min(0).optional() }).optional(),
  super_over: z.boolean().default(false),
});
export type FileInnings = z.infer<typeof innings>;

const outcome = z.object({
  by: z
    .object({
      innings: z.int().optional(),
      runs: z.int().min(0).optional(),
      wickets: z.int().min(0).optional(),
    })
    .optional(),
  bowl_out: name.optional(),
  eliminator: name.optional(),
  method: z.string().max(60).optional(),
  result: z.string().max(60).optional(),
  winner: name.optional(),
});

const info = z.object({
  balls_per_over: z.int().min(1).max(20).default(6),
  bowl_out: z.array(z.object({ bowler: name, outcome: z.string().max(40) })).default([]),
  city: name.optional(),
  dates: z.array(z.iso.date()).min(1),
  event: z
    .object({
      name,
      group: z.union([name, z.int()]).optional(),
      match_number: z.int().optional(),
      stage: name.optional(),
      sub_name: name.optional(),
    })
    .optional(),
  gender: z.string().max(20),
  match_type: z.string().min(1).max(20),
  match_type_number: z.int().optional(),
  officials: z
    .object({
      match_referees: people.default([]),
      reserve_umpires: people.default([]),
      tv_umpires: people.default([]),
      umpires: people.default([]),
    })
    .prefault({}),
  outcome: outcome.optional(),
  overs: z.int().min(1).max(500).optional(),
  player_of_match: people.default([]),
  players: z.record(z.string(), people).default({}),
  registry: z.object({ people: z.record(z.string(), z.string().max(60)).default({}) }).prefault({}),
  season: z.union([z.string().min(1).max(40), z.int().transform(String)]),
  supersubs: z.record(z.string(), name).default({}),
  team_type: z.string().max(40).default('club'),
  teams: z.tuple([name, name]),
  toss: z
    .object({
      winner: name.optional(),
      decision: z.string().max(20).optional(),
      uncontested: z.boolean().default(false),
    })
    .prefault({}),
  venue: name.optional(),
});

const file = z.object({
  meta: z.object({ data_version: z.string().regex(/^1\./, 'a version of another format') }),
  info,
  innings: z.array(innings).max(24).default([]),
});
export type CricsheetFile = z.infer<typeof file>;

/** A match by Cricsheet's JSON format, versions 1.x. Throws FeedFileError with where it is broken. */
export async function readCricsheet(path: string): Promise<CricsheetFile> {
  const result = file.safeParse(await readJson(path));
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new FeedFileError(path, placeOf(issue?.path ?? []), issue?.message ?? 'not a match');
  }
  const fault = contradictionOf(result.data);
  if (fault) throw new FeedFileError(path, fault.place, fault.reason);
  return result.data;
}

const placeOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'top level';

interface Fault {
  place: string;
  reason: string;
}

/** What of the right shape can't be: a third team, runs that do not add up. */
function contradictionOf({ info, innings }: CricsheetFile): Fault | null {
  const [first, second] = info.teams;
  if (first === second) return { place: 'info.teams', reason: 'one team twice' };
  const isTeam = (team: string | undefined) => team === undefined || info.teams.includes(team);
  const { winner, eliminator, bowl_out } = info.outcome ?? {};
  const strangers: [string, string | undefined][] = [
    ['info.outcome.winner', winner],
    ['info.outcome.eliminator', eliminator],
    ['info.outcome.bowl_out', bowl_out],
    ['info.toss.winner', info.toss.winner],
    ...innings.map(({ team }, place): [string, string] => [`innings[${place}].team`, team]),
  ];
  const stranger = strangers.find(([, team]) => !isTeam(team));
  if (stranger) return { place: stranger[0], reason: `${stranger[1]} is neither of the teams` };
  for (const [i, { overs }] of innings.entries()) {
    for (const [o, { over, deliveries }] of overs.entries()) {
      const place = `innings[${i}].overs[${o}]`;
      const before = overs[o - 1]?.over ?? -1;
      if (over <= before) return { place: `${place}.over`, reason: `${over} after ${before}` };
      for (const [d, { runs, extras = {} }] of deliveries.entries()) {
        const sum = Object.values(extras).reduce((all, one) => all + (one ?? 0), 0);
        if (runs.extras === sum && runs.total === runs.batter + sum) continue;
        const at = `${place}.deliveries[${d}].runs`;
        return { place: at, reason: 'batter and extras are not the total' };
      }
    }
  }
  return null;
}
