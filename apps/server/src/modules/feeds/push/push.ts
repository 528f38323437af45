import { type FeedMessage, feedMessage } from '@xiongmao/api/feeds/messages';
import { z } from 'zod';
import { type Change, findMatchIds, type MatchIds } from '#modules/matches/index.ts';
import type { Tx } from '#platform/db/database.ts';
import { keepable } from '#platform/keepable.ts';
import { visible } from '#platform/visible.ts';
import { ingest } from '../ingest/ingest.ts';
import { nonsenseIn } from '../ingest/sense.ts';
import { quarantine } from '../quarantine.ts';
import { noteHeard } from '../sources.ts';

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
  /** Where a message stood in what the source said. */
  placeOf = (index: number) => `message ${index} of ${now.toISOString()}`,
): Promise<Pushed> {
  const parsed = given.map((raw) => message.safeParse(visible(raw)));
  const games = await gamesOf(
    tx,
    source,
    parsed.flatMap((one) => (one.success ? [one.data] : [])),
  );
  const messages: FeedMessage[] = [];
  const quarantined: Pushed['quarantined'] = [];
  for (const [index, one] of parsed.entries()) {
    const reason = one.success ? faultOf(one.data, games) : z.prettifyError(one.error);
    if (reason !== null) quarantined.push({ index, reason });
    else if (one.success) messages.push(one.data);
  }
  const { changes, odds, ids } = await ingest(tx, messages, { source, now });
  await quarantine(
    tx,
    source,
    quarantined.map(({ index, reason }) => ({
      place: placeOf(index),
      reason,
      raw: given[index],
    })),
    now,
  );
  await noteHeard(tx, source, now);
  const applied = messages.filter((message) =>
    message.type === 'odds'
      ? odds.includes(ids.get(message.match)!.id)
      : isAmong(message, changes, ids),
  ).length;
  return { applied, unchanged: messages.length - applied, quarantined };
}

/** The game of each match that messages name: from its fixture among them, else as it is known. */
async function gamesOf(
  tx: Tx,
  source: string,
  messages: FeedMessage[],
): Promise<Map<string, number>> {
  const named = messages.flatMap((message) => message.match ?? []);
  const known = await findMatchIds(tx, source, named);
  return new Map([
    ...[...known].map(([match, { gameId }]) => [match, gameId] as const),
    ...messages.flatMap((message) =>
      message.type === 'fixture' ? [[message.match, message.gameId] as const] : [],
    ),
  ]);
}

function faultOf(message: FeedMessage, games: Map<string, number>): string | null {
  if (message.match === undefined) return null;
  const gameId = games.get(message.match);
  if (gameId === undefined) return `match: no fixture of ${message.match} was sent before`;
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
