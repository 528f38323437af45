import type { Side } from '@xiongmao/api/matches/sides';
import type { LeadChart } from '../../trends/lead.ts';
import type { Part } from './part.ts';

/** The difference between two sides over time, as a line from reading to reading. */
export function leadOver(
  readings: Part['gold'],
  [first, second]: readonly [Side, Side],
): LeadChart {
  const begin = readings[0]?.at ?? 0;
  const width = Math.max(1, (readings.at(-1)?.at ?? 0) - begin);
  const largest = { home: 0, away: 0 };
  let path = 'M0 0';
  for (const reading of readings) {
    const lead = reading.home - reading.away;
    largest.home = Math.max(largest.home, lead);
    largest.away = Math.max(largest.away, -lead);
    path += `L${reading.at - begin} ${reading[second] - reading[first]}`;
  }
  const least = Math.max(1, largest.home, largest.away) / 6;
  return {
    reach: { above: Math.max(largest[first], least), below: Math.max(largest[second], least) },
    path: `${path}L${width} 0Z`,
    width,
    periods: [],
    largest,
    changes: 0,
  };
}
