import type { FeedFormat } from './messages.ts';

type Provider = 'api-football' | 'pandascore';

/** What sources call themselves. */
const names: Readonly<Record<FeedFormat | Provider, string>> = {
  openfootball: 'openfootball',
  worldcup: 'openfootball',
  wyscout: 'Wyscout',
  nba: 'NBA',
  nfl: 'NFL',
  retrosheet: 'Retrosheet',
  tennis: 'Jeff Sackmann / Tennis Abstract',
  cricsheet: 'Cricsheet',
  cs: 'NUEL',
  opendota: 'OpenDota',
  badminton: 'ShuttleSet',
  volleyball: 'openVolley',
  'api-football': 'API-Football',
  pandascore: 'PandaScore',
};

/** What a source is called, or the source that is replayed; one that an operator pushes from as they call it. */
export function sourceName(source: string): string {
  const bare = source.replace(/^replay:/, '');
  return Object.hasOwn(names, bare) ? names[bare as keyof typeof names] : bare;
}
