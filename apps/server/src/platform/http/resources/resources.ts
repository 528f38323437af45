import { isDeepStrictEqual } from 'node:util';
import { numberText } from '@xiongmao/api/fields/number-text';
import { rowIdText } from '@xiongmao/api/fields/row-id';
import type {
  ChangedOrRefused,
  MadeOrRefused,
  Resource,
  ResourceAction,
  ShownRow,
} from '@xiongmao/api/resource';
import type { Permission } from '@xiongmao/api/roles';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { Database, Tx } from '#platform/db/database.ts';
import { securityEvent } from '#platform/logging/security-event.ts';
import {
  authorise,
  type Principal,
  refuseOwn,
  requireProof,
  tokenOf,
} from '../access/principal.ts';
import { type Caller, guardWrite } from '../calls.ts';
import { CodedError } from '../errors.ts';
import { answerFailure, failureOf } from './resource-failure.ts';
import { takeEditorsTurn, versionOf } from './row-version.ts';

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

/**
 * What a resource does. The audit log keeps what stood there before a write and what stands there after: `create` and
 * `remove` say it, around `update` it is read by `get`; `update` says it where `get` does not find the row any more.
 */
export interface ResourceHandlers<R extends Resource> {
  list?(
    db: Database,
    query: ListQuery<R>,
    principal: Principal,
  ): Promise<{ rows: Row<R>[]; total: number }>;
  get?(db: Database | Tx, id: Id<R>, principal: Principal): Promise<Row<R> | null>;
  /**
   * Whom a row concerns, by uid: who wrote it, owns it, gains or loses by it. They may not do what is
   * `byOthers`, and the audit log finds the write by them.
   */
  concerns?(tx: Tx, id: Id<R>): Promise<readonly number[]>;
  /** The same of a row to be made. */
  wouldConcern?(tx: Tx, input: Output<R['create']>): Promise<readonly number[]>;
  create?(tx: Tx, input: Output<R['create']>, principal: Principal): Promise<Row<R>>;
  update?(
    tx: Tx,
    before: Row<R>,
    input: Output<R['update']>,
    principal: Principal,
  ): Promise<Row<R> | undefined>;
  remove?(tx: Tx, id: Id<R>, principal: Principal): Promise<Row<R>>;
  /** What waits for a decision, a row each, as it stands behind `from`: counted for those who may list it. */
  waiting?: SQL;
  /** Told after each write is committed. */
  committed?(): void;
  /** Bytes of what is sent, where it may be more than usual. */
  bodyLimit?: number;
}

/** What waits in a resource, and who may know. */
export interface Queue {
  permission: Permission;
  waiting: SQL;
}

/** One write of a back office, as the audit log keeps it: of a change only the fields that changed. */
export interface AuditEntry {
  principal: Principal;
  /** `<resource>.<action>`. */
  action: string;
  /** `<resource>/<id>`. */
  target: string;
  /** Uids of those whom it concerns. */
  about: readonly number[];
  before: object | null;
  after: object | null;
  ip: string;
  userAgent: string;
  requestId: string;
  at: Date;
}

/** Keeps an entry in the transaction of what it tells. */
export type RecordAudit = (tx: Tx, entry: AuditEntry) => Promise<void>;

export interface ResourceContext {
  db: Database;
  clock: Clock;
  caller: Caller;
  audit: RecordAudit;
  /** Those in which something waits, by their names. */
  queues: Map<string, Queue>;
}

interface Range extends Record<string, unknown> {
  _start: number;
  _end?: number;
  _sort?: string;
  _order?: string;
  _export?: '1';
}

const mostRows = 500;
const place = z.int().min(0).max(10_000_000);
const range = {
  _start: numberText(place).default(0),
  _end: numberText(place).optional(),
  _sort: z.string().max(40).optional(),
  _order: z.enum(['ASC', 'DESC', 'asc', 'desc']).optional(),
  /** Of who takes them away in a file: the audit log tells of its first page. */
  _export: z.literal('1').optional(),
};

const methods = {
  list: ['GET'],
  get: ['GET'],
  create: ['POST'],
  update: ['PUT', 'PATCH'],
  remove: ['DELETE'],
} as const satisfies Record<ResourceAction, readonly string[]>;

/**
 * Serves a back-office resource in json-server's dialect: bare bodies, `X-Total-Count`, 401, 403, 404
 * and 422 with `{ errorCode, errorMsg, errors? }`. Who asks is looked at before what is sent is read.
 * Every write is one transaction with its audit entry, by others where it must be, and made from the row
 * as it stands.
 */
export function serveResource<R extends Resource>(
  app: FastifyInstance,
  context: ResourceContext,
  resource: R,
  handlers: ResourceHandlers<R>,
): void {
  const { db, clock, caller, audit, queues } = context;
  const { waiting } = handlers;
  if (waiting)
    queues.set(resource.name, { permission: resource.actions.list!.permission, waiting });
  const address = `/java/${resource.office}/${resource.name}`;
  const params = z.object({ id: idSchema(resource) });
  // A field too many would leave the server in production: it fails where results are checked.
  const rowSchema = z.strictObject(resource.row.shape);
  function shown(row: Row<R>): ShownRow<Resource> {
    const checked = caller.checkResults ? rowSchema.parse(row) : row;
    return resource.update ? { ...checked, version: versionOf(resource, row) } : checked;
  }
  const idOf = (request: FastifyRequest) => (request.params as { id: Id<R> }).id;
  const entered = new WeakMap<FastifyRequest, Principal>();

  async function enter(action: ResourceAction, request: FastifyRequest): Promise<Principal> {
    const rule = resource.actions[action]!;
    const isWrite = action !== 'list' && action !== 'get';
    if (isWrite) guardWrite(request, caller.origins);
    const principal = await caller.identify(tokenOf(request), { anew: isWrite });
    request.uid = principal?.uid ?? null;
    authorise(rule.permission, principal);
    if (rule.proof) requireProof(principal, clock.now());
    return principal;
  }

  async function commit(
    action: ResourceAction,
    request: FastifyRequest,
    principal: Principal,
    change: {
      about?(tx: Tx): Promise<readonly number[]>;
      work(tx: Tx): Promise<{ id: Id<R>; before: Row<R> | null; after: Row<R> | null }>;
    },
  ): Promise<ShownRow<Resource>> {
    const what = `${resource.name}.${action}`;
    const { row, target, fields } = await db.transaction(async (tx) => {
      const about = (await change.about?.(tx)) ?? [];
      if (resource.actions[action]!.byOthers) refuseOwn(principal, about);
      const { id, before, after } = await change.work(tx);
      const target = `${resource.name}/${id}`;
      const changed = difference(before, after);
      await audit(tx, {
        principal,
        action: what,
        target,
        about,
        ...changed,
        ...madeBy(request),
        at: clock.now(),
      });
      const fields = before && after ? Object.keys(changed.after!) : [];
      return { row: (after ?? before)!, target, fields };
    });
    securityEvent(request.log, 'officeWrote', { request, what, target, fields });
    handlers.committed?.();
    return shown(row);
  }

  async function one(db: Database | Tx, id: Id<R>, principal: Principal): Promise<Row<R>> {
    const row = await handlers.get!(db, id, principal);
    if (!row) throw new CodedError('notFound');
    return row;
  }

  /**
   * A row as it was when it was read; whoever comes second sees what the first wrote. Only by its own id: a turn that is
   * taken, and what the audit log names, would be another's otherwise. Throws `stale`.
   */
  async function unchanged(
    tx: Tx,
    id: Id<R>,
    version: string,
    principal: Principal,
  ): Promise<Row<R>> {
    await takeEditorsTurn(tx, `${resource.name}/${id}`);
    const row = await one(tx, id, principal);
    if (row.id !== id) throw new CodedError('notFound');
    if (versionOf(resource, row) !== version) throw new CodedError('stale');
    return row;
  }

  app.register(async (scope) => {
    scope.setErrorHandler(answerFailure);
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    function route(
      action: ResourceAction,
      schema: object,
      handle: (request: FastifyRequest, who: Principal, reply: FastifyReply) => Promise<unknown>,
      url = action === 'list' || action === 'create' ? address : `${address}/:id`,
    ): void {
      const rule = resource.actions[action];
      if (!rule) return;
      if (!handlers[action]) throw new Error(`${address}: nothing handles ${action}`);
      if (action === 'update' && !handlers.get) throw new Error(`${address}: no row to compare`);
      const asked = action === 'create' ? handlers.wouldConcern : handlers.concerns;
      if (rule.byOthers && !asked)
        throw new Error(`${address}: nobody says whom ${action} concerns`);
      for (const method of methods[action]) {
        scope.route({
          method,
          url,
          schema: { summary: `${resource.summary}: ${action}`, tags: [rule.permission], ...schema },
          ...(handlers.bodyLimit !== undefined && { bodyLimit: handlers.bodyLimit }),
          async onRequest(request) {
            entered.set(request, await enter(action, request));
          },
          handler(request, reply) {
            const principal = entered.get(request)!;
            const work = () => handle(request, principal, reply);
            return caller.inTurn('accounts', principal.uid, request, work);
          },
        });
      }
    }

    const querystring = z.object({ ...resource.filters?.shape, ...range });
    route('list', { querystring }, async (request, principal, reply) => {
      const { _start, _end, _sort, _order, _export, ...filter } = request.query as Range;
      if (_export) guardWrite(request, caller.origins);
      const query = {
        filter,
        sort: sortOf(resource, _sort, _order),
        start: _start,
        count: Math.min(Math.max((_end ?? _start + 20) - _start, 0), mostRows),
      } as unknown as ListQuery<R>;
      const { rows, total } = await handlers.list!(db, query, principal);
      if (_export && _start === 0) {
        const entry = {
          action: `${resource.name}.export`,
          target: resource.name,
          about: [],
          before: null,
          after: { rows: total, ...filter },
        };
        await db.transaction((tx) =>
          audit(tx, { ...entry, principal, ...madeBy(request), at: clock.now() }),
        );
      }
      reply.header('x-total-count', total);
      reply.header('access-control-expose-headers', 'x-total-count');
      return rows.map(shown);
    });
    route('get', { params }, async (request, principal) => {
      return shown(await one(db, idOf(request), principal));
    });
    const create = (request: FastifyRequest, principal: Principal, input: Output<R['create']>) =>
      commit('create', request, principal, {
        about: handlers.wouldConcern && ((tx) => handlers.wouldConcern!(tx, input)),
        async work(tx) {
          const after = await handlers.create!(tx, input, principal);
          return { id: (after as { id: Id<R> }).id, before: null, after };
        },
      });
    route('create', { body: resource.create }, async (request, principal, reply) => {
      const row = await create(request, principal, request.body as Output<R['create']>);
      return reply.status(201).send(row);
    });
    if (resource.createMost) {
      const many = z.array(resource.create!).min(1).max(resource.createMost);
      route(
        'create',
        { body: many },
        (request, principal) =>
          eachOf<Output<R['create']>, MadeOrRefused<Resource>>(request, async (input) => ({
            made: await create(request, principal, input),
          })),
        `${address}/many`,
      );
    }
    const update = (request: FastifyRequest, principal: Principal, id: Id<R>, body: unknown) => {
      const input = pickChanges(resource, body) as Output<R['update']>;
      const { version } = body as { version: string };
      return commit('update', request, principal, {
        about: handlers.concerns && ((tx) => handlers.concerns!(tx, id)),
        async work(tx) {
          const before = await unchanged(tx, id, version, principal);
          const said = await handlers.update!(tx, before, input, principal);
          return { id, before, after: said ?? (await one(tx, id, principal)) };
        },
      });
    };
    route('update', { params, body: resource.update && changes(resource) }, (request, principal) =>
      update(request, principal, idOf(request), request.body),
    );
    if (resource.updateMost) {
      const change = changes(resource).extend({ id: idSchema(resource) });
      route(
        'update',
        { body: z.array(change).min(1).max(resource.updateMost) },
        (request, principal) =>
          eachOf<{ id: Id<R> }, ChangedOrRefused<Resource>>(request, async (body) => ({
            changed: await update(request, principal, body.id, body),
          })),
        `${address}/many`,
      );
    }
    const removal = resource.update && z.strictObject({ version: z.string().max(40) }).nullish();
    route('remove', { params, ...(removal && { body: removal }) }, (request, principal) => {
      const id = idOf(request);
      const { version } = (request.body ?? {}) as { version?: string };
      return commit('remove', request, principal, {
        about: handlers.concerns && ((tx) => handlers.concerns!(tx, id)),
        async work(tx) {
          if (version !== undefined) await unchanged(tx, id, version, principal);
          return { id, before: await handlers.remove!(tx, id, principal), after: null };
        },
      });
    });
  });
}

/** One after the other, each by itself: one that is refused leaves the others. */
async function eachOf<Given, Answer>(
  request: FastifyRequest,
  work: (given: Given) => Promise<Answer>,
): Promise<(Answer | { refused: { errorCode: number; errorMsg: string } })[]> {
  const answers = [];
  for (const given of request.body as Given[]) {
    try {
      answers.push(await work(given));
    } catch (error) {
      const { errorCode, errorMsg } = failureOf(error as Error, request);
      answers.push({ refused: { errorCode, errorMsg } });
    }
  }
  return answers;
}

const madeBy = ({ ip, headers, id }: FastifyRequest) => ({
  ip,
  userAgent: headers['user-agent'] ?? '',
  requestId: id,
});

/** Of a change only what changed: what stays need not be kept for ever. */
function difference<Row extends object>(
  before: Row | null,
  after: Row | null,
): Pick<AuditEntry, 'before' | 'after'> {
  if (!before || !after) return { before, after };
  const names = (Object.keys(after) as (keyof Row)[]).filter(
    (name) => !isDeepStrictEqual(before[name], after[name]),
  );
  const only = (row: Row) => Object.fromEntries(names.map((name) => [name, row[name]]));
  return { before: only(before), after: only(after) };
}

/** react-admin and Refine send whole rows back: what a row holds and can't be changed may come unchanged. */
function changes({ update, row }: Resource): z.ZodObject {
  const rest = Object.keys(row.shape).filter((name) => !(name in update!.shape));
  return z.strictObject({
    ...update!.shape,
    version: z.string().max(40),
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
  return isText ? z.string().max(80) : rowIdText;
}

/** The order asked for, if the resource knows it; else its own. */
function sortOf(
  { sortable }: Resource,
  field?: string,
  order?: string,
): ListQuery<Resource>['sort'] {
  if (field && sortable.some((each) => each.replace(/^-/, '') === field)) {
    return { field, descending: order?.toUpperCase() === 'DESC' };
  }
  const [own] = sortable;
  return { field: own.replace(/^-/, ''), descending: own.startsWith('-') };
}
