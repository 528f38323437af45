import type { FixtureMessage } from '@xiongmao/api/feeds/messages';

/** Where a match stands, as its number tells: 1105 and MS105 are men's singles, first round, match five. */
export interface DrawPosition {
  slam: string;
  year: string;
  event: keyof typeof events | null;
  /** 1 is the first. */
  round: number | null;
  /** In its round. */
  index: number | null;
}

const events = {
  MS: { name: "Men's Singles", rounds: 7 },
  WS: { name: "Women's Singles", rounds: 7 },
  MD: { name: "Men's Doubles", rounds: 6 },
  WD: { name: "Women's Doubles", rounds: 6 },
  XD: { name: 'Mixed Doubles', rounds: 5 },
} as const;
const byDigit = ['MS', 'WS', 'MD', 'WD', 'XD'] as const;

const slams: Readonly<Record<string, { name: string; country: string }>> = {
  ausopen: { name: 'Australian Open', country: 'AU' },
  frenchopen: { name: 'French Open', country: 'FR' },
  wimbledon: { name: 'Wimbledon', country: 'GB' },
  usopen: { name: 'US Open', country: 'US' },
};

export function drawPositionOf(slam: string, year: string, number: string): DrawPosition {
  const [, digit, letters, round, index] =
    /^(?:([1-5])|(MS|WS|MD|WD|XD|MX))(\d)(\d{2})$/i.exec(number.trim()) ?? [];
  const named = letters?.toUpperCase().replace('MX', 'XD') as DrawPosition['event'] | undefined;
  const event = named ?? (digit ? byDigit[Number(digit) - 1] : null) ?? null;
  return {
    slam,
    year,
    event,
    round: round && Number(round) > 0 ? Number(round) : null,
    index: index && Number(index) > 0 ? Number(index) : null,
  };
}

/** Of a name that we lack, the name itself. */
export function leagueOf({ slam, event }: DrawPosition): FixtureMessage['league'] {
  const known = slams[slam.toLowerCase()];
  const name = known?.name ?? slam;
  return {
    id: event ? `${slam}-${event}` : slam,
    name: event ? `${name}, ${events[event].name}` : name,
    ...(known && { country: known.country }),
  };
}

/** Sets at most; undefined where the event had no one rule. */
export function bestOf({ slam, year, event }: DrawPosition): number | undefined {
  if (event === null) return undefined;
  if (event === 'MS') return 5;
  // Wimbledon's men played doubles over five sets until 2022, and over three on days after rain.
  if (event === 'MD' && slam === 'wimbledon' && Number(year) < 2023) return undefined;
  return 3;
}

/** How many rounds each event has: by its matches' places, as draws differ in size by year. */
export function roundsOf(places: readonly DrawPosition[]): Map<string, number> {
  const rounds = new Map<string, number>();
  for (const [key, group] of Map.groupBy(places, eventKey)) {
    const event = group[0]?.event;
    if (!event) continue;
    const seen = group.map(({ round, index }) =>
      round && index ? round + Math.ceil(Math.log2(index)) : 0,
    );
    const hasFirst = group.some(({ round }) => round === 1);
    const isSingles = events[event].rounds === 7;
    // A few matches of later rounds don't tell how large the draw was.
    const least = isSingles || !hasFirst ? events[event].rounds : 0;
    rounds.set(key, Math.max(least, ...seen));
  }
  return rounds;
}

export const eventKey = ({ slam, year, event }: DrawPosition) => `${slam} ${year} ${event}`;

const late = ['Final', 'Semi-finals', 'Quarter-finals'];

export function roundName(
  place: DrawPosition,
  rounds: ReadonlyMap<string, number>,
): string | undefined {
  const all = rounds.get(eventKey(place));
  if (!place.round || !all) return undefined;
  const left = all - place.round;
  return left < 0 ? `Round ${place.round}` : (late[left] ?? `Round of ${2 ** (left + 1)}`);
}
