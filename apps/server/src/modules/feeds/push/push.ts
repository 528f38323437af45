import { type FeedMessage, feedMessage } from '@xiongmao/api/feeds/messages';
import { z } from 'zod';
import { type Change, findFull, findMatchIds, type MatchIds } from '#modules/matches/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { keepable } from '#platform/keepable.ts';
import { visible } from '#platform/visible.ts';
import { type IngestContext, ingest } from '../ingest/ingest.ts';
import { nonsenseIn } from '../ingest/sense.ts';
import { quarantine } from '../quarantine.ts';

export interface Pushed {
  /** Messages that changed something. */
  applied: number;
  unchanged: number;
  quarantined: { index: number; reason: string }[];
}

const message = keepable(feedMessage);

/** Applies what a live source tells, each message checked alone; what can't be understood is kept and told. */
export async function push(
  tx: Tx,
  source: string,
  given: readonly unknown[],
  now: Date,
): Promise<Pushed> {
  const pushed = await take(tx, given, { source, now });
  await quarantine(
    tx,
    source,
    pushed.quarantined.map(({ index, reason }) => ({
      place: subjectOf(given[index]),
      reason,
      raw: given[index],
    })),
    now,
  );
  return pushed;
}

/** Applies messages, each checked alone, and tells which of them can't be understood. */
export async function take(
  tx: Tx,
  given: readonly unknown[],
  context: IngestContext,
): Promise<Pushed> {
  const parsed = given.map((raw) => message.safeParse(visible(raw)));
  const games = await gamesOf(
    tx,
    context.source,
    parsed.flatMap((one) => (one.success ? [one.data] : [])),
  );
  const full = await findFull(
    tx,
    context.source,
    parsed.flatMap((one) => (one.success && isList(one.data) ? [one.data.match] : [])),
  );
  const messages: FeedMessage[] = [];
  const quarantined: Pushed['quarantined'] = [];
  for (const [index, one] of parsed.entries()) {
    const reason = one.success ? faultOf(one.data, games, full) : z.prettifyError(one.error);
    if (reason !== null) quarantined.push({ index, reason });
    else if (one.success) messages.push(one.data);
  }
  const { changes, odds, ids } = await ingest(tx, messages, context);
  const applied = messages.filter((message) =>
    message.type === 'odds'
      ? odds.includes(ids.get(message.match)!.id)
      : isAmong(message, changes, ids),
  ).length;
  return { applied, unchanged: messages.length - applied, quarantined };
}

const isList = (message: FeedMessage) => message.type === 'incidents' || message.type === 'actions';

/** What a message says it is about, as far as that can be read. */
function subjectOf(raw: unknown): string {
  const { type, match } = (raw ?? {}) as { type?: unknown; match?: unknown };
  const told = [typeof match === 'string' && `match ${match}`, typeof type === 'string' && type];
  return told.filter(Boolean).join(': ').slice(0, 200) || 'message';
}

/** The game of each match that messages name: as it is known, else from its first fixture among them. */
async function gamesOf(
  tx: Tx,
  source: string,
  messages: FeedMessage[],
): Promise<Map<string, number>> {
  const named = messages.flatMap((message) => message.match ?? []);
  const known = await findMatchIds(tx, source, named);
  return new Map([
    ...messages
      .flatMap((message) =>
        message.type === 'fixture' ? [[message.match, message.gameId] as const] : [],
      )
      .reverse(),
    ...[...known].map(([match, { gameId }]) => [match, gameId] as const),
  ]);
}

function faultOf(
  message: FeedMessage,
  games: Map<string, number>,
  full: Awaited<ReturnType<typeof findFull>>,
): string | null {
  if (message.match === undefined) return null;
  const gameId = games.get(message.match);
  if (gameId === undefined) return `match: no fixture of ${message.match} was sent before`;
  if (message.type === 'fixture' && message.gameId !== gameId) {
    return `gameId: ${message.match} is a match of ${gameId}`;
  }
  if (isList(message) && full[message.type].has(message.match)) {
    return 'items: of this match there are so many that no more are taken';
  }
  return nonsenseIn(message, gameId);
}

/** What becomes part of a match itself. */
type Part = Exclude<FeedMessage, { type: 'odds' }>;

const partOf = {
  fixture: 'fixture',
  state: 'state',
  incidents: 'incident',
  lineup: 'lineup',
  statistics: 'statistics',
  actions: 'actions',
  lobby: 'lobby',
  sheet: 'sheet',
  absences: 'absences',
  links: 'links',
  heartbeat: 'state',
} as const satisfies Record<Part['type'], Change['part']>;

function isAmong(message: Part, changes: Change[], ids: MatchIds): boolean {
  const matchId = message.match === undefined ? undefined : ids.get(message.match)?.id;
  return changes.some(
    (change) => change.matchId === matchId && change.part === partOf[message.type],
  );
}
