import type { TeamRef } from '@xiongmao/api/feeds/messages';
import type { FeedAdapter } from '../adapter.ts';
import { bracketedCountry, clubKey } from '../names/club-names.ts';
import { isUndecided, nationalTeam } from '../names/national-teams.ts';
import { identify, type MatchFile } from '../openfootball/openfootball-file.ts';
import { type Competition, openSide } from '../openfootball/openfootball-match.ts';
import { readMatchFiles } from '../openfootball/openfootball-reader.ts';
import { hostZone } from '../reading/zones.ts';

/** openfootball's tournaments of national teams, and of clubs in brackets of their country: `<year>/<code>.json`. */
export const worldcup: FeedAdapter = {
  format: 'worldcup',
  idsOfSides: true,
  read: (files, context) => readMatchFiles(files, context, describe),
};

function describe(file: MatchFile): Competition {
  const { code, folder, season, league } = identify(file, (name) => /^[a-z]*cup(\.|$)/.test(name));
  // A file that is not called by its code is called by its name: "World Cup" makes `worldcup`.
  const tournament = code.replaceAll('-', '');
  const id = `${folder}/${tournament}`;
  return {
    id,
    league: { id: tournament, name: league },
    season,
    zone: hostZone(tournament, season.slice(0, 4)),
    team: (name, code) => teamOf(name, code, id),
  };
}

function teamOf(name: string, code: string | undefined, competition: string): TeamRef {
  const clubCountry = bracketedCountry(name);
  if (clubCountry) {
    return { id: `int:${name}`, name, country: clubCountry, sameAs: clubKey(name, clubCountry) };
  }
  if (isUndecided(name)) return openSide(name, competition);
  const { key, country, abbr } = nationalTeam(name);
  return { id: `int:${name}`, name, abbr: code ?? abbr, country, sameAs: `nation:${key}` };
}
