import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from } from 'pg-copy-streams';
import { say } from '../checks.ts';
import { seeded } from '../data/random.ts';
import type { Database, ServerCode } from '../server-code.ts';
import { chinese } from './chinese.ts';
import { createWords, type Names, readNames } from './names.ts';

/** What can be found: names of the data sets, of clubs in Chinese, and so many made of their words' letters. */
export interface World {
  names: Names;
  made: { teams: string[]; players: string[] };
}

/** Of all there are so many teams, the others are players but for the leagues. */
const share = { teams: 0.15, leagues: 0.005 } as const;
const matchesOfTeam = 2;
const games = [202, 201, 205, 203, 1, 2, 4, 3];

/** Writes them into the catalogue, with matches between the teams, and has the product make them findable. */
export async function writeWorld(db: Database, code: ServerCode, entries: number): Promise<World> {
  const random = seeded(7);
  const names = readNames();
  const words = [...names.teams, ...names.players].flatMap((name) => name.split(/[\s.()-]+/));
  const word = createWords(
    words.filter((each) => each.length > 2),
    random,
  );
  const suffixes = ['FC', 'United', 'City', 'SC', 'Athletic', 'Rovers', 'Women', 'U21', ''];
  const left = entries - names.teams.length - names.players.length - chinese.length;
  const count = {
    teams: Math.round(left * share.teams),
    leagues: Math.round(left * share.leagues),
  };
  const made = {
    teams: Array.from({ length: count.teams }, () => {
      // Some are named in Chinese: the clubs' own characters, shuffled.
      if (random.chance(0.2)) return characters(random);
      return `${random.chance(0.5) ? `${word()} ` : ''}${word()} ${random.pick(suffixes)}`.trim();
    }),
    leagues: Array.from(
      { length: count.leagues },
      () => `${word()} ${random.pick(['League', 'Cup', 'Liga', 'Serie A'])}`,
    ),
    players: Array.from(
      { length: left - count.teams - count.leagues },
      () => `${word()} ${word()}`,
    ),
  };
  const teams = [...names.teams, ...chinese.map(({ name }) => name), ...made.teams];
  const players = [...names.players, ...made.players];
  const begin = performance.now();
  await copy(db, 'league (game_id, source, source_id, name, country)', made.leagues, (name, at) => [
    games[at % games.length]!,
    'bench',
    `l${at}`,
    name,
    'GB',
  ]);
  await copy(db, 'team (game_id, source, source_id, name, country)', teams, (name, at) => [
    at < 1_000 ? 202 : games[at % games.length]!,
    'bench',
    `t${at}`,
    name,
    'GB',
  ]);
  await copy(db, 'player (game_id, source, source_id, name)', players, (name, at) => [
    at < 5_000 ? 202 : games[at % games.length]!,
    'bench',
    `p${at}`,
    name,
  ]);
  await db.$client.query(
    `insert into season (league_id, name, league_name) select id, '2026', name from league`,
  );
  await db.$client.query(`
    insert into match (source, source_id, game_id, league_id, season_id, home_id, away_id, starts_at, time_known, date,
      heard_at)
    select 'bench', t.id || '-' || n, t.game_id, s.league_id, s.id, t.id, o.id, at, true, at::date, now()
    from team t cross join generate_series(1, ${matchesOfTeam}) n
    cross join lateral (select now() + ((t.id * 7919::bigint + n * 104729) % 60000 - 30000) * interval '1 hour' / 50 as at) g
    join lateral (select * from season where id = (select min(id) from season) + (t.id + n) % ${count.leagues}) s on true
    join lateral (select id from team where id = (select min(id) from team) + (t.id * 31::bigint + n * 17) % ${teams.length}) o
      on o.id <> t.id`);
  await db.$client.query('vacuum analyze league, team, player, season, match');
  say(`${entries} names written in ${seconds(begin)} s`);
  const built = performance.now();
  const kept = await code.rebuildSearch(db);
  await db.$client.query('truncate change');
  await db.$client.query('vacuum analyze');
  say(`${kept} entries made findable in ${seconds(built)} s`);
  return { names, made };
}

const seconds = (begin: number) => Math.round((performance.now() - begin) / 1_000);

function characters(random: {
  int(from: number, to: number): number;
  pick<Item>(list: readonly Item[]): Item;
}): string {
  const length = random.int(3, 6);
  return Array.from({ length }, () => random.pick([...random.pick(chinese).name])).join('');
}

async function copy(
  { $client }: Database,
  table: string,
  names: readonly string[],
  row: (name: string, at: number) => (string | number)[],
): Promise<void> {
  const client = await $client.connect();
  try {
    const escaped = (value: string | number) => String(value).replace(/[\\\t\n\r]/g, ' ');
    const lines = Readable.from(
      names.map((name, at) => `${row(name, at).map(escaped).join('\t')}\n`),
    );
    await pipeline(lines, client.query(from(`copy ${table} from stdin`)));
  } finally {
    client.release();
  }
}
