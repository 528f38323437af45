import type { FeedAdapter } from './adapter.ts';
import { badminton } from './badminton/badminton.ts';
import { cricsheet } from './cricsheet/cricsheet.ts';
import { cs } from './cs/cs.ts';
import { nba } from './nba.ts';
import { nfl } from './nfl/nfl.ts';
import { opendota } from './opendota/opendota.ts';
import { openfootball } from './openfootball.ts';
import { retrosheet } from './retrosheet/retrosheet.ts';
import { tennis } from './tennis/tennis.ts';
import { volleyball } from './volleyball/volleyball.ts';
import { worldcup } from './worldcup/worldcup.ts';
import { wyscout } from './wyscout.ts';

/** The formats that are read, in the order they are imported. */
export const adapters: readonly FeedAdapter[] = [
  openfootball,
  worldcup,
  wyscout,
  nba,
  nfl,
  tennis,
  badminton,
  volleyball,
  retrosheet,
  cs,
  opendota,
  cricsheet,
];

export function adapterOf(format: string): FeedAdapter | undefined {
  return adapters.find((adapter) => adapter.format === format);
}
