import { useList } from '@refinedev/core';
import type { Row } from '../contract.ts';
import type { Failure } from '../providers/failure.ts';

/** The channels that the account may see, by name, to choose from; undefined until they are known. */
export function useChannelNames(): Row<'channels'>[] | undefined {
  const { query } = useList<Row<'channels'>, Failure>({
    resource: 'channels',
    pagination: { pageSize: 500 },
    sorters: [{ field: 'name', order: 'asc' }],
    errorNotification: false,
  });
  return query.data?.data;
}

/** The zone that the days of a channel are counted in, or of all; undefined where they have several. */
export function zoneOf(
  channels: readonly Pick<Row<'channels'>, 'id' | 'zone'>[],
  channelId: number | null,
): string | undefined {
  const asked = channelId ? channels.filter(({ id }) => id === channelId) : channels;
  const zones = new Set(asked.map(({ zone }) => zone));
  return zones.size === 1 ? [...zones][0] : undefined;
}
