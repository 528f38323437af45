import { gameById } from '@xiongmao/api/catalogue/games';
import { isPeriodKey, isPhase, type Sport, sports } from '@xiongmao/api/catalogue/sports';
import type { FeedMessage, FixtureMessage, LobbyMessage } from '@xiongmao/api/feeds/messages';
import { sheetKinds } from '@xiongmao/api/matches/sheets/sheet-kinds';
import { oddsAmiss } from '@xiongmao/api/odds/markets';

/**
 * What is wrong with a message of the right shape, given the game of its match: a game that is not in the
 * catalogue, a phase or period that its sport does not have. Null when it makes sense.
 */
export function nonsenseIn(message: FeedMessage, gameId: number): string | null {
  const game = gameById(gameId);
  if (!game) return `gameId: ${gameId} is no game of the catalogue`;
  const sport: Sport = sports[game.sport];
  if (message.type === 'fixture')
    return sidesAmiss(message, game.abbr, sport) ?? selfMatch(message);
  if (message.type === 'lobby') return lobbyAmiss(message, game.abbr, sport);
  if (sport.lobby && ofSides(message)) return `${message.type}: a lobby has no sides`;
  if (message.type === 'sheet' && message.sheet.kind !== sheetKinds[game.sport]) {
    return `sheet.kind: ${game.abbr} has no sheet of ${message.sheet.kind}`;
  }
  if (message.type === 'odds') return oddsAmiss(message.odds, gameId);
  if (message.type === 'lineup') {
    const ids = message.lineup.players.map(({ playerId }) => playerId);
    if (new Set(ids).size < ids.length) return 'lineup.players: a player twice';
  }
  if (message.type === 'state') {
    const { status, score, phase, periods } = message.state;
    if (status === 'notStarted' && score && score.home + score.away > 0) {
      return 'state.score: a match that has not begun has none';
    }
    if (phase !== null && !isPhase(sport, phase)) {
      return `state.phase: ${game.abbr} has no phase ${phase}`;
    }
    const strange = periods.find(({ key }) => !isPeriodKey(sport, key));
    if (strange) return `state.periods: ${game.abbr} has no period ${strange.key}`;
  }
  if (message.type === 'incidents') {
    const strange = message.items.find(({ period }) => period !== null && !isPhase(sport, period));
    if (strange) return `items: ${game.abbr} has no period ${strange.period}`;
  }
  return null;
}

function sidesAmiss({ home, away }: FixtureMessage, game: string, sport: Sport): string | null {
  const sides = [home, away].filter((side) => side !== null).length;
  if (sport.lobby)
    return sides > 0 ? `home, away: ${game} is played in lobbies, without sides` : null;
  return sides < 2 ? `home, away: a match of ${game} has two sides` : null;
}

function lobbyAmiss({ lobby }: LobbyMessage, game: string, sport: Sport): string | null {
  if (!sport.lobby) return `lobby: ${game} is not played in lobbies`;
  const ids = lobby.teams.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return 'lobby.teams: a team twice';
  for (const { key, results } of lobby.played) {
    if (!isPeriodKey(sport, key)) return `lobby.played: ${game} has no round ${key}`;
    const named = results.map(({ teamId }) => teamId);
    if (new Set(named).size < named.length) return `lobby.played: a team twice in ${key}`;
    const stranger = named.find((id) => !ids.includes(id));
    if (stranger !== undefined) return `lobby.played: ${stranger} is not among the teams`;
  }
  return null;
}

/** Whether a message tells of a home and an away side. */
function ofSides(message: FeedMessage): boolean {
  switch (message.type) {
    case 'state': {
      const { score, periods, columns, winner } = message.state;
      return score !== null || periods.length + columns.length > 0 || winner !== null;
    }
    case 'incidents':
      return message.items.some(({ side, score }) => side !== null || score !== null);
    default:
      return /^(lineup|statistics|actions|sheet|absences|odds)$/.test(message.type);
  }
}

/** What is wrong with a fixture of a side against itself; null with one of two sides. */
export function selfMatch({ home, away, gameId }: FixtureMessage): string | null {
  if (!home || !away || (home.undecided && away.undecided)) return null;
  const isOne = home.id === away.id || (home.sameAs !== undefined && home.sameAs === away.sameAs);
  // Nobody meets a namesake so often as a list has one player by two ids.
  const isNamesake =
    gameById(gameId)?.alone && !!home.name && home.name.toLowerCase() === away.name?.toLowerCase();
  return isOne || isNamesake ? `home and away are one side: ${home.name ?? home.id}` : null;
}
