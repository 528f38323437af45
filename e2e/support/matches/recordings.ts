import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { placeOf } from './shared-data.ts';

/** A recorded match of a format, and how it ended by its file's own figures. */
export interface Recording {
  format: string;
  folder: string;
  /** The source's id of the match. */
  match: string;
  gameId: number;
  home: string;
  away: string;
  score: string;
  /** Figures of both sides by the name that the page gives them, as it orders the sides. */
  statistics: Record<string, Pair>;
  /** What the score sheet tells in the end: the last of it, or what it adds up to. */
  sheet: RegExp;
}

type Pair = [string | number, string | number];

/** One match of each format that is replayed ball by ball; reads its files. */
export const recordings = (): Recording[] => [
  tennis(),
  badminton(),
  volleyball(),
  cricket(),
  dota(),
  football(),
  baseball(),
  counterStrike(),
];

function tennis(): Recording {
  const match = '2011-wimbledon-1701';
  const points = csv('tennis_slam/2011-wimbledon-points.csv.gz').filter(
    ({ match_id }) => match_id === match,
  );
  const sum = (column: string): Pair => [
    total(points.map((point) => Number(point[`P1${column}`]))),
    total(points.map((point) => Number(point[`P2${column}`]))),
  ];
  const won = (column: string) => (side: string) =>
    points.filter((point) => point[column] === side).length;
  const sets = ['1', '2'].map(won('SetWinner'));
  const last = points.findLast(({ SetWinner }) => SetWinner !== '0')!;
  return {
    ...{ format: 'tennis', folder: 'tennis_slam', match, gameId: 203 },
    ...{ home: 'Rafael Nadal', away: 'Novak Djokovic', score: sets.join('–') },
    statistics: {
      Aces: sum('Ace'),
      'Double faults': sum('DoubleFault'),
      'Points won': [won('PointWinner')('1'), won('PointWinner')('2')],
    },
    sheet: score(Number(last.P1GamesWon), Number(last.P2GamesWon)),
  };
}

function badminton(): Recording {
  const folder = 'CHOU_Tien_Chen_Jonatan_CHRISTIE_Indonesia_Open_2019_Quarter-finals';
  const sets = [1, 2, 3].map((set) => {
    const last = csv(`badminton_shuttleset/ShuttleSet/${folder}/set${set}.csv`).at(-1)!;
    return [Number(last.roundscore_A), Number(last.roundscore_B)] as const;
  });
  return {
    ...{ format: 'badminton', folder: 'badminton_shuttleset', gameId: 207 },
    match: 'choutienchenjonatanchristieindonesiaopen2019quarterfinals',
    ...{ home: 'CHOU Tien Chen', away: 'Jonatan CHRISTIE', score: setsWon(sets) },
    statistics: {},
    sheet: score(...sets.at(-1)!),
  };
}

function volleyball(): Recording {
  const text = file('volleyball_openvolley/stuttgart-schwerin-2018.dvw').toString('latin1');
  const lines = text.split(/\r?\n/);
  const first = lines.indexOf('[3SET]') + 1;
  const sets = lines.slice(first, first + 5).map((line) => {
    const [home, away] = line.split(';')[4]!.split('-').map(Number);
    return [home!, away!] as const;
  });
  const touches = (skill: string): Pair => [
    lines.filter((line) => new RegExp(`^\\*\\d\\d${skill}.#`).test(line)).length,
    lines.filter((line) => new RegExp(`^a\\d\\d${skill}.#`).test(line)).length,
  ];
  const points: Pair = [total(sets.map(([home]) => home)), total(sets.map(([, away]) => away))];
  return {
    ...{ format: 'volleyball', folder: 'volleyball_openvolley', gameId: 206 },
    match: '2018-04-21-allianzmtvstuttgart-sscpalmbergschwerin-25-21',
    ...{ home: 'Allianz MTV Stuttgart', away: 'SSC Palmberg Schwerin', score: setsWon(sets) },
    statistics: { Aces: touches('S'), Kills: touches('A'), 'Points won': points },
    sheet: score(...sets.at(-1)!),
  };
}

interface CricketMatch {
  info: { teams: [string, string] };
  innings: {
    team: string;
    overs: {
      deliveries: { runs: { batter: number; total: number }; wickets?: unknown[] }[];
    }[];
  }[];
}

function cricket(): Recording {
  const match = '1082591';
  const { info, innings } = json<CricketMatch>(`cricket_cricsheet/ipl/${match}.json.gz`);
  const of = (team: string) => {
    const balls = innings
      .filter((one) => one.team === team)
      .flatMap(({ overs }) => overs.flatMap(({ deliveries }) => deliveries));
    const wickets = total(balls.map((ball) => ball.wickets?.length ?? 0));
    const hits = (runs: number) => balls.filter((ball) => ball.runs.batter === runs).length;
    const runs = total(balls.map((ball) => ball.runs.total));
    return { text: wickets === 10 ? String(runs) : `${runs}/${wickets}`, hits };
  };
  const [home, away] = info.teams.map(of) as [ReturnType<typeof of>, ReturnType<typeof of>];
  return {
    ...{ format: 'cricsheet', folder: 'cricket_cricsheet', match, gameId: 210 },
    ...{ home: info.teams[0], away: info.teams[1], score: `${home.text}–${away.text}` },
    statistics: { Fours: [home.hits(4), away.hits(4)], Sixes: [home.hits(6), away.hits(6)] },
    sheet: new RegExp(`${away.text}`),
  };
}

interface DotaMatch {
  radiant_win: boolean;
  radiant_score: number;
  dire_score: number;
  players: { player_slot: number; last_hits: number; denies: number }[];
}

function dota(): Recording {
  const match = '7490235544';
  const game = json<DotaMatch>(`dota2_opendota/${match}_api.json`);
  const sum = (column: 'last_hits' | 'denies') =>
    [true, false].map((radiant) =>
      total(
        game.players
          .filter(({ player_slot: slot }) => slot < 128 === radiant)
          .map((player) => player[column]),
      ).toLocaleString('en'),
    ) as Pair;
  return {
    ...{ format: 'opendota', folder: 'dota2_opendota', match, gameId: 4 },
    ...{ home: 'BetBoom Team', away: 'G2 x iG', score: game.radiant_win ? '1–0' : '0–1' },
    statistics: {
      Kills: [game.radiant_score, game.dire_score],
      'Last hits': sum('last_hits'),
      Denies: sum('denies'),
    },
    sheet: score(game.radiant_score, game.dire_score),
  };
}

interface FootballSide {
  score: { T: number };
  stats: { team: { totfd: number; totyds: number; pen: number } };
}

function football(): Recording {
  const match = '2011090800';
  const game = json<Record<string, Record<'home' | 'away', FootballSide>>>(
    `amfootball_nfl/gamecenter/${match}.json.gz`,
  )[match]!;
  const of = (figure: keyof FootballSide['stats']['team']): Pair => [
    game.away.stats.team[figure],
    game.home.stats.team[figure],
  ];
  return {
    ...{ format: 'nfl', folder: 'amfootball_nfl', match, gameId: 209 },
    ...{ home: 'Green Bay Packers', away: 'New Orleans Saints' },
    score: `${game.home.score.T}–${game.away.score.T}`,
    statistics: { 'Total yards': of('totyds'), 'First downs': of('totfd'), Penalties: of('pen') },
    sheet: score(game.away.score.T, game.home.score.T),
  };
}

function baseball(): Recording {
  const match = 'NYA202008281';
  const lines = file('baseball_retrosheet/2020NYA.EVA').toString('latin1').split(/\r?\n/);
  const begin = lines.indexOf(`id,${match}`);
  const end = lines.findIndex((line, index) => index > begin && line.startsWith('id,'));
  const plays = lines.slice(begin, end).filter((line) => line.startsWith('play,'));
  const of = (side: string) =>
    plays
      .map((play) => play.split(','))
      .filter((play) => play[2] === side)
      .map((play) => play[6]!);
  const sides = [of('0'), of('1')] as const;
  const count = (code: RegExp): Pair => [
    sides[0].filter((play) => code.test(play)).length,
    sides[1].filter((play) => code.test(play)).length,
  ];
  // Runs are not written: who came home, and who hit the ball out of the park.
  const homers = /^(HR|H(\d|[/.]|$))/;
  const runs = (plays: readonly string[]) =>
    total(plays.map((play) => play.match(/[123]-H/g)?.length ?? 0)) +
    plays.filter((play) => homers.test(play) || /B-H/.test(play)).length;
  return {
    ...{ format: 'retrosheet', folder: 'baseball_retrosheet', match, gameId: 205 },
    ...{ home: 'New York Yankees', away: 'New York Mets' },
    score: `${runs(sides[1])}–${runs(sides[0])}`,
    statistics: {
      Hits: count(/^([SDT](\d|[/.]|$)|DGR|HR|H(\d|[/.]|$))/),
      'Home runs': count(homers),
      Strikeouts: count(/^K/),
    },
    sheet: /Left on base/i,
  };
}

interface CounterStrikeMatch {
  team1: { score: number };
  team2: { score: number };
  rounds: { active: boolean; team1: Played; team2: Played }[];
}

interface Played {
  players: Record<string, { kills: { headshot: boolean }[] }>;
}

function counterStrike(): Recording {
  const game = json<CounterStrikeMatch>('cs_nuel/matches/kotnq3f0.json.gz');
  const kills = (side: 'team1' | 'team2') =>
    game.rounds.flatMap((round) => Object.values(round[side].players).flatMap((one) => one.kills));
  const won = game.team1.score > game.team2.score;
  return {
    ...{ format: 'cs', folder: 'cs_nuel', match: '20180224T182154-de_inferno-52513955', gameId: 2 },
    ...{ home: 'Warwick Stretchyboiz', away: 'Lancaster Bombers', score: won ? '1–0' : '0–1' },
    statistics: {
      Headshots: [
        kills('team1').filter(({ headshot }) => headshot).length,
        kills('team2').filter(({ headshot }) => headshot).length,
      ],
    },
    sheet: score(game.team1.score, game.team2.score),
  };
}

const total = (figures: readonly number[]) => figures.reduce((sum, one) => sum + one, 0);

/** A score as sheets show it, with or without spaces. */
const score = (home: number, away: number) => new RegExp(`${home}\\s*–\\s*${away}`);

const setsWon = (sets: readonly (readonly [number, number])[]) =>
  [
    sets.filter(([home, away]) => home > away).length,
    sets.filter(([home, away]) => away > home).length,
  ].join('–');

function file(place: string): Buffer {
  const bytes = readFileSync(placeOf(place));
  return place.endsWith('.gz') ? gunzipSync(bytes) : bytes;
}

const json = <Value>(place: string) => JSON.parse(file(place).toString()) as Value;

/** Rows of a table without commas in its cells. */
function csv(place: string): Record<string, string>[] {
  const [head, ...rows] = file(place)
    .toString()
    .trim()
    .split(/\r?\n/)
    .map((line) => line.replaceAll('"', '').split(','));
  return rows.map((row) => Object.fromEntries(head!.map((column, index) => [column, row[index]!])));
}
