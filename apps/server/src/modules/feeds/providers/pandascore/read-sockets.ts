import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import { z } from 'zod';
import type { QuarantineEntry } from '../../quarantine.ts';
import type { Reading, View } from '../provider.ts';
import { entry, type Kept, type Played, sideOf } from './compose.ts';
import { told } from './read-matches.ts';
import { type Event, event as eventShape, type Frame, frame as frameShape } from './shapes.ts';

/** Reads what came over the socket of a match, in the order it came: frames of its games, or what happened in them. */
export function readSocket(
  match: string,
  channel: string,
  messages: readonly unknown[],
  { followed }: View,
): Reading {
  const held = followed.get(match)?.kept as Kept | undefined;
  if (!held) return { matches: [], quarantined: [] };
  const quarantined: QuarantineEntry[] = [];
  const refuse = (reason: string, raw: unknown) =>
    quarantined.push({ place: `match ${match}: ${channel}`, reason, raw });
  let kept = held;
  for (const message of messages) {
    if (isGreeting(message)) continue;
    if (channel === 'frames') kept = withFrame(kept, message, refuse);
    else for (const one of eventsIn(message)) kept = withEvent(kept, one, refuse);
  }
  return { matches: kept === held ? [] : told(kept), quarantined };
}

const isGreeting = (message: unknown): boolean =>
  z.object({ type: z.literal('hello') }).safeParse(message).success;

/** One event, or with a recovery all of a game so far. */
function eventsIn(message: unknown): unknown[] {
  if (Array.isArray(message)) return message;
  const recovered = z
    .object({
      type: z.string(),
      payload: z.union([z.array(z.unknown()), z.object({ events: z.array(z.unknown()) })]),
    })
    .safeParse(message).data?.payload;
  if (!recovered) return [message];
  return Array.isArray(recovered) ? recovered : recovered.events;
}

/** More than any match has of games, and of entries in their timelines. */
const mostGames = 99;
const mostEvents = 4_000;

type Refuse = (reason: string, raw: unknown) => void;

/** How games name their sides, the first as the second. */
const sides = [
  ['blue', 'red', 'kills'],
  ['radiant', 'dire', 'kills'],
  ['counter_terrorists', 'terrorists', 'round_score'],
] as const;
const words: Readonly<Record<string, string>> = { counter_terrorists: 'ct', terrorists: 't' };

function withFrame(kept: Kept, message: unknown, refuse: Refuse): Kept {
  const { data, error } = frameShape.safeParse(message);
  if (!data) {
    refuse(z.prettifyError(error), message);
    return kept;
  }
  const game = playedIn(kept, data);
  if (!game) return kept;
  const before = kept.played[data.game.id];
  if (!before && Object.keys(kept.played).length >= mostGames) return kept;
  // Of two frames the one that is further on in its game counts; of rounds, the clock begins anew with each.
  if (before && game.at < before.at) return kept;
  return { ...kept, played: { ...kept.played, [data.game.id]: game } };
}

function playedIn({ match }: Kept, frame: Frame): Played | null {
  for (const [one, other, figure] of sides) {
    const [first, second] = [frame[one], frame[other]];
    if (!first || !second) continue;
    const side = sideOf(match, first.id);
    const scores = [first[figure] ?? 0, second[figure] ?? 0] as const;
    if (!side || sideOf(match, second.id) === null) return null;
    const score: ScorePair =
      side === 'home' ? { home: scores[0], away: scores[1] } : { home: scores[1], away: scores[0] };
    const name = side === 'home' ? one : other;
    return {
      at: (frame.round ?? 0) * 1_000 + (frame.current_timestamp ?? 0),
      score,
      paused: frame.paused ?? false,
      map: frame.map?.name ?? null,
      homeSide: words[name] ?? name,
    };
  }
  return null;
}

/** An event that is told again, over a new connection or corrected, is the same by its id. */
function withEvent(kept: Kept, message: unknown, refuse: Refuse): Kept {
  const { data, error } = eventShape.safeParse(message);
  if (!data) {
    refuse(z.prettifyError(error), message);
    return kept;
  }
  const item = itemOf(kept, data);
  if (!item) return kept;
  const others = kept.incidents.filter(({ key }) => key !== item.key);
  if (others.length >= mostEvents) {
    refuse(`more than ${mostEvents} entries`, message);
    return kept;
  }
  return { ...kept, incidents: [...others, item] };
}

function itemOf(
  { match }: Kept,
  { id, type, game, ingame_timestamp: at, payload }: Event,
): IncidentItem | null {
  const position = match.games.find((one) => one.id === game.id)?.position;
  const kind = kindOf(type);
  if (position === undefined || position > 7 || !kind) return null;
  const side: Side | null = sideOf(
    match,
    kind === 'kill'
      ? payload?.killer.teamId
      : (payload?.team_id ?? payload?.team?.id ?? payload?.killer.teamId),
  );
  const given = {
    kind,
    side,
    seconds: at ?? null,
    player: payload?.killer.name?.slice(0, 120) ?? null,
    other: payload?.killed.name?.slice(0, 120) ?? null,
    text: kind === 'objective' ? type.replaceAll('_', ' ').slice(0, 600) : null,
  };
  return entry(`event-${id}`.slice(0, 120), position, given, at ?? 0);
}

function kindOf(type: string): IncidentItem['kind'] | null {
  if (/^(player_)?kill$/.test(type)) return 'kill';
  if (type === 'round_end') return 'round';
  return /^(tower|drake|nashor|inhibitor|herald|bomb_planted|bomb_defused)/.test(type)
    ? 'objective'
    : null;
}
