import { useTranslation } from '@xiongmao/i18n/use-translation';
import { isDay } from '@xiongmao/i18n/zoned-day';
import { DayRange } from '../table/day-range.tsx';
import { ChoiceFilter } from '../table/filters.tsx';
import type { Rows } from '../table/use-rows.ts';
import { useChannelNames } from './use-channel-names.ts';

interface ChannelFilterProps {
  rows: Pick<Rows<{ id: number | string }>, 'filterValue' | 'filterBy'>;
  /** What the days are of. */
  days: string;
}

/** Narrows rows to a channel, and to days of its zone. */
export function ChannelFilter({ rows: { filterValue, filterBy }, days }: ChannelFilterProps) {
  const { t } = useTranslation('console');
  const channels = (useChannelNames() ?? []).map(({ id, name }) => ({
    value: String(id),
    label: name,
  }));
  const filterDay = (end: 'gte' | 'lte') => (day: string) =>
    filterBy('day', isDay(day) ? day : '', end);
  return (
    <>
      <ChoiceFilter
        label={t('statistics.channel')}
        options={channels}
        value={filterValue('channelId')}
        onChange={(value) => filterBy('channelId', value)}
      />
      <DayRange
        label={days}
        from={filterValue('day', 'gte')}
        to={filterValue('day', 'lte')}
        onFrom={filterDay('gte')}
        onTo={filterDay('lte')}
      />
    </>
  );
}
