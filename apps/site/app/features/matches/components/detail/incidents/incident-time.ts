import type { Incident } from '@xiongmao/api/matches/shapes';
import { formatClock, formatMinute } from '@xiongmao/i18n/format';

/** When an entry fell, as its sport counts: `90+4′`, `4:07`; `''` where it is not told. */
export function incidentTime({ minute, added, seconds }: Incident): string {
  if (minute !== null) return formatMinute({ minute, added });
  return seconds === null ? '' : formatClock(seconds);
}
