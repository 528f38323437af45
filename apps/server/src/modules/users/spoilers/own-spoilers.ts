import { gameById } from '@xiongmao/api/catalogue/games';
import type { Spoilers } from '@xiongmao/api/http/concealing/shapes';
import { writeRevealed } from '@xiongmao/api/http/concealing/spoilers';
import type { Revealed } from '@xiongmao/api/http/hidden-results';
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countRows } from '#platform/db/database.ts';
import type { Principal } from '#platform/http/access/principal.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import type { Realtime } from '#platform/realtime/realtime.ts';
import { findSpoilers, keepSpoilers } from './choice.ts';
import {
  believed,
  type Choices,
  keepHere,
  keptRevealed,
  keptSpoilers,
  revealedCookie,
} from './choices.ts';

/** What one has chosen. */
export async function getOwnSpoilers(
  { db }: Pick<ModuleContext, 'db'>,
  asked: { principal: Principal | null; request: FastifyRequest },
): Promise<Spoilers> {
  const kept = keptSpoilers(asked.request.cookies);
  if (!asked.principal) return kept;
  const [own] = await findSpoilers(db, [asked.principal.uid]);
  return own ?? kept;
}

export async function saveOwnSpoilers(
  { db }: Pick<ModuleContext, 'db'>,
  { choices, realtime }: { choices: Choices; realtime: Pick<Realtime, 'renewAccounts'> },
  given: { principal: Principal | null; reply: FastifyReply; spoilers: Spoilers },
): Promise<Spoilers> {
  const { principal, reply } = given;
  const unique = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b);
  const { all, games, leagues } = given.spoilers;
  const spoilers = { all, games: unique(games), leagues: unique(leagues) };
  if (!games.every((id) => gameById(id))) throw new CodedError('unknownGame');
  const known = await countRows(
    db,
    sql`catalogue.league where id = any(${sql.param(spoilers.leagues)}::int[])`,
  );
  if (known < spoilers.leagues.length) throw new CodedError('unknownLeague');
  if (principal) {
    await db.transaction((tx) => keepSpoilers(tx, principal.uid, spoilers));
    choices.forget(principal.uid);
    // Those of other processes follow (renew-sockets.ts).
    realtime.renewAccounts(new Map([[principal.uid, Date.now() + believed]]));
  }
  keepHere(reply, spoilers);
  return spoilers;
}

/** Until the browser is closed. */
export function revealHere(request: FastifyRequest, reply: FastifyReply, name: Revealed): void {
  const before = keptRevealed(request.cookies).filter((each) => each !== name);
  reply.server.ownCookies.set(reply, revealedCookie, writeRevealed([...before, name]), {});
}
