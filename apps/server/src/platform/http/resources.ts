import type { ErrorName } from '@xiongmao/api/errors';
import { errors } from '@xiongmao/api/errors';
import type { Resource, ResourceAction } from '@xiongmao/api/resource';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { type Caller, guardWrite } from './calls.ts';
import { CatalogueError } from './errors.ts';
import { errorText, languageOf } from './language.ts';
import { authorise, type Principal, requireProof, tokenOf } from './principal.ts';

type Output<S> = S extends z.ZodType ? z.output<S> : never;
type Row<R extends Resource> = z.output<R['row']>;
type Id<R extends Resource> = Row<R> extends { id: infer I } ? I : never;

export interface ListQuery<R extends Resource> {
  filter: R['filters'] extends z.ZodObject ? z.output<R['filters']> : Record<string, never>;
  sort: { field: string; descending: boolean };
  start: number;
  /** Rows asked for, 500 at most. */
  count: number;
}

/** What a resource does; writes say what stood there before and what stands there now, for the audit log. */
export interface ResourceHandlers<R extends Resource> {
  list?(
    db: Database,
    query: ListQuery<R>,
    principal: Principal,
  ): Promise<{ rows: Row<R>[]; total: number }>;
  get?(db: Database, id: Id<R>, principal: Principal): Promise<Row<R> | null>;
  create?(tx: Tx, input: Output<R['create']>, principal: Principal): Promise<Row<R>>;
  update?(
    tx: Tx,
    id: Id<R>,
    input: Output<R['update']>,
    principal: Principal,
  ): Promise<{ before: Row<R>; after: Row<R> }>;
  remove?(tx: Tx, id: Id<R>, principal: Principal): Promise<Row<R>>;
}

/** One write of a back office, as the audit log keeps it. */
export interface AuditEntry {
  principal: Principal;
  /** `<resource>.<action>`. */
  action: string;
  /** `<resource>/<id>`. */
  target: string;
  before: unknown;
  after: unknown;
  ip: string;
  userAgent: string;
  requestId: string;
  at: Date;
}

export interface ResourceContext {
  db: Database;
  clock: Clock;
  caller: Caller;
  /** Keeps the entry in the transaction of what it tells. */
  audit: (tx: Tx, entry: AuditEntry) => Promise<void>;
}

const mostRows = 500;
const range = {
  _start: z.coerce.number().int().min(0).max(10_000_000).default(0),
  _end: z.coerce.number().int().min(0).max(10_000_000).optional(),
  _sort: z.string().max(40).optional(),
  _order: z.enum(['ASC', 'DESC', 'asc', 'desc']).optional(),
};

/**
 * Serves a back-office resource in json-server's dialect: bare bodies, `X-Total-Count`, 401, 403, 404
 * and 422 with `{ errorCode, errorMsg, errors? }`. Every write is one transaction with its audit entry.
 */
export function serveResource<R extends Resource>(
  app: FastifyInstance,
  context: ResourceContext,
  resource: R,
  handlers: ResourceHandlers<R>,
): void {
  const { db, clock, caller, audit } = context;
  const address = `/java/${resource.office}/${resource.name}`;
  const rowSchema = resource.row;
  const id = z.object({ id: idSchema(resource) });
  const shown = (row: Row<R>): unknown => (caller.checkResults ? rowSchema.parse(row) : row);

  async function enter(action: ResourceAction, request: FastifyRequest): Promise<Principal> {
    const rule = resource.actions[action]!;
    const isWrite = action !== 'list' && action !== 'get';
    if (isWrite) guardWrite(request, caller.origins);
    const principal = await caller.identify(tokenOf(request));
    authorise(rule.permission, principal);
    if (rule.proof) requireProof(principal, clock.now());
    return principal;
  }

  function entry(
    action: ResourceAction,
    request: FastifyRequest,
    principal: Principal,
    change: { id: unknown; before: unknown; after: unknown },
  ): AuditEntry {
    return {
      principal,
      action: `${resource.name}.${action}`,
      target: `${resource.name}/${change.id}`,
      before: change.before,
      after: change.after,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      requestId: request.id,
      at: clock.now(),
    };
  }

  app.register(async (scope) => {
    scope.setErrorHandler(answerFailure);
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    const describe = (action: ResourceAction, schema: object) => ({
      summary: `${resource.summary}: ${action}`,
      tags: [resource.actions[action]!.permission],
      ...schema,
    });

    if (resource.actions.list) {
      const { list } = handlers;
      if (!list) throw new Error(`${address} lists nothing`);
      scope.route({
        method: 'GET',
        url: address,
        schema: describe('list', {
          querystring: z.object({ ...(resource.filters?.shape ?? {}), ...range }),
        }),
        async handler(request, reply) {
          const principal = await enter('list', request);
          const { _start, _end, _sort, _order, ...filter } = request.query as Record<
            string,
            unknown
          > & { _start: number; _end?: number; _sort?: string; _order?: string };
          const query = {
            filter,
            sort: sortOf(resource, _sort, _order),
            start: _start,
            count: Math.min(Math.max((_end ?? _start + 20) - _start, 0), mostRows),
          } as unknown as ListQuery<R>;
          const { rows, total } = await list(db, query, principal);
          reply.header('x-total-count', total);
          reply.header('access-control-expose-headers', 'x-total-count');
          return rows.map(shown);
        },
      });
    }
    if (resource.actions.get) {
      const { get } = handlers;
      if (!get) throw new Error(`${address} shows nothing`);
      scope.route({
        method: 'GET',
        url: `${address}/:id`,
        schema: describe('get', { params: id }),
        async handler(request) {
          const principal = await enter('get', request);
          const row = await get(db, (request.params as { id: Id<R> }).id, principal);
          if (!row) throw new CatalogueError('notFound');
          return shown(row);
        },
      });
    }
    if (resource.actions.create) {
      const { create } = handlers;
      if (!create) throw new Error(`${address} creates nothing`);
      scope.route({
        method: 'POST',
        url: address,
        schema: describe('create', { body: resource.create }),
        async handler(request, reply) {
          const principal = await enter('create', request);
          const row = await db.transaction(async (tx) => {
            const after = await create(tx, request.body as Output<R['create']>, principal);
            const change = { id: (after as { id: unknown }).id, before: null, after };
            await audit(tx, entry('create', request, principal, change));
            return after;
          });
          return reply.status(201).send(shown(row));
        },
      });
    }
    if (resource.actions.update) {
      const { update } = handlers;
      if (!update) throw new Error(`${address} changes nothing`);
      for (const method of ['PUT', 'PATCH'] as const) {
        scope.route({
          method,
          url: `${address}/:id`,
          schema: describe('update', { params: id, body: changes(resource) }),
          async handler(request) {
            const principal = await enter('update', request);
            const given = (request.params as { id: Id<R> }).id;
            const input = pickChanges(resource, request.body) as Output<R['update']>;
            const row = await db.transaction(async (tx) => {
              const { before, after } = await update(tx, given, input, principal);
              await audit(tx, entry('update', request, principal, { id: given, before, after }));
              return after;
            });
            return shown(row);
          },
        });
      }
    }
    if (resource.actions.remove) {
      const { remove } = handlers;
      if (!remove) throw new Error(`${address} removes nothing`);
      scope.route({
        method: 'DELETE',
        url: `${address}/:id`,
        schema: describe('remove', { params: id }),
        async handler(request) {
          const principal = await enter('remove', request);
          const given = (request.params as { id: Id<R> }).id;
          const row = await db.transaction(async (tx) => {
            const before = await remove(tx, given, principal);
            const change = { id: given, before, after: null };
            await audit(tx, entry('remove', request, principal, change));
            return before;
          });
          return shown(row);
        },
      });
    }
  });
}

/** react-admin and Refine send whole rows back: what a row holds and can't be changed may come unchanged. */
function changes({ update, row }: Resource): z.ZodObject {
  const rest = Object.keys(row.shape).filter((name) => !(name in update!.shape));
  return z.strictObject({
    ...update!.shape,
    ...Object.fromEntries(rest.map((name) => [name, z.unknown().optional()])),
  });
}

/** Only what can be changed. */
function pickChanges({ update }: Resource, body: unknown): unknown {
  const given = body as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(update!.shape).flatMap((k) => (k in given ? [[k, given[k]]] : [])),
  );
}

function idSchema({ row }: Resource): z.ZodType {
  const isText = row.shape.id instanceof z.ZodString;
  return isText ? z.string().max(80) : z.coerce.number().int().min(1).max(2_147_483_647);
}

/** The order asked for, if the resource knows it; else its own. */
function sortOf(
  { sortable }: Resource,
  field?: string,
  order?: string,
): ListQuery<Resource>['sort'] {
  if (field && sortable.includes(field)) {
    return { field, descending: order?.toUpperCase() === 'DESC' };
  }
  const [own] = sortable;
  return { field: own.replace(/^-/, ''), descending: own.startsWith('-') };
}

const statuses: Partial<Record<ErrorName, number>> = {
  signInRequired: 401,
  sessionOver: 401,
  accountClosed: 401,
  forbidden: 403,
  proofRequired: 403,
};

interface Invalid extends Error {
  validation?: { instancePath?: string; message?: string }[];
  statusCode?: number;
}

function answerFailure(error: Invalid, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = languageOf(request);
  if (error instanceof CatalogueError) {
    const { errorName, http, code: errorCode, values } = error;
    const status = statuses[errorName] ?? (http === 200 ? 422 : http);
    return reply
      .status(status)
      .send({ errorCode, errorMsg: errorText(language, errorName, values) });
  }
  const isInput = error.validation || (error.statusCode && error.statusCode < 500);
  const name = isInput ? 'invalidInput' : 'system';
  if (!isInput) request.log.error({ err: error }, 'a call failed');
  const faults = error.validation?.map((fault) => [
    fault.instancePath?.replace(/^\//, '').replaceAll('/', '.') ?? '',
    fault.message ?? '',
  ]);
  return reply.status(error.validation ? 422 : (error.statusCode ?? errors[name].http)).send({
    errorCode: errors[name].code,
    errorMsg: errorText(language, name, {}),
    ...(faults && { errors: Object.fromEntries(faults) }),
  });
}
