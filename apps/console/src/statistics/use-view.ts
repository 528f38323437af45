import { isDay, zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { useSearchParams } from 'react-router';
import { useChannelNames, zoneOf } from '../channels/use-channel-names.ts';
import { useConfig } from '../config.ts';
import type { Row } from '../contract.ts';
import {
  lastDays,
  lengthOf,
  type Period,
  periodBefore,
  periodFrom,
  presets,
  readPeriod,
} from './period.ts';

export type Preset = (typeof presets)[number];
type Changes = Partial<Record<'channel' | 'days' | 'from' | 'to' | 'against', string | null>>;

export interface View {
  /** Undefined until they are known. */
  channels: Row<'channels'>[] | undefined;
  /** Null looks at all of them. */
  channelId: number | null;
  period: Period;
  /** Null for days of one's own choice. */
  preset: Preset | null;
  /** What it is compared with: as long, right before, or from a chosen day on. */
  against: Period;
  isAgainstChosen: boolean;
  today: string;
  /** The zone of all days; undefined where each channel has its own. */
  zone: string | undefined;
  change(changes: Changes): void;
}

const own: Preset = 14;

/** Today where it is furthest: the days of several channels end there. */
function latestDay(zoned: readonly { zone: string }[]): string {
  const now = new Date();
  const days = zoned.map(({ zone }) => zonedDay(now, zone));
  return days.sort().at(-1)!;
}

/** What the statistics are looked at for; it stands in the address, so that a link shows the same. */
export function useView(): View {
  const [params, setParams] = useSearchParams();
  const config = useConfig();
  const channels = useChannelNames();
  const channelId = Number(params.get('channel')) || null;
  const zone = zoneOf(channels ?? [], channelId);
  const today = latestDay(zone ? [{ zone }] : channels?.length ? channels : [config]);

  const chosen = readPeriod(params.get('from'), params.get('to'));
  const preset = chosen
    ? null
    : (presets.find((days) => String(days) === params.get('days')) ?? own);
  const period = chosen ?? lastDays(preset ?? own, today);
  const start = params.get('against');
  const isAgainstChosen = start !== null && isDay(start);
  return {
    channels,
    channelId,
    period,
    preset,
    against: isAgainstChosen ? periodFrom(start, lengthOf(period)) : periodBefore(period),
    isAgainstChosen,
    today,
    zone,
    change(changes) {
      setParams(() => {
        // Where the address is now, not where it was rendered: of two quick changes the later knew nothing of the other.
        const next = new URLSearchParams(location.search);
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      });
    },
  };
}
