import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { equipmentWorth } from './arsenal.ts';
import { type Actor, type LogEvent, readLog } from './log-lines.ts';
import {
  type Deeds,
  isDecided,
  matchId,
  noDeeds,
  type Played,
  type Round,
  regularRounds,
  type Sides,
  type Tag,
} from './played.ts';
import { sided } from './sides.ts';
import { cleanName } from './tell-apart.ts';

/** A round while it is read: who plays for which side of the map is known to the game alone. */
interface OpenRound {
  startedAt: number | null;
  result: (LogEvent & { kind: 'result' }) | null;
  tags: Map<string, Tag>;
  health: Map<string, number>;
  dead: Set<string>;
  /** Those who were dead when it was won. */
  fallen: Set<string>;
  worth: Map<string, number>;
  round: Pick<Round, 'kills' | 'bomb' | 'deeds'>;
}

/** What begins with a "Match_Start": warm-ups and what is started anew are given up for the next one. */
interface Attempt {
  startedAt: number;
  map: string;
  names: Partial<Record<Tag, string>>;
  players: Map<string, Actor>;
  rounds: OpenRound[];
  pauses: { from: number; to: number }[];
  over: boolean;
  /** What was played on the map before. */
  before: Attempt | null;
}

const tagOf = ({ team }: Actor): Tag | null => (team ? (team === 'CT' ? 'ct' : 't') : null);
const emptyRound = (): OpenRound => ({
  startedAt: null,
  result: null,
  tags: new Map(),
  health: new Map(),
  dead: new Set(),
  fallen: new Set(),
  worth: new Map(),
  round: { kills: [], bomb: [], deeds: new Map() },
});

/**
 * The matches of a server's log. What was played before a restart, warm-ups, and what a server goes on with after a
 * match are none; a match that was never ended is one if the log has no other.
 */
export function readServerLog(
  file: string,
  text: string,
  odd: (place: string, reason: string, raw: unknown) => void,
): Played[] {
  const attempts: Attempt[] = [];
  const rules: Rules = {};
  let attempt: Attempt | null = null;
  let open: OpenRound | null = null;
  let pausedAt: number | null = null;
  let asked = false;
  let map = '';

  for (const event of readLog(file, text, odd)) {
    switch (event.kind) {
      case 'map':
        map = event.map;
        break;
      case 'setting':
        if (event.name === 'mp_maxrounds') rules.regular = Number(event.value);
        else rules.overtime = Number(event.value);
        break;
      case 'matchStart': {
        const before: Attempt | undefined = attempts.at(-1);
        attempt = {
          startedAt: event.at,
          map: event.map || map,
          names: {},
          players: new Map(),
          rounds: [],
          pauses: [],
          over: false,
          before: before && !before.over && before.map === event.map ? before : null,
        };
        attempts.push(attempt);
        open = emptyRound();
        break;
      }
      case 'teamName': {
        const tag = event.team === 'CT' ? 'ct' : 't';
        if (attempt && attempt.rounds.length === 0) attempt.names[tag] = cleanName(event.name);
        break;
      }
      case 'freeze':
        open = emptyRound();
        if (asked) {
          pausedAt = event.at;
          asked = false;
        }
        break;
      case 'roundStart':
        if (open?.result) open = emptyRound();
        if (open) open.startedAt = event.at;
        break;
      case 'pause':
        if (open && open.startedAt === null) pausedAt ??= event.at;
        else asked = true;
        break;
      case 'unpause':
        if (pausedAt !== null) attempt?.pauses.push({ from: pausedAt, to: event.at });
        pausedAt = null;
        asked = false;
        break;
      case 'result':
        if (attempt && open && !attempt.over && !open.result) close(attempt, open, event);
        break;
      case 'gameOver':
        if (attempt && attempt.rounds.length > 0) attempt.over = true;
        open = null;
        break;
      default:
        if (attempt && open && !attempt.over) note(attempt, open, event);
    }
  }
  const told = attempts.map((one) => playedOf(one, rules)).filter((one) => one !== null);
  const over = told.filter((one) => one.over);
  if (over.length > 0) return over;
  const longest = told.toSorted((a, b) => b.rounds.length - a.rounds.length)[0];
  return longest ? [longest] : [];
}

interface Rules {
  regular?: number;
  overtime?: number;
}

/** The round is won; one that was won before with as many rounds in all was played anew since. */
function close(attempt: Attempt, open: OpenRound, event: LogEvent & { kind: 'result' }): void {
  const total = event.ct + event.t;
  open.result = event;
  open.fallen = new Set(open.dead);
  const { before } = attempt;
  // A backup was played on from.
  if (before && attempt.rounds.length === 0 && total > 1) {
    const { startedAt, names, pauses, rounds } = before;
    Object.assign(attempt, { startedAt, names, pauses: [...pauses, ...attempt.pauses], rounds });
    for (const [id, actor] of before.players) attempt.players.set(id, actor);
  }
  attempt.rounds = [
    ...attempt.rounds.filter(({ result }) => result && result.ct + result.t < total),
    open,
  ];
}

type Deed = Extract<LogEvent, { kind: 'ready' | 'hit' | 'killed' | 'died' | 'assisted' | 'bomb' }>;

function note(attempt: Attempt, open: OpenRound, event: Deed): void {
  const { round, tags, health, dead, worth } = open;
  const at = open.startedAt === null ? 0 : event.at - open.startedAt;
  const deeds = (actor: Actor): Deeds => {
    const tag = tagOf(actor);
    attempt.players.set(actor.id, actor);
    if (tag) tags.set(actor.id, tag);
    const own = round.deeds.get(actor.id) ?? noDeeds();
    round.deeds.set(actor.id, own);
    return own;
  };
  const areEnemies = (one: Actor, other: Actor) => one.team !== other.team;
  switch (event.kind) {
    case 'ready':
      if (!tagOf(event.by)) return;
      deeds(event.by);
      if (open.startedAt !== null && !worth.has(event.by.id)) {
        worth.set(event.by.id, equipmentWorth(event.equipment));
      }
      return;
    case 'hit': {
      const left = health.get(event.victim.id) ?? 100;
      const now = Math.max(0, event.health);
      health.set(event.victim.id, now);
      const by = deeds(event.by);
      deeds(event.victim);
      if (areEnemies(event.by, event.victim)) by.damage += Math.max(0, left - now);
      return;
    }
    case 'killed': {
      const killer = deeds(event.killer);
      deeds(event.victim).deaths += 1;
      dead.add(event.victim.id);
      if (!areEnemies(event.killer, event.victim)) return;
      const headshot = event.how.includes('headshot');
      killer.kills += 1;
      killer.headshots += Number(headshot);
      killer.firstKills += Number(round.kills.length === 0);
      round.kills.push({
        killer: event.killer.id,
        victim: event.victim.id,
        weapon: event.weapon,
        headshot,
        penetrated: event.how.includes('penetrated'),
        at,
      });
      return;
    }
    case 'died':
      if (dead.has(event.victim.id)) return;
      dead.add(event.victim.id);
      deeds(event.victim).deaths += 1;
      return;
    case 'assisted':
      if (areEnemies(event.by, event.victim)) deeds(event.by).assists += 1;
      return;
    case 'bomb':
      deeds(event.by)[event.what === 'planted' ? 'bombsPlanted' : 'bombsDefused'] += 1;
      round.bomb.push({ kind: event.what, player: event.by.id, at });
  }
}

/** An attempt as a match; null where no round was won. Who begins as counter-terrorists stands first. */
function playedOf(attempt: Attempt, rules: Rules): Played | null {
  const { rounds, map, startedAt, players } = attempt;
  const last = rounds.at(-1)?.result;
  if (!last) return null;
  const teams = new Map<string, Side>();
  const told: Round[] = [];
  let sides: Sides = { home: 'ct', away: 't' };
  for (const open of rounds) {
    sides = sidesIn(open, teams, sides);
    told.push(roundOf(open, sides, startedAt));
  }
  const start = new Date(startedAt * 1000).toISOString();
  const date = start.slice(0, 10);
  const score = told.at(-1)!.score;
  const humans = [...players.values()].filter(({ id, bot }) => !bot && teams.has(id));
  const first = told[0]!.sides!;
  const regular = rules.regular || regularRounds(date);
  const nameOf = (side: Side): string => {
    const [captain] = humans.filter(({ id }) => teams.get(id) === side);
    return attempt.names[first[side]] ?? `team_${captain?.name ?? first[side].toUpperCase()}`;
  };
  return {
    id: matchId(
      start,
      map,
      humans.map(({ id }) => id),
    ),
    league: null,
    season: null,
    stage: null,
    map,
    // The server's clock has no zone.
    startsAt: null,
    date,
    names: { home: nameOf('home'), away: nameOf('away') },
    score,
    over: attempt.over || isDecided(score, regular, rules.overtime || undefined),
    players: new Map(humans.map(({ id, name }) => [id, { name, side: teams.get(id)! }])),
    rounds: told,
    pauses: attempt.pauses.map(({ from, to }) => ({ from: from - startedAt, to: to - startedAt })),
    exact: true,
  };
}

/** By where most of those play whose team is known; who comes anew belongs to where they play. */
function sidesIn({ tags }: OpenRound, teams: Map<string, Side>, before: Sides): Sides {
  let kept = 0;
  for (const [id, tag] of tags) {
    const side = teams.get(id);
    if (side) kept += before[side] === tag ? 1 : -1;
  }
  const sides = kept < 0 ? { home: before.away, away: before.home } : before;
  for (const [id, tag] of tags) {
    if (!teams.has(id)) teams.set(id, sides.home === tag ? 'home' : 'away');
  }
  return sides;
}

function roundOf(
  { startedAt, result, tags, fallen, worth, round }: OpenRound,
  sides: Sides,
  begin: number,
): Round {
  const { team, ending, ct, t, at } = result!;
  const tag: Tag = team === 'CT' ? 'ct' : 't';
  const winner: Side = sides.home === tag ? 'home' : 'away';
  const each = (of: (side: Side) => number): ScorePair => ({ home: of('home'), away: of('away') });
  const own = (side: Side) => [...tags].filter(([, held]) => held === sides[side]);
  const sum = (side: Side) => own(side).reduce((total, [id]) => total + (worth.get(id) ?? 0), 0);
  const known = worth.size * 2 > tags.size;
  return {
    ...round,
    number: ct + t,
    winner,
    ending,
    score: sides.home === 'ct' ? { home: ct, away: t } : { home: t, away: ct },
    sides: sided('home', sides.home),
    startedAt: startedAt === null ? null : startedAt - begin,
    endedAt: at - begin,
    alive: each((side) => own(side).filter(([id]) => !fallen.has(id)).length),
    equipment: known ? each(sum) : null,
    planted: round.bomb.some(({ kind }) => kind === 'planted'),
  };
}
