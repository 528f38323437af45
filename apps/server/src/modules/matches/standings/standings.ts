import { inPlay, isInPlay, type MatchStatus, played } from '@xiongmao/api/matches/statuses';
import type { TableScope } from '@xiongmao/api/matches/table-scopes';
import { arrange, type Mutual } from './order.ts';
import { netRunRate } from './run-rate.ts';
import { countedIn, scoped } from './scopes.ts';
import { type Stage, stagesOf } from './stages/stages.ts';
import type { Group } from './stages/who-plays-whom.ts';
import { type Held, type Start, tally } from './tally.ts';
import type {
  Carry,
  Competition,
  Outcome,
  Result,
  Rules,
  SeasonMatch,
  Table,
  TableRow,
} from './types.ts';

/** Whether the season has a table at all. */
export function hasTable(matches: readonly SeasonMatch[], competition: Competition): boolean {
  return stagesOf(matches, competition).stages.length > 0;
}

/** The tables of a season from its matches in the order played, the latest stage first. */
export function standings(
  matches: readonly SeasonMatch[],
  competition: Competition,
  ofCompetition: Rules,
  scope: TableScope = 'all',
): Table[] {
  const rules = scoped(ofCompetition, scope);
  const { stages, others } = stagesOf(matches, competition);
  const playOffs = resultsOf(
    others.filter(({ round }) => /play-?off|replay/i.test(round ?? '')),
    rules,
  );
  const leagues = stages
    .filter(({ split }) => !split)
    .map((stage) => leagueOf(stage, rules, playOffs, scope));
  const splits = stages
    .filter(({ split }) => split)
    .map((stage) => {
      const before = leagues.findLast((league) => isPartOf(stage, league));
      return before
        ? splitOf(stage, before, rules, playOffs, scope)
        : leagueOf(stage, rules, playOffs, scope).tables;
    });
  return [
    ...splits
      .flat()
      .sort((a, b) => (a.rows[0]!.rank ?? 1) - (b.rows[0]!.rank ?? 1) || byName(a, b)),
    ...leagues.reverse().flatMap(({ tables }) => tables.sort(byName)),
  ];
}

/** A stage with its tables, and what another may go on from. */
interface League {
  stage: Stage;
  figures: Map<number, Held>;
  tables: Table[];
}

function leagueOf(stage: Stage, rules: Rules, playOffs: Result[], scope: TableScope): League {
  const groups = groupsOf(stage, rules).map((group) => {
    const results = resultsOf(group.matches, rules);
    const startOf = (teamId: number) => {
      const adjustment = rules.adjustment(teamId);
      return { adjustment, points: adjustment };
    };
    const counts = countedIn(scope, results);
    return { ...group, figures: tally(group.teamIds, results, rules, startOf, counts) };
  });
  return {
    stage,
    figures: new Map(groups.flatMap(({ figures }) => [...figures])),
    tables: groups.map(({ name, figures, matches }) => ({
      stage: stage.name,
      name,
      split: false,
      leftOut: leftOutOf(matches),
      unknown: unknownOf(matches),
      order: [...rules.order],
      orderKnown: rules.known,
      rows: rowsOf(figures, rules, { ...mutualOf(matches, rules), playOffs }),
    })),
  };
}

/** Whether only some of the league's sides are left to each group of a stage. */
function isPartOf({ groups }: Stage, { figures }: League): boolean {
  return groups.every(
    ({ teamIds }) =>
      teamIds.size < figures.size && [...teamIds].every((teamId) => figures.has(teamId)),
  );
}

/** Tables that go on from a league: its places are shared out among the groups. */
function splitOf(
  stage: Stage,
  before: League,
  rules: Rules,
  playOffs: Result[],
  scope: TableScope,
): Table[] {
  const carry = rules.carry(stage.name ?? '');
  const ranks = new Map(
    before.tables.flatMap(({ rows }) => {
      const last = rows[0]?.rank ? rows.length : 1;
      return rows.map(({ teamId, rank }) => [teamId, rank ?? last]);
    }),
  );
  const [first, ...rest] = rules.order;
  const usual = carry.points === 'half' ? ['rounding' as const, ...rest] : rest;
  const order = scope === 'all' ? [first!, ...(carry.order ?? usual)] : rules.order;
  return stage.groups.map(({ name, teamIds, matches }) => {
    const counted = carry.matches ? [...before.stage.matches, ...matches] : matches;
    const onward = (teamId: number) => {
      const start = startFrom(before.figures.get(teamId)!, carry);
      const taken = rules.adjustmentAfterSplit(teamId);
      return {
        ...start,
        points: (start.points ?? 0) + taken,
        adjustment: (start.adjustment ?? 0) + taken,
        placeBefore: ranks.get(teamId)!,
      };
    };
    const results = resultsOf(scope === 'all' ? matches : counted, rules);
    const figures =
      scope === 'all'
        ? tally(teamIds, results, rules, onward)
        : tally(teamIds, results, rules, undefined, countedIn(scope, results));
    const place = Math.min(...[...teamIds].map((id) => ranks.get(id)!));
    return {
      stage: stage.name,
      name,
      split: true,
      leftOut: leftOutOf(counted),
      unknown: unknownOf(counted),
      order: [...order],
      orderKnown: rules.known,
      rows: rowsOf(
        figures,
        { ...rules, order },
        { ...mutualOf(counted, rules), playOffs },
        { first: place, carried: scope === 'all' && carry.points !== 'none' },
      ),
    };
  });
}

function startFrom(held: Held, { points, odd, matches }: Carry): Start {
  if (points === 'none') return {};
  const rest = points === 'half' ? Math.abs(held.points % 2) : 0;
  const gained = odd === 'up' ? rest / 2 : -rest / 2;
  const taken = {
    points: points === 'half' ? held.points / 2 + gained : held.points,
    adjustment: held.adjustment,
    rounding: -Math.sign(gained),
  };
  return matches ? { ...held, ...taken } : taken;
}

/** A stage's groups: as it has them, else conferences, whose sides play those of the other, too. */
function groupsOf({ groups }: Stage, rules: Rules): Group[] {
  const [only] = groups;
  if (!only || groups.length > 1) return groups;
  const conferences = Map.groupBy(only.teamIds, rules.group);
  if (conferences.size < 2 || conferences.has(null)) return groups;
  return [...conferences].map(([name, teamIds]) => ({ ...only, name, teamIds: new Set(teamIds) }));
}

const counted = new Set<MatchStatus>([...played, ...inPlay]);
/** Without a result: a match broken off, never played or in dispute leaves two sides uncompared as well. */
const open = new Set(['notStarted', 'postponed', 'unknown', 'cancelled', 'abandoned']);

function resultsOf(matches: readonly SeasonMatch[], rules: Rules): Result[] {
  return matches.flatMap((match): Result[] => {
    const { homeId, awayId, status, batting } = match;
    if (match.disputed) return [];
    if (status === 'abandoned' && rules.countsAbandoned) {
      return [{ homeId, awayId, home: 0, away: 0, winner: 'nobody' }];
    }
    const winner = counted.has(status) ? outcomeOf(match, rules) : null;
    const live = isInPlay(status);
    if (winner === null || (live && !countsLive(match, winner, rules))) return [];
    return [
      {
        ...{ homeId, awayId, home: match.home ?? 0, away: match.away ?? 0, winner, live },
        ...(status === 'ended' && { batting }),
      },
    ];
  });
}

/** Whether a match that is on counts as it stands: a series does once it is decided, a level score where it may stay so. */
const countsLive = ({ winner }: SeasonMatch, outcome: Outcome, rules: Rules): boolean =>
  winner !== null || (!rules.isSeries && (outcome !== 'draw' || rules.levelIsDrawn));

/** Who has won as it is told, whatever the score: by a target set anew, or given the match. Else as the score tells. */
function outcomeOf(
  { status, home, away, winner }: SeasonMatch,
  { levelIsDrawn }: Rules,
): Outcome | null {
  const leader = home === null || away === null ? null : leaderOf(home, away);
  const isShootOut = levelIsDrawn && leader === 'draw' && status !== 'awarded';
  return isShootOut ? leader : (winner ?? leader);
}

const leaderOf = (home: number, away: number): Outcome =>
  home === away ? 'draw' : home > away ? 'home' : 'away';

/** How many would count, but for what contradicts their result. */
const leftOutOf = (matches: readonly SeasonMatch[]): number =>
  matches.filter(({ disputed, status }) => disputed && counted.has(status)).length;

/** How many were played, and nobody knows how they ended. */
const unknownOf = (matches: readonly SeasonMatch[]): number =>
  matches.filter(({ status }) => status === 'unknown').length;

function mutualOf(matches: readonly SeasonMatch[], rules: Rules): Mutual {
  const pair = (one: number, other: number) => `${Math.min(one, other)}/${Math.max(one, other)}`;
  const pairs = new Set(
    matches
      .filter(({ status, disputed }) => open.has(status) || disputed)
      .map(({ homeId, awayId }) => pair(homeId, awayId)),
  );
  return {
    results: resultsOf(matches, rules),
    isOpen: (one, other) => pairs.has(pair(one, other)),
  };
}

/**
 * The rows of sides in their order, the first of them in place `first`. Nobody has a place before they have played, unless
 * they go on from another table: they stand at the end.
 */
function rowsOf(
  sides: Map<number, Held>,
  rules: Rules,
  mutual: Mutual,
  { first = 1, carried = false } = {},
): TableRow[] {
  const isPlaced = ({ played }: Held) => carried || played > 0;
  let next = first;
  const levels = arrange([...sides.values()], rules, mutual).map((level) => {
    const placed = level.filter(isPlaced);
    const rank = next;
    next += placed.length;
    return { rank, placed, others: level.filter((side) => !isPlaced(side)) };
  });
  const rowOf = (side: Held, rank: number | null): TableRow => {
    const { rounding, placeBefore, awayScored, awayWins, inGroup, made, given, unrated, ...row } =
      side;
    return {
      rank,
      ...row,
      runRate: rules.order.includes('netRunRate') && !unrated ? netRunRate(made, given) : null,
      points: rules.points ? row.points : null,
    };
  };
  return [
    ...levels.flatMap(({ rank, placed }) => placed.map((side) => rowOf(side, rank))),
    ...levels.flatMap(({ others }) => others.map((side) => rowOf(side, null))),
  ];
}

function byName(a: Table, b: Table): number {
  return (a.name ?? '').localeCompare(b.name ?? '', 'en', { numeric: true });
}
