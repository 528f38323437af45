import { z } from 'zod';

/** Ids are numbers or, where they exceed what a number holds, texts. */
const id = z.union([z.int(), z.string().regex(/^\d{1,20}$/)]).transform(String);
const int = z.int();
/** Of kills and the like; more than any game ever had. */
const tally = int.min(0).max(1000);
const optional = <Shape extends z.ZodType>(shape: Shape) => shape.nullish();
const series = optional(z.array(z.number()));

const kill = z.object({ time: int, key: z.string() });
const moment = z.object({ time: int });

const player = z.object({
  player_slot: int.min(0).max(255),
  hero_id: optional(int),
  account_id: optional(int),
  name: optional(z.string()),
  personaname: optional(z.string()),
  kills: optional(tally),
  deaths: optional(tally),
  assists: optional(tally),
  level: optional(int),
  last_hits: optional(int),
  denies: optional(int),
  gold_per_min: optional(int),
  xp_per_min: optional(int),
  net_worth: optional(int),
  hero_damage: optional(int),
  tower_damage: optional(int),
  hero_healing: optional(int),
  item_0: optional(int),
  item_1: optional(int),
  item_2: optional(int),
  item_3: optional(int),
  item_4: optional(int),
  item_5: optional(int),
  kills_log: optional(z.array(kill)),
  buyback_log: optional(z.array(moment)),
  times: series,
  gold_t: series,
  xp_t: series,
  lh_t: series,
  dn_t: series,
  max_hero_hit: optional(z.object({ unit: optional(z.string()) })),
});
export type GivenPlayer = z.infer<typeof player>;

const objective = z.object({
  time: int,
  type: z.string(),
  key: optional(z.union([z.string(), z.number()])),
  unit: optional(z.string()),
  team: optional(int),
  player_slot: optional(int),
});
export type Objective = z.infer<typeof objective>;

const fight = z.object({
  start: int,
  end: int,
  players: z.array(z.object({ deaths: optional(int), gold_delta: optional(int) })),
});

const team = z.object({
  team_id: optional(int),
  name: optional(z.string()),
  tag: optional(z.string()),
});

/** What any of the files says of a match: results, details, series. Parsers' versions differ in what they have. */
export const givenMatch = z.object({
  match_id: id,
  players: z.array(player).max(24).default([]),
  radiant_win: optional(z.boolean()),
  duration: optional(int.min(0).max(36_000)),
  start_time: optional(int.min(0).max(1e10)),
  leagueid: optional(int),
  league: optional(z.object({ name: optional(z.string()) })),
  radiant_score: optional(tally),
  dire_score: optional(tally),
  radiant_team_id: optional(int),
  dire_team_id: optional(int),
  radiant_name: optional(z.string()),
  dire_name: optional(z.string()),
  radiant_team: optional(team),
  dire_team: optional(team),
  tower_status_radiant: optional(int),
  tower_status_dire: optional(int),
  barracks_status_radiant: optional(int),
  barracks_status_dire: optional(int),
  first_blood_time: optional(int),
  picks_bans: optional(
    z.array(z.object({ is_pick: z.boolean(), hero_id: int, team: int, order: optional(int) })),
  ),
  series_id: optional(int),
  series_type: optional(int),
  objectives: optional(z.array(objective)),
  teamfights: optional(z.array(fight)),
  pauses: optional(z.array(z.object({ time: int, duration: int }))),
  radiant_gold_adv: series,
  radiant_xp_adv: series,
});
export type GivenMatch = z.infer<typeof givenMatch>;

export const liveGame = z.object({
  match_id: id,
  activate_time: optional(int),
  last_update_time: optional(int),
  game_time: optional(int),
  league_id: optional(int),
  series_id: optional(int),
  team_name_radiant: optional(z.string()),
  team_name_dire: optional(z.string()),
  team_id_radiant: optional(int),
  team_id_dire: optional(int),
  radiant_lead: optional(int),
  radiant_score: optional(tally),
  dire_score: optional(tally),
  players: z
    .array(
      z.object({
        account_id: optional(int),
        hero_id: optional(int),
        team: optional(int),
        team_slot: optional(int),
      }),
    )
    .default([]),
});
export type LiveGame = z.infer<typeof liveGame>;

export const listedTeam = z.object({
  team_id: optional(int),
  name: z.string(),
  tag: optional(z.string()),
  country_code: optional(z.string()),
});
export type ListedTeam = z.infer<typeof listedTeam>;

export const listedLeague = z.union([
  z.object({ league_id: int, name: z.string() }),
  z.object({ leagueid: int, name: z.string() }).transform(({ leagueid, name }) => ({
    league_id: leagueid,
    name,
  })),
]);
