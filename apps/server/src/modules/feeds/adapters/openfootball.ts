import type { TeamRef } from '@xiongmao/api/feeds/messages';
import type { FeedAdapter } from './adapter.ts';
import { bracketedCountry, clubKey, isOpenSide } from './names/club-names.ts';
import { identify, type MatchFile } from './openfootball/openfootball-file.ts';
import { type Competition, openSide } from './openfootball/openfootball-match.ts';
import { readMatchFiles } from './openfootball/openfootball-reader.ts';
import { isLeagueCode, type LeagueOrigin, originOfLeague } from './reading/zones.ts';

/** openfootball's leagues and club cups: `<season>/<code>.json`, without ids, times on the league's clocks. */
export const openfootball: FeedAdapter = {
  format: 'openfootball',
  idsOfSides: true,
  read: (files, context) => readMatchFiles(files, context, describe),
};

function describe(file: MatchFile): Competition {
  const { code, folder, season, league } = identify(file, isLeagueCode);
  const place = originOfLeague(code);
  const id = `${folder}/${code}`;
  const teams = new Map<string, TeamRef>();
  const teamOf = (name: string, abbr: string | undefined) =>
    isOpenSide(name) ? openSide(name, id) : clubOf(name, abbr, code, place);
  return {
    id,
    league: { id: code, name: league, country: place.country ?? undefined },
    season,
    zone: place.zone,
    team(name, abbr) {
      const key = `${name}\n${abbr}`;
      const known = teams.get(key) ?? teamOf(name, abbr);
      teams.set(key, known);
      return known;
    },
  };
}

/** A club as the file names it; where it plays is told by its league, or in brackets in a cup. */
function clubOf(
  name: string,
  abbr: string | undefined,
  code: string,
  place: LeagueOrigin,
): TeamRef {
  const scope = code.split('.')[0] ?? code;
  const country = bracketedCountry(name) ?? place.country ?? undefined;
  return { id: `${scope}:${name}`, name, abbr, country, sameAs: clubKey(name, country ?? scope) };
}
