import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { matchData } from '../data/feed-imports.ts';
import type { Random } from '../data/random.ts';

export interface Names {
  teams: string[];
  players: string[];
}

interface Fixture {
  team1?: string;
  team2?: string;
}

/** Names as sources write them: of the Wyscout and openfootball sets. */
export function readNames(): Names {
  const wyscout = `${matchData()}/soccer_wyscout`;
  const teams = new Set<string>();
  for (const { name } of readJson<{ name: string }[]>(`${wyscout}/teams.json`))
    teams.add(unescaped(name));
  const openfootball = `${matchData()}/soccer_openfootball`;
  for (const file of readdirSync(openfootball, { recursive: true }).map(String)) {
    if (!/\.json(\.gz)?$/.test(file)) continue;
    const { matches = [] } = readJson<{ matches?: Fixture[] }>(`${openfootball}/${file}`);
    for (const { team1, team2 } of matches)
      for (const name of [team1, team2]) if (name) teams.add(name);
  }
  const players = readJson<{ firstName: string; lastName: string }[]>(
    `${wyscout}/players.json`,
  ).map(({ firstName, lastName }) => unescaped(`${firstName} ${lastName}`).trim());
  return { teams: [...teams].sort(), players: [...new Set(players)].sort() };
}

function readJson<Content>(file: string): Content {
  const found = existsSync(file) ? file : `${file}.gz`;
  const bytes = readFileSync(found);
  return JSON.parse((found.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
}

/** Wyscout's texts are escaped twice. */
const unescaped = (text: string): string =>
  text.replace(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** Words that read like those of `words`: each letter as it follows two others there. */
export function createWords(words: readonly string[], random: Random): () => string {
  const next = new Map<string, string[]>();
  for (const word of words) {
    const padded = `^^${word.toLowerCase()}$`;
    for (let at = 2; at < padded.length; at++) {
      const before = padded.slice(at - 2, at);
      next.set(before, [...(next.get(before) ?? []), padded[at]!]);
    }
  }
  return () => {
    for (;;) {
      let word = '^^';
      while (word.length < 16) {
        const letter = random.pick(next.get(word.slice(-2))!);
        if (letter === '$') break;
        word += letter;
      }
      const made = word.slice(2);
      if (made.length >= 3) return made[0]!.toUpperCase() + made.slice(1);
    }
  };
}
