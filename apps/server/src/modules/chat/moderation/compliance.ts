import type { ChatRule } from '@xiongmao/api/chat/rules';
import { sql } from 'drizzle-orm';
import { listOf, text } from '#platform/db/columns.ts';
import { rows } from '#platform/db/database.ts';
import type { ModuleContext } from '#platform/module.ts';
import { repeat } from '#platform/repeat.ts';
import { findWord } from '../filter/find-word.ts';
import { startingWords } from '../filter/starting-words.ts';
import { foldedWord, makeTrie } from '../filter/words.ts';

/** What the content filter says of a text. */
export interface Compliance {
  /** The rule that it breaks; null where it breaks none. */
  ruleBrokenBy(text: string): ChatRule | null;
  /** Reads the operator's list anew, where it changed; every process looks for that by itself, too. */
  refresh(): Promise<void>;
  stop(): Promise<void>;
}

/** ms between looks for changes of the operator's list. */
const lookEvery = 2_000;

/** The filter with the words it starts from and the operator's list. */
export function createCompliance({ db, log }: Pick<ModuleContext, 'db' | 'log'>): Compliance {
  let trie = makeTrie(startingWords);
  let known = '';

  async function look(): Promise<void> {
    const [list] = await rows(
      db,
      { version: text },
      sql`select coalesce(sum(hashtextextended(row(w.word, w."except")::text, 0)), 0)::text as version
        from chat_word w`,
    );
    const { version } = list!;
    if (version === known) return;
    const words = await rows(
      db,
      { word: text, except: listOf(text) },
      sql`select word, to_jsonb("except") as "except" from chat_word`,
    );
    // The operator's exceptions stand for the filter's own words, too.
    const own = new Set(words.map(({ word }) => foldedWord(word)));
    trie = makeTrie([...startingWords.filter(({ word }) => !own.has(foldedWord(word))), ...words]);
    known = version;
  }

  const looking = repeat(lookEvery, look, (error) =>
    log.warn({ err: error }, 'the word list could not be read'),
  );
  void looking.now();

  return {
    ruleBrokenBy: (said) => (findWord(trie, said) === null ? null : 'words'),
    refresh: looking.now,
    stop: looking.stop,
  };
}
