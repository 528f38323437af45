import { atMost, type Check, say } from '../../checks.ts';
import {
  loadNames,
  loadTalk,
  loadTexts,
  sayAround,
  sayHarmless,
} from '../../data/moderation/talk.ts';
import { tricks } from '../../data/moderation/tricks.ts';
import { makeWords, type Word } from '../../data/moderation/words.ts';
import { type Random, seeded } from '../../data/random.ts';
import { fromRoot } from '../../processes.ts';

const listed = 10_000;
const [perTrick, harmless, rounds] = [400, 40_000, 7];

/** The server's own filter, by its files' addresses, because no package may import an app. */
async function loadFilter(words: readonly Word[]): Promise<{
  find: (text: string) => string | null;
  findLink: (text: string) => boolean;
}> {
  const folder = fromRoot('apps/server/src/modules/chat/filter/');
  const [{ makeTrie }, { findWord }, { findLink }] = await Promise.all([
    import(`${folder}words.ts`),
    import(`${folder}find-word.ts`),
    import(`${folder}links.ts`),
  ]);
  // Chinese ones are meant by their sound, too.
  const trie = makeTrie(
    words.map(({ text, script }) => ({ word: script === 'chinese' ? `~${text}` : text })),
  );
  return {
    find: (text) => findWord(trie, text),
    findLink: (text) => findLink(text, 'site.test'),
  };
}

/** What the content filter costs, what it lets through, and what it refuses with nothing wrong in it. */
export async function run(): Promise<Check[]> {
  const seed = Number(process.env.BENCH_SEED ?? 20_261_122);
  say(`seed ${seed}`);
  const random = seeded(seed);
  const words = makeWords(random, listed);
  const { find, findLink } = await loadFilter(words);

  const hidden = hide(words, random);
  const missed = hidden.filter(({ text }) => find(text) === null);
  for (const name of new Set(missed.map(({ trick }) => trick))) {
    const of = missed.filter(({ trick }) => trick === name);
    say(`${name}: ${of.length} of ${perTrick} let through, as ${of[0]!.text}`);
  }

  const [names, ordinary] = await Promise.all([loadNames(), loadTalk()]);
  const talk = [
    ...Array.from({ length: harmless }, () => sayHarmless(ordinary, { random, names })),
    ...names,
    // What says a listed word as it is, it says.
    ...(await loadTexts()).filter((text) => !words.some((word) => text.includes(word.text))),
  ];
  const refused = talk.filter((text) => find(text) !== null);
  for (const text of new Set(refused)) say(`refused for ${find(text)}: ${text}`);

  const linked = talk.filter((text) => findLink(text));
  for (const text of new Set(linked)) say(`taken for a link: ${text}`);

  const cost = (texts: readonly string[]) => {
    const before = process.cpuUsage();
    for (const text of texts) {
      find(text);
      findLink(text);
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / texts.length;
  };
  const costs = (texts: readonly string[]) => Array.from({ length: rounds }, () => cost(texts));
  const share = (part: readonly unknown[], whole: readonly unknown[]) => [
    (100 * part.length) / whole.length,
  ];
  return [
    atMost(50, { name: 'CPU per harmless message', unit: 'µs', ours: costs(talk) }),
    atMost(50, {
      name: 'CPU per message with a hidden word',
      unit: 'µs',
      ours: costs(hidden.map(({ text }) => text)),
    }),
    atMost(1, { name: 'hidden words let through', unit: '%', ours: share(missed, hidden) }),
    atMost(0.1, { name: 'harmless messages refused', unit: '%', ours: share(refused, talk) }),
    atMost(0.1, {
      name: 'harmless messages taken for links',
      unit: '%',
      ours: share(linked, talk),
    }),
  ];
}

/** Words of the list, hidden by each trick. */
function hide(words: readonly Word[], random: Random): { trick: string; text: string }[] {
  const hidden: { trick: string; text: string }[] = [];
  for (const script of ['chinese', 'latin'] as const) {
    const of = words.filter((word) => word.script === script);
    for (const trick of tricks) {
      if (trick.for !== 'both' && trick.for !== script) continue;
      for (let left = perTrick; left > 0; ) {
        const word = trick.apply(random.pick(of).text, random);
        if (word === null) continue;
        hidden.push({ trick: trick.name, text: sayAround(script, word, random) });
        left--;
      }
    }
  }
  return hidden;
}
