import type { z } from 'zod';
import type { Permission } from './roles.ts';

/** What a caller may send: query, path parameters and body, each a Zod object. */
type Schema = z.ZodType;

/**
 * One call of the contract.
 *
 * `method` and `path` are the product's (product spec §7); `effect` says whether it changes anything,
 * whatever the method: writes need the product's own header, a fitting Origin and an idempotency key.
 * Without a key those that take gold or money are refused (`keyed`).
 */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Result extends Schema = Schema,
> {
  method: 'GET' | 'POST';
  /** Below `/java`, path parameters as `:name`. */
  path: string;
  effect: 'read' | 'write';
  /** It takes gold or money: what is sent twice is taken once, by the client's key. */
  keyed?: boolean;
  /** `public` may be called by anyone. */
  permission: Permission;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  result: Result;
  /** Names in the error catalogue that it answers with, besides those any call may give. */
  errors?: readonly string[];
}

interface Named<Key, Method, Effect, Allowed, Keyed> {
  path: Key;
  method: Method;
  effect: Effect;
  permission: Allowed;
  keyed?: Keyed;
}

/** Keeps the literal types of a call, so that server and client derive theirs from it. */
export function defineCall<
  const Key extends string,
  const Method extends 'GET' | 'POST',
  const Effect extends 'read' | 'write',
  const Allowed extends Permission,
  Result extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  const Keyed extends boolean = false,
>(
  call: Call<Params, Query, Body, Result> & Named<Key, Method, Effect, Allowed, Keyed>,
): Call<Params, Query, Body, Result> & Named<Key, Method, Effect, Allowed, Keyed> {
  return call;
}

type In<S> = S extends Schema ? z.input<S> : unknown;

/** What the client gives for a call: params, query and body, where the call has them. */
export type CallInput<C> =
  C extends Call<infer P, infer Q, infer B, infer _R>
    ? (P extends Schema ? { params: In<P> } : unknown) &
        (Q extends Schema
          ? Partial<In<Q>> extends In<Q>
            ? { query?: In<Q> }
            : { query: In<Q> }
          : unknown) &
        (B extends Schema
          ? Partial<In<B>> extends In<B>
            ? { body?: In<B> }
            : { body: In<B> }
          : unknown)
    : never;

/** What a call answers in `result` of the envelope. */
export type CallResult<C> =
  C extends Call<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never;
