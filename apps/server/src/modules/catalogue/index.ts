export { gameIdOf } from './known-games.ts';
export {
  endLink,
  findOpenLink,
  keepApart,
  type LinkDecision,
  openLink,
  openLinks,
  type Two,
} from './links/links.ts';
export { nameOtherwise } from './names/name-otherwise.ts';
export { leagueColumn, teamColumn } from './names/shown-columns.ts';
export {
  type Ids,
  type LeagueRef,
  type Proof,
  proveTeams,
  upsertLeagues,
  upsertPlayers,
  upsertSeasons,
  upsertTeams,
} from './repository.ts';
