import { z } from 'zod';
import type { QuarantineEntry } from '../../quarantine.ts';
import type { MatchTold, Reading, View } from '../provider.ts';
import { gameOf, type Kept, messagesOf, stageOf, statuses } from './compose.ts';
import { change, deleted, type Match, match as matchShape } from './shapes.ts';

/** Reads a list of matches, each by itself. */
export function readMatches(list: readonly unknown[], view: View): Reading {
  const quarantined: QuarantineEntry[] = [];
  const matches = list.flatMap((raw, index) => readMatch(raw, index, view, quarantined));
  return { matches, quarantined };
}

/** Reads what changed: matches as they are by now, and such as are no more. */
export function readChanges(list: readonly unknown[], view: View): Reading {
  const quarantined: QuarantineEntry[] = [];
  const newest = new Map<string, MatchTold>();
  for (const [index, raw] of list.entries()) {
    const { data, error } = change.safeParse(raw);
    if (!data) {
      quarantined.push({ place: `change ${index}`, reason: z.prettifyError(error), raw });
      continue;
    }
    if (data.type !== 'match') continue;
    const told =
      data.change_type === 'deletion'
        ? readDeletion(String(data.id), data.object, view)
        : readMatch(data.object, index, view, quarantined);
    // The same match may have changed several times: which is newer its own time tells.
    for (const one of told) {
      const held = newest.get(one.match);
      if (!held || modified(one) >= modified(held)) newest.set(one.match, one);
    }
  }
  return { matches: [...newest.values()], quarantined };
}

const modified = ({ kept }: MatchTold): number => {
  const { match, deleted: reason } = kept as Kept;
  return reason === null ? Date.parse(match.modified_at) : Number.POSITIVE_INFINITY;
};

function readDeletion(match: string, object: unknown, { followed }: View): MatchTold[] {
  const held = followed.get(match)?.kept as Kept | undefined;
  if (!held) return [];
  const reason = deleted.safeParse(object).data?.reason ?? 'deleted';
  return told({ ...held, deleted: reason });
}

function readMatch(
  raw: unknown,
  index: number,
  { followed, now }: View,
  quarantined: QuarantineEntry[],
): MatchTold[] {
  const { data, error } = matchShape.safeParse(raw);
  if (!data) {
    const id = z.object({ id: z.int() }).safeParse(raw).data?.id;
    const place = id === undefined ? `match ${index} of an answer` : `match ${id}`;
    quarantined.push({ place, reason: z.prettifyError(error), raw });
    return [];
  }
  if (!statuses.has(data.status)) {
    const reason = `${data.status} is no status that is known`;
    quarantined.push({ place: `match ${data.id}: status`, reason, raw: data.status });
    return [];
  }
  const held = followed.get(String(data.id))?.kept as Kept | undefined;
  // A list may be older than a change that was told before it.
  const before = held ? Date.parse(held.match.modified_at) : 0;
  // What is yet to come is no time of a change: nothing would be newer.
  const isOld = held && before < now + clockOff && Date.parse(data.modified_at) < before;
  const match: Match = isOld ? held.match : data;
  return told({
    match,
    played: held?.played ?? {},
    incidents: held?.incidents ?? [],
    deleted: isOld ? held.deleted : null,
  });
}

/** ms that the provider's clock may be ahead. */
const clockOff = 3_600_000;

/** Nothing of a game that we do not have. */
export function told(kept: Kept): MatchTold[] {
  const gameId = gameOf(kept.match);
  if (gameId === null) return [];
  const startsAt = kept.match.begin_at ?? kept.match.scheduled_at;
  return [
    {
      match: String(kept.match.id),
      stage: stageOf(kept),
      startsAt: startsAt ? Date.parse(startsAt) : null,
      kept,
      messages: messagesOf(kept, gameId),
    },
  ];
}
