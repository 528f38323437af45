import type { Incident } from '@xiongmao/api/matches/shapes';
import { formatClock, formatMinute } from '@xiongmao/i18n/format';
import { sportKeyOf } from '#app/shared/games/sport-of.ts';

/** When an entry fell, as its sport counts: `90+4′`, `4:07`, the over and its ball `36.4`; `''` where it is not told. */
export function incidentTime({ minute, added, seconds }: Incident, gameId: number): string {
  if (minute !== null && sportKeyOf(gameId) === 'cricket') return `${minute}.${added ?? 0}`;
  if (minute !== null) return formatMinute({ minute, added });
  return seconds === null ? '' : formatClock(seconds);
}
