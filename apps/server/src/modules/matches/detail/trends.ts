import type { Incident, Trends } from '@xiongmao/api/matches/shapes';
import type { Side } from '@xiongmao/api/matches/sides';

/** What pressure is computed from. */
interface Deed {
  period: string;
  second: number;
  kind: string;
  side: Side;
  x: number;
  success: boolean | null;
}

/** How much more a shot presses than a touch of the ball deep in the other half. */
const weights: Record<string, number> = { shot: 6, goal: 10, corner: 4, freeKick: 1.5, penalty: 8 };

/**
 * Pressure of each side by minute, 0 to 1: each deed in the other half counts the more the nearer it is
 * to the goal line, shots and corners most; a minute keeps half of the one before, and the strongest
 * minute of the match is 1.
 */
export function pressureOf(deeds: readonly Deed[]): Trends['minutes'] {
  const minutes = new Map<string, Trends['minutes'][number]>();
  for (const deed of deeds) {
    const minute = Math.floor(deed.second / 60) + 1;
    const key = `${deed.period}/${minute}`;
    const held = minutes.get(key) ?? { period: deed.period, minute, home: 0, away: 0 };
    // The home side attacks to the right.
    const advance = deed.side === 'home' ? deed.x : 100 - deed.x;
    const depth = Math.max(0, (advance - 50) / 50);
    held[deed.side] += depth ** 2 * (weights[deed.kind] ?? 1) * (deed.success === false ? 0.6 : 1);
    minutes.set(key, held);
  }
  const list = [...minutes.values()];
  for (const [index, entry] of list.entries()) {
    const before = list[index - 1];
    if (!before || before.period !== entry.period) continue;
    entry.home += before.home / 2;
    entry.away += before.away / 2;
  }
  const strongest = Math.max(...list.flatMap(({ home, away }) => [home, away]), Number.MIN_VALUE);
  const share = (value: number) => Math.round((value / strongest) * 1000) / 1000;
  return list.map((entry) => ({ ...entry, home: share(entry.home), away: share(entry.away) }));
}

/** Home's lead after each entry that changed the score; withdrawn entries don't count. */
export function leadOf(incidents: readonly Incident[]): Trends['lead'] {
  const lead: Trends['lead'] = [];
  for (const { state, score, order, period } of incidents) {
    if (state === 'withdrawn' || !score) continue;
    const now = score.home - score.away;
    if (lead.at(-1)?.lead !== now || lead.length === 0) lead.push({ order, period, lead: now });
  }
  return lead;
}
