import type { IncidentItem } from '@xiongmao/api/feeds/messages';
import type { IncidentKind } from '@xiongmao/api/matches/shapes';
import type { ScorePair, Side } from '@xiongmao/api/matches/sides';
import type { Event, FixtureEntry } from './shapes.ts';

/** An entry that has no key yet: the provider's have none. */
type Unkeyed = Omit<IncidentItem, 'key'>;

/** What the provider calls each kind, by its type and detail. */
export function kindOf({ type, detail, comments }: Event): IncidentKind | null {
  const word = (detail ?? '').toLowerCase();
  switch (type.toLowerCase()) {
    case 'goal':
      if (/shootout/i.test(comments ?? '')) {
        return word === 'missed penalty' ? 'shootoutMissed' : 'shootoutScored';
      }
      if (word === 'missed penalty') return 'penaltyMissed';
      if (word === 'own goal') return 'ownGoal';
      return word === 'penalty' ? 'penaltyGoal' : 'goal';
    case 'card':
      if (word === 'second yellow card') return 'secondYellow';
      return word === 'red card' ? 'redCard' : 'yellowCard';
    case 'subst':
      return 'substitution';
    case 'var':
      return 'videoReview';
    default:
      return null;
  }
}

const scoring = new Set<IncidentKind>(['goal', 'penaltyGoal', 'ownGoal']);

/** The entries as they are told, in their order. `isStarter` tells who went of a substitution. */
export function readEvents(
  events: readonly { event: Event; kind: IncidentKind }[],
  { teams, goals }: FixtureEntry,
  isStarter: (playerId: number) => boolean,
): Unkeyed[] {
  const score: ScorePair = { home: 0, away: 0 };
  const items = events.map(({ event, kind }, order): Unkeyed => {
    const side: Side | null =
      event.team.id === teams.home.id ? 'home' : event.team.id === teams.away.id ? 'away' : null;
    if (scoring.has(kind) && side) score[side] += 1;
    const { elapsed } = event.time;
    const isShootout = kind === 'shootoutScored' || kind === 'shootoutMissed';
    const [one, other] = peopleOf(event, kind, isStarter);
    return {
      order,
      period: isShootout ? 'pen' : periodAt(elapsed),
      minute: isShootout ? null : Math.max(0, elapsed),
      added: isShootout ? null : event.time.extra || null,
      seconds: null,
      kind,
      side,
      playerId: one?.id ? String(one.id) : null,
      player: nameOf(one),
      other: nameOf(other),
      score: scoring.has(kind) ? { ...score } : null,
      text: kind === 'videoReview' ? textOf(event) : null,
      x: null,
      y: null,
    };
  });
  // Goals are told before or after the score that they make: until both agree, an entry's own score may be wrong.
  const agrees = score.home === goals.home && score.away === goals.away;
  return agrees ? items : items.map((item) => ({ ...item, score: null }));
}

const periodAt = (minute: number): string =>
  minute > 105 ? 'et2' : minute > 90 ? 'et1' : minute > 45 ? 'h2' : 'h1';

const nameOf = (person: Event['player']): string | null => person?.name?.slice(0, 120) || null;
const textOf = ({ detail, comments }: Event): string | null =>
  [detail, comments].filter(Boolean).join(': ').slice(0, 600) || null;

/** Whose entry it is, and who else takes part. Who comes on is told last, unless the line-up has that one in it. */
function peopleOf(
  { player, assist }: Event,
  kind: IncidentKind,
  isStarter: (playerId: number) => boolean,
): [Event['player'], Event['player']] {
  if (kind !== 'substitution') return [player, assist];
  const isTurned = !(player?.id && isStarter(player.id)) && assist?.id && isStarter(assist.id);
  return isTurned ? [player, assist] : [assist, player];
}

/** What can be corrected into each other: a penalty may turn out to be an own goal, not a card. */
const familyOf = (kind: IncidentKind): string =>
  scoring.has(kind) ? 'goal' : /Yellow|Card$/i.test(kind) ? 'card' : kind;

/**
 * Gives entries keys that last. One that is told as before keeps its key; one of which the minute, the player or the
 * kind was corrected is found by what stayed; any other is new. What was told before and is no more is withdrawn, with
 * what a review said of it, unless the list was not understood whole.
 */
export function keyed(
  told: readonly Unkeyed[],
  before: readonly IncidentItem[],
  isWhole: boolean,
): IncidentItem[] {
  const free = new Set(before);
  const keys = new Map<Unkeyed, string>();
  for (const isSame of likenesses) {
    for (const item of told) {
      const found = keys.has(item) ? undefined : [...free].find((held) => isSame(item, held));
      if (!found) continue;
      keys.set(item, found.key);
      free.delete(found);
    }
  }
  const used = new Set(before.map(({ key }) => key));
  const current = told.map((item): IncidentItem => {
    let key = keys.get(item);
    for (let nth = 1; key === undefined; nth++) {
      const made = `${familyOf(item.kind)}-${item.side ?? 'none'}-${item.minute ?? 'pen'}-${nth}`;
      if (!used.has(made)) key = made;
    }
    used.add(key);
    return { ...item, key };
  });
  const gone = [...free].map((held): IncidentItem => {
    if (held.withdrawn || !isWhole) return held;
    return { ...held, withdrawn: true, reason: reviewOf(held, told) };
  });
  return [...current, ...gone];
}

/** What makes an entry the one that was told before, the surest first. What was withdrawn may come back as it was. */
const likenesses: readonly ((item: Unkeyed, held: IncidentItem) => boolean)[] = [
  (item, held) => !held.withdrawn && isEqual(item, held),
  (item, held) =>
    !held.withdrawn && isKin(item, held) && item.player === held.player && isNear(item, held, 5),
  (item, held) => !held.withdrawn && isKin(item, held) && isNear(item, held, 1),
  (item, held) => isEqual(item, held),
];

const isEqual = (item: Unkeyed, held: IncidentItem): boolean =>
  isKin(item, held) &&
  item.minute === held.minute &&
  item.added === held.added &&
  item.player === held.player;
const isKin = (item: Unkeyed, held: IncidentItem): boolean =>
  familyOf(item.kind) === familyOf(held.kind) &&
  item.side === held.side &&
  item.period === held.period;
const isNear = (item: Unkeyed, held: IncidentItem, minutes: number): boolean =>
  item.minute !== null &&
  held.minute !== null &&
  Math.abs(item.minute + (item.added ?? 0) - held.minute - (held.added ?? 0)) <= minutes;

/** What a review said of a goal that is told no more. */
function reviewOf(gone: IncidentItem, told: readonly Unkeyed[]): string | null {
  const review = told.findLast(
    ({ kind, side, text }) =>
      kind === 'videoReview' && side === gone.side && /cancel|disallow|overturn/i.test(text ?? ''),
  );
  return review && familyOf(gone.kind) === 'goal' ? `VAR: ${review.text}`.slice(0, 300) : null;
}
