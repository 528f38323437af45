import { channelDayResource, channelTotalResource } from '@xiongmao/api/promotion/resources';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '#platform/http/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findDays, findTotals, noFigures } from './figures.ts';
import { findChannels } from './find-channels.ts';
import { daysIn } from './spans.ts';

/** Statistics by day and channel, and over a whole span. */
export function serveStatistics(app: FastifyInstance, context: ModuleContext): void {
  const { clock } = context;

  serveResource(app, context, channelDayResource, {
    async list(db, { filter, sort, start, count }, principal) {
      const channels = await findChannels(db, principal, filter.channelId);
      const days = daysIn(
        filter,
        channels.map(({ zone }) => zone),
        clock.now(),
      );
      if (sort.descending) days.reverse();
      const total = days.length * channels.length;
      const cells = Array.from(
        { length: Math.max(0, Math.min(count, total - start)) },
        (_, at) => ({
          day: days[Math.floor((start + at) / channels.length)]!,
          channel: channels[(start + at) % channels.length]!,
        }),
      );
      const [from, to] = [cells[0]?.day, cells.at(-1)?.day].sort();
      if (!from || !to) return { rows: [], total };
      const channelIds = [...new Set(cells.map(({ channel }) => channel.id))];
      const found = await findDays(db, { channelIds, from, to });
      const rows = cells.map(({ day, channel }) => {
        const id = `${channel.id}:${day}`;
        const figures = found.get(id) ?? noFigures(channel.id);
        return { ...figures, id, day, channel: channel.name };
      });
      return { rows, total };
    },
  });

  serveResource(app, context, channelTotalResource, {
    async list(db, { filter, sort, start, count }, principal) {
      const channels = await findChannels(db, principal, filter.channelId);
      const zones = channels.map(({ zone }) => zone);
      const days = daysIn(filter, zones, clock.now());
      const [from, to] = [days[0], days.at(-1)];
      const channelIds = channels.map(({ id }) => id);
      const found = from && to ? await findTotals(db, { channelIds, from, to }) : new Map();
      const rows = channels.map(({ id, name }) => {
        const { channelId, ...figures } = found.get(id) ?? noFigures(id);
        return { ...figures, id: channelId, channel: name };
      });
      const field = sort.field as 'visits' | 'registrations' | 'downloads';
      const direction = sort.descending ? -1 : 1;
      rows.sort((a, b) => direction * (a[field] - b[field]) || a.id - b.id);
      return { rows: rows.slice(start, start + count), total: rows.length };
    },
  });
}
