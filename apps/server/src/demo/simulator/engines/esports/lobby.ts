import type { LobbyMessage } from '@xiongmao/api/feeds/messages';
import { mapsOf, rolesOf } from '../../names/esports.ts';
import { type Team, teamRef } from '../../names/teams.ts';
import type { Book } from '../../programme/book.ts';
import type { Random } from '../../random.ts';
import type { Cast } from '../cast.ts';
import { rosterOf } from '../roster.ts';

type Lobby = LobbyMessage['lobby'];
type Round = Lobby['played'][number];
type Result = Round['results'][number];

interface LobbyCast extends Pick<Cast, 'game' | 'league'> {
  teams: readonly Team[];
}

type Standing = Result & { alive: number };

/** Between two circles; the last teams meet in the sixth or seventh. */
const circle = 4 * 60;

/** Who takes part, by the points of PUBG's global ruleset (SUPER). */
export function lobbyBefore({ game, league, teams }: LobbyCast): Lobby {
  const positions = rolesOf(game.slug);
  const squad = { positions, starters: positions.length, handles: true } as const;
  return {
    rounds: league.lobby!.rounds,
    teamSize: positions.length,
    placementPoints: [10, 6, 5, 4, 3, 2, 1, 1],
    killPoints: 1,
    teams: teams.map((team) => ({
      ...teamRef(team),
      players: rosterOf(team, 'home', squad).players.map(({ name }) => name),
    })),
    played: [],
  };
}

/** Plays a lobby, round by round: who is out has a place, and the last team has won. */
export function playLobby(book: Book, cast: LobbyCast & Pick<Cast, 'random'>): void {
  const { game, teams, random } = cast;
  const before = lobbyBefore(cast);
  const maps = random.shuffled(mapsOf(game.slug));
  const played: Round[] = [];
  book.every(circle, () => book.scene.status === 'live' && book.show({}));
  for (let number = 1; number <= before.rounds; number += 1) {
    if (number > 1) rest(book, 'break', random.float(240, 480));
    if (random.chance(0.05)) rest(book, 'paused', random.float(90, 420));
    const key = `game${number}`;
    const round = { key, map: maps[number % maps.length] ?? null };
    const results = teams.map(({ id }): Standing => {
      return { teamId: id, placement: null, kills: 0, alive: before.teamSize! };
    });
    const tell = () =>
      book.lobby({ ...before, played: [...played, { ...round, results: [...results] }] });
    book.show({ status: 'live', phase: key });
    tell();
    playRound(book, teams, results, random, tell);
    tell();
    played.push({ ...round, results });
  }
  book.show({ status: 'ended', phase: null });
}

function rest(book: Book, phase: string, seconds: number): void {
  book.show({ status: 'live', phase });
  book.wait(seconds);
}

/** One falls after another, until one team is left. */
function playRound(
  book: Book,
  teams: readonly Team[],
  results: Standing[],
  random: Random,
  tell: () => void,
): void {
  const strengths = new Map(teams.map(({ id, strength }) => [id, strength]));
  const change = (result: Standing, changes: Partial<Standing>) => {
    results[results.indexOf(result)] = { ...result, ...changes };
  };
  const pace = random.float(22, 27);
  book.wait(random.float(120, 240));
  for (;;) {
    const standing = results.filter(({ alive }) => alive > 0);
    const [last, other] = standing;
    if (last && !other) {
      change(last, { placement: 1 });
      return;
    }
    book.wait(pace * random.float(0.2, 1.8));
    // Who has lost one already loses the others more easily.
    const most = Math.max(...standing.map(({ alive }) => alive));
    const fallen = random.weighed(
      standing,
      ({ teamId, alive }) => (alive < most ? 2.5 : 1) / strengths.get(teamId)! ** 2,
    );
    const alive = fallen.alive - 1;
    change(fallen, { alive, placement: alive === 0 ? standing.length : null });
    // Some die of the zone, or fall.
    if (random.chance(0.94)) {
      const rivals = standing.filter((result) => result !== fallen);
      const killer = random.weighed(
        rivals,
        (rival) => rival.alive * strengths.get(rival.teamId)! ** 3,
      );
      change(killer, { kills: killer.kills + 1 });
    }
    tell();
  }
}
