import { channelDayResource, channelTotalResource } from '@xiongmao/api/promotion/resources';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findChannels } from '../find-channels.ts';
import { findDayCells } from '../statistics/day-cells.ts';
import { findDays, findTotals, noFigures } from '../statistics/figures.ts';
import { daysIn } from '../statistics/spans.ts';

/** Statistics by day and channel, and over a whole span. */
export function serveStatistics(app: FastifyInstance, context: ModuleContext): void {
  const { clock } = context;

  serveResource(app, context, channelDayResource, {
    async list(db, query, principal) {
      const { cells, total, span } = await findDayCells(db, query, principal, clock.now());
      if (!span) return { rows: [], total };
      const { channels, from, to } = span;
      const found = await findDays(db, { channelIds: channels.map(({ id }) => id), from, to });
      const rows = cells.map(({ id, day, channel }) => {
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
