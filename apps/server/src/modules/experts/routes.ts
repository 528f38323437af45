import * as calls from '@xiongmao/api/experts/calls';
import { pageSize } from '@xiongmao/api/fields/page-size';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { findGold } from '#modules/wallet/index.ts';
import { countRows } from '#platform/db/database.ts';
import { type CallRequest, serve } from '#platform/http/calls.ts';
import { CodedError } from '#platform/http/errors.ts';
import type { ModuleContext } from '#platform/module.ts';
import { apply, findApplication } from './applications/apply.ts';
import {
  findAccuracy,
  findExpert,
  findGraph,
  hasLeft,
  listExperts,
  wasExpert,
} from './find-experts.ts';
import { findPlan, listChain, listFocus, listHomePlans, listPlans } from './plans/find-plans.ts';
import { selectPlans, type Viewing } from './plans/plan-rows.ts';
import { toPlan, withVersions } from './policy.ts';
import { gatherOrders } from './purchases/gather-orders.ts';
import { findReceipt, listOrders } from './purchases/orders.ts';
import { findSummary, listMonths, listReturns } from './studio/returns.ts';
import { listVersions } from './versions/find-versions.ts';

const topExperts = 10;

/** What fans do with experts and their plans, and experts with their own figures. */
export function expertRoutes(app: FastifyInstance, context: ModuleContext): void {
  const { caller, clock, db, env } = context;

  const viewing = async ({ identify }: Pick<CallRequest<never>, 'identify'>): Promise<Viewing> => ({
    viewerId: (await identify())?.uid ?? null,
    now: clock.now(),
  });

  serve(app, caller, calls.startApplication, ({ principal }) => findApplication(db, principal.uid));
  serve(app, caller, calls.applyAsExpert, ({ query, principal }) =>
    db.transaction((tx) =>
      apply(tx, {
        uid: principal.uid,
        introduction: query.introduction,
        gameIds: query.gameIds.split(',').map(Number),
        now: clock.now(),
      }),
    ),
  );

  serve(app, caller, calls.getPlan, async (given) => {
    const who = await viewing(given);
    const found = await findPlan(db, who, given.query.id);
    if (!found) throw new CodedError('unknownPlan');
    const versions = found.version > 1 ? await listVersions(db, found.id) : [];
    return withVersions(toPlan(found, who.viewerId), versions);
  });
  serve(app, caller, calls.getPlans, async (given) => {
    const { userId } = given.query;
    if (userId !== undefined && !(await wasExpert(db, userId))) {
      throw new CodedError('unknownExpert');
    }
    // Which plans were right would tell who wants no results.
    const query = given.shielded ? { ...given.query, result: undefined } : given.query;
    return listPlans(db, await viewing(given), query, given.shielded);
  });
  serve(app, caller, calls.getHomePlans, async (given) => ({
    items: await listHomePlans(db, await viewing(given), given.query.gameId, given.shielded),
  }));
  serve(app, caller, calls.getFocusEvents, ({ query, principal }) =>
    listFocus(db, { viewerId: principal.uid, now: clock.now() }, query.page),
  );

  serve(app, caller, calls.recommendExperts, async ({ query, shielded }) => {
    const page = { start: 0, count: topExperts };
    const { items } = await listExperts(db, clock.now(), { ...query, ...page }, shielded);
    return { items };
  });
  serve(app, caller, calls.getExperts, ({ query, shielded }) => {
    const page = { start: (query.page - 1) * pageSize, count: pageSize };
    return listExperts(db, clock.now(), { ...query, ...page }, shielded);
  });
  serve(app, caller, calls.getExpert, async (given) => {
    const { userId } = given.query;
    const found = await findExpert(db, await viewing(given), userId);
    if (!found) throw new CodedError((await hasLeft(db, userId)) ? 'gone' : 'unknownExpert');
    return found;
  });
  serve(app, caller, calls.getExpertAccuracy, ({ query }) =>
    findAccuracy(db, query.userId, query.gameId),
  );
  serve(app, caller, calls.getExpertGraph, ({ query }) =>
    findGraph(db, query.userId, query.gameId),
  );
  serve(app, caller, calls.getChain, async ({ query }) => {
    const chain = await listChain(db, query);
    if (!chain) throw new CodedError('unknownExpert');
    return chain;
  });

  serve(app, caller, calls.checkGold, async ({ query, principal }) => {
    const who = { viewerId: principal.uid, now: clock.now() };
    const found = await findPlan(db, who, query.id);
    if (!found) throw new CodedError('unknownPlan');
    const { gold } = await findGold(db, principal.uid);
    const { price, onSale, paid } = found;
    const bought = paid !== null;
    return { price, gold, enough: gold >= price, onSale: onSale && price > 0, bought };
  });
  const buy = gatherOrders(context);
  serve(app, caller, calls.buyPlan, async ({ body, principal, key }) => {
    const { id: planId, price } = body;
    const { uid: buyerId } = principal;
    const now = clock.now();
    const bought = await buy({ planId, buyerId, price, key, now });
    const { id: purchaseId, content, ...prediction } = bought;
    return { purchaseId, prediction, content };
  });
  serve(app, caller, calls.getOrders, ({ query, principal, shielded }) =>
    listOrders(db, {
      ...query,
      // In which list something stands would tell who wants no results.
      state: shielded ? undefined : query.state,
      ...{ viewerId: principal.uid, now: clock.now() },
    }),
  );
  serve(app, caller, calls.getReceipt, async ({ query, principal }) => {
    const asked = { viewerId: principal.uid, planId: query.id, now: clock.now() };
    const found = await findReceipt(db, asked);
    if (!found) throw new CodedError('unknownReceipt');
    return found;
  });

  serve(app, caller, calls.getOwnPlans, async ({ query, principal }) => {
    const { uid } = principal;
    const which = query.state ? sql`p.state = ${query.state}` : sql`p.state <> 'deleted'`;
    const where = sql`p.expert_id = ${uid} and ${which}`;
    const total = await countRows(db, sql`plan p where ${where}`);
    const found = await selectPlans(
      db,
      { viewerId: uid, now: clock.now() },
      sql`where ${where} order by p.id desc limit ${pageSize} offset ${(query.page - 1) * pageSize}`,
    );
    const items = found.map((row) => ({
      ...toPlan(row, uid),
      revenue: row.revenue,
      reason: row.reason,
    }));
    return { items, total };
  });
  serve(app, caller, calls.getReturnsSummary, ({ query, principal }) =>
    findSummary(db, principal.uid, {
      days: query.days,
      zone: env.BRAND_ZONE,
      expertShare: env.EXPERT_SHARE,
      now: clock.now(),
    }),
  );
  serve(app, caller, calls.getReturns, ({ query, principal }) =>
    listReturns(db, principal.uid, {
      start: (query.page - 1) * pageSize,
      count: pageSize,
      order: sql`n.id desc`,
    }),
  );
  serve(app, caller, calls.getMonthlyReturns, async ({ principal }) => ({
    months: await listMonths(db, principal.uid, env.BRAND_ZONE),
  }));
}
