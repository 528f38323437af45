import { atLeast, type Check, say } from '../../checks.ts';
import { type Random, seeded } from '../../data/random.ts';
import { ownDatabase } from '../../own-database.ts';
import { startServer } from '../../product.ts';
import { chinese } from '../../search/chinese.ts';
import type { Names } from '../../search/names.ts';
import { infixOf, withEdit } from '../../search/texts.ts';
import { writeWorld } from '../../search/world.ts';
import { type Database, loadServerCode } from '../../server-code.ts';

const entries = 100_000 * Number(process.env.BENCH_SCALE ?? 1);
const goal = 95;
/** Of the first three it has to be one. */
const first = 3;

interface Asked {
  how: string;
  text: string;
  kind: 'team' | 'player';
  wanted: string;
}

/**
 * 400 texts made of names: with one edit (Latin), of characters within, of pinyin and of initials (Chinese), among a
 * hundred thousand others: whether the wanted one is among the first three of its kind.
 */
export async function run(): Promise<Check[]> {
  await using stack = new AsyncDisposableStack();
  const code = await loadServerCode();
  const { db, url } = await ownDatabase(stack, code);
  const { names } = await writeWorld(db, code, entries);
  const server = stack.use(await startServer({ DATABASE_URL: url }));
  const counts = new Map<string, { asked: number; found: number }>();
  for (const each of questions(names, seeded(23))) {
    const { how, text, kind, wanted } = each;
    const answer = await fetch(
      `${server.url}/java/search/best?size=${first}&text=${encodeURIComponent(text)}`,
    );
    const { result } = (await answer.json()) as {
      result: Record<string, { items: { id: number }[] }>;
    };
    const isFound = await hasName(
      db,
      kind,
      result[kind]!.items.map(({ id }) => id),
      wanted,
    );
    if (!isFound) say(`${how}: ${text} did not find ${wanted}`);
    const count = counts.get(how) ?? { asked: 0, found: 0 };
    counts.set(how, { asked: count.asked + 1, found: count.found + (isFound ? 1 : 0) });
  }
  const all = [...counts.values()];
  const total = {
    asked: all.reduce((sum, { asked }) => sum + asked, 0),
    found: all.reduce((sum, { found }) => sum + found, 0),
  };
  return [...counts, ['all', total] as const].map(([how, { asked, found }]) =>
    atLeast(goal, { name: `${how}, of ${asked}`, unit: '%', ours: [(100 * found) / asked] }),
  );
}

/** Whether one of these is called so, be it as fans call it elsewhere: Arsenal is 阿森纳. */
async function hasName(
  db: Database,
  kind: Asked['kind'],
  ids: readonly number[],
  name: string,
): Promise<boolean> {
  const { rowCount } = await db.$client.query(
    `select from search_entry where kind = $1 and id = any($2::int[]) and (name = $3 or $3 = any(aliases))`,
    [kind, ids, name],
  );
  return rowCount! > 0;
}

function questions({ teams, players }: Names, random: Random): Asked[] {
  const short = (name: string) => name.length <= 40;
  const edited = (kind: 'team' | 'player', among: string[], count: number): Asked[] =>
    drawn(among.filter(short), count, random).map((wanted) => ({
      how: `one edit, ${kind}`,
      text: withEdit(wanted, random),
      kind,
      wanted,
    }));
  const spoken = (how: string, count: number, textOf: (each: (typeof chinese)[number]) => string) =>
    drawn(chinese, count, random).map(
      (each): Asked => ({ how, text: textOf(each), kind: 'team', wanted: each.name }),
    );
  // Of two characters all that is within is one, which many have.
  const within = (each: (typeof chinese)[number]) =>
    each.name.length > 2 ? infixOf(each.name, random) : each.name;
  return [
    ...edited('team', teams, 100),
    ...edited('player', players, 100),
    ...spoken('characters within', 80, within),
    ...spoken('pinyin', 80, ({ syllables }) => syllables.join('')),
    ...spoken('initials', 40, ({ syllables }) => syllables.map((each) => each[0]).join('')),
  ];
}

/** So many of them, each once. */
function drawn<Item>(list: readonly Item[], count: number, random: Random): Item[] {
  const left = [...list];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(random.int(0, left.length - 1), 1).at(0)!,
  );
}
