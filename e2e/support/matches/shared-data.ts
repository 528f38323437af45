import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { root } from '../../product/processes.ts';

/** The folder of recorded matches: SHARED_DATA, else beside the repository; null when there is none. */
export const sharedData = [process.env.SHARED_DATA, path.join(root, '../shared/data')].find(
  (folder) => folder && existsSync(folder),
);

/** How a recorded match ended. */
export interface Ended {
  home: string;
  away: string;
  score: string;
}

/** The results that the files of Wyscout's matches give, by id: "Liverpool - Manchester City, 4 - 3". */
export function wyscoutResults(ids: readonly number[]): Ended[] {
  const matches = json('soccer_wyscout/matches_England.json.gz') as {
    wyId: number;
    label: string;
  }[];
  return ids.map((id) => {
    const label = matches.find(({ wyId }) => wyId === id)?.label ?? '';
    const [, home, away, scored, conceded] = /^(.+) - (.+), (\d+) - (\d+)$/.exec(label) ?? [];
    if (!home || !away) throw new Error(`there is no match ${id} of England`);
    return { home, away, score: `${scored}–${conceded}` };
  });
}

/** The result that the summary of a game of the NBA gives. */
export function nbaResult(id: string): Ended {
  const { game } = json(`basketball_nba/game_details/live_${id}.json`) as {
    game: Record<'homeTeam' | 'awayTeam', { teamCity: string; teamName: string; score: number }>;
  };
  const { homeTeam, awayTeam } = game;
  return {
    home: `${homeTeam.teamCity} ${homeTeam.teamName}`,
    away: `${awayTeam.teamCity} ${awayTeam.teamName}`,
    score: `${homeTeam.score}–${awayTeam.score}`,
  };
}

/** A folder with these matches of Wyscout's alone, and what their files refer to. */
export async function wyscoutFolder(ids: readonly number[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'xiongmao-wyscout-'));
  await mkdir(path.join(folder, 'events'));
  const files = [
    'matches_England.json.gz',
    'players.json.gz',
    'teams.json',
    ...ids.map((id) => `events/${id}.json.gz`),
  ];
  for (const file of files) await cp(placeOf(`soccer_wyscout/${file}`), path.join(folder, file));
  return folder;
}

export const placeOf = (file: string): string => path.join(sharedData!, file);

function json(file: string): unknown {
  const bytes = readFileSync(placeOf(file));
  return JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()) as unknown;
}
