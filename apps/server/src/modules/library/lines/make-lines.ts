import { gameById } from '@xiongmao/api/catalogue/games';
import { figuresOf } from '@xiongmao/api/library/figures/figure';
import { playerFigures } from '@xiongmao/api/library/figures/player-figures';
import { teamFigures } from '@xiongmao/api/library/figures/team-figures';
import type { Side } from '@xiongmao/api/matches/sides';
import { sql } from 'drizzle-orm';
import { int, text } from '#platform/db/columns.ts';
import { type Database, rows, type Tx } from '#platform/db/database.ts';
import { lockNumber } from '#platform/db/lock-number.ts';
import type { Subject } from '../table.ts';
import { keepLines, type Line } from './keep-lines.ts';
import { tellPlayers } from './tell-players.ts';
import { tellTeam } from './tell-teams.ts';
import { findTold, type ToldMatch } from './told-matches.ts';

const sides = ['home', 'away'] as const;
const lockId = lockNumber('lines of matches');

/**
 * Makes the lines of matches from what is told of them now, and the seasons' that they are part of; those of a match
 * that is not over, or is shown by another's row, go. To make them again changes nothing.
 */
export async function makeLines(db: Database, matchIds: readonly number[]): Promise<void> {
  await db.transaction(async (tx) => {
    // Two that add up one season would each miss what the other adds.
    await tx.execute(sql`select pg_advisory_xact_lock(${lockId})`);
    const told = await findTold(tx, matchIds);
    const who = await whoIsWho(tx, told);
    await keepLines(
      tx,
      matchIds,
      told.flatMap((match) => linesOf(match, who)),
    );
  });
}

/** Ids of the catalogue. */
interface Who {
  /** Of a source's player. */
  player(source: string, id: string): number | undefined;
  /** Of who plays alone, by the side's id. */
  alone(teamId: number): number | undefined;
}

async function whoIsWho(tx: Tx, told: readonly ToldMatch[]): Promise<Who> {
  const given = told.flatMap(({ source, lineups }) =>
    lineups.flatMap(({ players }) => players.map(({ playerId: id }) => ({ source, id }))),
  );
  const players = await rows(
    tx,
    { id: int, source: text, sourceId: text },
    sql`select p.id, p.source, p.source_id as "sourceId" from catalogue.player p
      join (select distinct source, id from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        as given(source text, id text)) given on given.source = p.source and given.id = p.source_id`,
  );
  const teams = told
    .filter(({ gameId }) => gameById(gameId)?.alone)
    .flatMap(({ homeId, awayId }) => [homeId, awayId]);
  const alone = await rows(
    tx,
    { teamId: int, id: int },
    sql`select "teamId", catalogue.who_is("teamId") as id
      from (select distinct unnest(${sql.param(teams)}::int[]) as "teamId") side
      where catalogue.who_is("teamId") is not null`,
  );
  const byOrigin = new Map(players.map((one) => [`${one.source}/${one.sourceId}`, one.id]));
  const bySide = new Map(alone.map(({ teamId, id }) => [teamId, id]));
  return {
    player: (source, id) => byOrigin.get(`${source}/${id}`),
    alone: (teamId) => bySide.get(teamId),
  };
}

function linesOf(match: ToldMatch, who: Who): Line[] {
  const game = gameById(match.gameId);
  if (!game) return [];
  const { sport } = game;
  const teamOf = { home: match.homeId, away: match.awayId };
  const teams = { home: tellTeam(match, 'home', sport), away: tellTeam(match, 'away', sport) };
  const line = (of: Subject, side: Side, subjectId: number) => ({
    ...{ of, subjectId, side, matchId: match.id },
    ...{ teamId: teamOf[side], seasonId: match.seasonId },
  });
  // Who plays alone has a player's line, which tells the same.
  const teamed = sides.filter((side) => !game.alone || who.alone(teamOf[side]) === undefined);
  const made = teamed.map(
    (side): Line => ({
      ...line('team', side, teamOf[side]),
      figures: figuresOf(teamFigures(sport), teams[side]),
      weapons: null,
    }),
  );
  const tables = playerFigures[sport];
  if (!tables) return made;
  const results = (side: Side) => ({
    ...(teams[side].wins !== undefined && { wins: teams[side].wins }),
    ...(teams[side].losses !== undefined && { losses: teams[side].losses }),
  });
  for (const { playerId, side, told, weapons } of tellPlayers(match, sport)) {
    const id = who.player(match.source, playerId);
    if (id === undefined) continue;
    const own = game.alone ? { ...told, ...results(side) } : told;
    made.push({ ...line('player', side, id), figures: figuresOf(tables, own), weapons });
  }
  // Who plays alone is the side: what is told of it is told of the player.
  for (const side of game.alone ? sides : []) {
    const id = who.alone(teamOf[side]);
    if (id === undefined || match.lineups.some((lineup) => lineup.side === side)) continue;
    made.push({
      ...line('player', side, id),
      figures: figuresOf(tables, teams[side]),
      weapons: null,
    });
  }
  return [...new Map(made.map((each) => [`${each.of}${each.subjectId}`, each])).values()].filter(
    ({ figures }) => Object.keys(figures).length > 0,
  );
}
