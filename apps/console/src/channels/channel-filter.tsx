import { isDay } from '@xiongmao/i18n/time/zoned-day';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { DayRange } from '../table/day-range.tsx';
import { ChoiceFilter, useFilter } from '../table/filters.tsx';
import { useChannelNames, zoneOf } from './use-channel-names.ts';

/** Narrows rows to a channel, and to days of its zone; `days` says what these are of. */
export function ChannelFilter({ days }: { days: string }) {
  const { t } = useTranslation('console');
  const channels = useChannelNames() ?? [];
  const [channelId] = useFilter('channelId');
  const options = channels.map(({ id, name }) => ({ value: String(id), label: name }));
  const [from, setFrom] = useFilter('day', 'gte');
  const [to, setTo] = useFilter('day', 'lte');
  const read = (day: string) => (isDay(day) ? day : '');
  return (
    <>
      <ChoiceFilter label={t('statistics.channel')} field="channelId" options={options} />
      <DayRange
        label={days}
        zone={zoneOf(channels, Number(channelId))}
        from={from}
        to={to}
        onFrom={(day) => setFrom(read(day))}
        onTo={(day) => setTo(read(day))}
      />
    </>
  );
}
