import type { z } from 'zod';
import type { Permission } from './roles.ts';

/** What may be done with a resource in json-server's dialect. */
export type ResourceAction = 'list' | 'get' | 'create' | 'update' | 'remove';

export interface ResourceActionRule {
  permission: Permission;
  /** Asks for the password again if the last proof is over 15 minutes old. */
  proof?: true;
  /** For anyone but those whom it concerns: who reviews is never who wrote. */
  byOthers?: true;
}

/**
 * A back-office resource: `/java/<office>/<name>` in json-server's dialect (`_start`, `_end`, `_sort`,
 * `_order`, field filters, `X-Total-Count`, bare bodies, PUT and PATCH alike). Actions that are not named
 * do not exist.
 */
export interface Resource {
  office: 'studio' | 'console';
  /** Kebab-case plural: its address, and its folder in the app. */
  name: string;
  summary: string;
  /** One row as it travels; has an `id`. */
  row: z.ZodObject;
  actions: Partial<Record<ResourceAction, ResourceActionRule>>;
  /** What lists can be narrowed by, beside `_start` and the like; `q` is the search box's. */
  filters?: z.ZodObject;
  /** Fields that lists can be sorted by; the first is the order of a list that asks for none. */
  sortable: readonly [string, ...string[]];
  /**
   * Fields that are shortened, and the permission to read them whole; null for nobody. Whoever reads them
   * shortened finds, sorts and counts nothing by parts of them.
   */
  masked?: Readonly<Record<string, Permission | null>>;
  /** Fields that change without anyone editing the row: they make no version of it stale. */
  volatile?: readonly string[];
  create?: z.ZodObject;
  /** How many may be made by one `POST …/many`, where they may: each by itself, so that one that is refused leaves the others. */
  createMost?: number;
  /** The same of changes, by `PATCH …/many`: each names its row's `id` and the `version` that it was made from. */
  updateMost?: number;
  /**
   * Fields that can be changed; what a client sends beside them is refused (product: no mass assignment).
   * An update names the `version` that it was made from, which each row then carries; so may what removes it.
   */
  update?: z.ZodObject;
}

/** Keeps the literal types of a resource. */
export function defineResource<const R extends Resource>(resource: R): R {
  return resource;
}

/** What came of one of many that were to be made: the row, or why not. */
export type MadeOrRefused<R extends Resource> =
  | { made: ShownRow<R> }
  | { refused: { errorCode: number; errorMsg: string } };

/** What came of one of many that were to be changed: the row, or why not. */
export type ChangedOrRefused<R extends Resource> =
  | { changed: ShownRow<R> }
  | { refused: { errorCode: number; errorMsg: string } };

/** A row as a module makes it. */
export type ResourceRow<R extends Resource> = z.output<R['row']>;

/** A row as it travels: with its version where it can be changed. */
export type ShownRow<R extends Resource> = ResourceRow<R> &
  (R extends { update: z.ZodObject } ? { version: string } : unknown);
