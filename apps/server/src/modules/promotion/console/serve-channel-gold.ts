import { channelGoldResource } from '@xiongmao/api/wallet/resources';
import type { FastifyInstance } from 'fastify';
import { serveResource } from '#platform/http/resources/resources.ts';
import type { ModuleContext } from '#platform/module.ts';
import { findDayCells } from '../statistics/day-cells.ts';
import { findGoldDays, noGold } from '../statistics/gold-figures.ts';

/** Gold of the users of channels by day. */
export function serveChannelGold(app: FastifyInstance, context: ModuleContext): void {
  serveResource(app, context, channelGoldResource, {
    async list(db, query, principal) {
      const { cells, total, span } = await findDayCells(db, query, principal, context.clock.now());
      const found = span ? await findGoldDays(db, span) : new Map();
      const rows = cells.map(({ id, day, channel }) => {
        const figures = found.get(id) ?? noGold;
        return { ...figures, id, channelId: channel.id, channel: channel.name, day };
      });
      return { rows, total };
    },
  });
}
