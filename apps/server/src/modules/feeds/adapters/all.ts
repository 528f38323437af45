import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedFormat } from '@xiongmao/api/feeds/messages';
import type { FeedAdapter } from './adapter.ts';

interface ReadFormat {
  format: FeedFormat;
  /** The folder of `FEED_DIR` that holds this format. */
  folder: string;
  /** It knows players by their names alone: one may stand there in two spellings. */
  byName?: true;
  /** Its reading, loaded once it is asked for: most commands read one format, of a dozen files. */
  load(): Promise<FeedAdapter>;
}

/** The formats that are read, in the order they are imported. */
export const formats: readonly ReadFormat[] = [
  {
    format: 'openfootball',
    folder: 'soccer_openfootball',
    byName: true,
    load: async () => (await import('./openfootball.ts')).openfootball,
  },
  {
    format: 'worldcup',
    folder: 'soccer_openfootball_worldcup',
    byName: true,
    load: async () => (await import('./worldcup/worldcup.ts')).worldcup,
  },
  {
    format: 'wyscout',
    folder: 'soccer_wyscout',
    load: async () => (await import('./wyscout.ts')).wyscout,
  },
  {
    format: 'nba',
    folder: 'basketball_nba',
    load: async () => (await import('./nba.ts')).nba,
  },
  {
    format: 'nfl',
    folder: 'amfootball_nfl',
    load: async () => (await import('./nfl/nfl.ts')).nfl,
  },
  {
    format: 'tennis',
    folder: 'tennis_slam',
    byName: true,
    load: async () => (await import('./tennis/tennis.ts')).tennis,
  },
  {
    format: 'badminton',
    folder: 'badminton_shuttleset',
    byName: true,
    load: async () => (await import('./badminton/badminton.ts')).badminton,
  },
  {
    format: 'volleyball',
    folder: 'volleyball_openvolley',
    byName: true,
    load: async () => (await import('./volleyball/volleyball.ts')).volleyball,
  },
  {
    format: 'retrosheet',
    folder: 'baseball_retrosheet',
    load: async () => (await import('./retrosheet/retrosheet.ts')).retrosheet,
  },
  {
    format: 'cs',
    folder: 'cs_nuel',
    load: async () => (await import('./cs/cs.ts')).cs,
  },
  {
    format: 'opendota',
    folder: 'dota2_opendota',
    load: async () => (await import('./opendota/opendota.ts')).opendota,
  },
  {
    format: 'cricsheet',
    folder: 'cricket_cricsheet',
    load: async () => (await import('./cricsheet/cricsheet.ts')).cricsheet,
  },
];

/** Those that know players by their names alone. */
export const formatsByName: readonly FeedFormat[] = formats
  .filter(({ byName }) => byName)
  .map(({ format }) => format);

/** The formats that a folder laid out as `FEED_DIR` has, each with its own folder there. */
export const setsIn = (folder: string): (ReadFormat & { path: string })[] =>
  formats
    .map((each) => ({ ...each, path: join(folder, each.folder) }))
    .filter(({ path }) => existsSync(path));

export async function adapterOf(format: string): Promise<FeedAdapter | undefined> {
  return formats.find((each) => each.format === format)?.load();
}
