import type { z } from 'zod';
import type { Permission } from './roles.ts';

/** What may be done with a resource in json-server's dialect. */
export type ResourceAction = 'list' | 'get' | 'create' | 'update' | 'remove';

export interface ResourceActionRule {
  permission: Permission;
  /** Asks for the password again if the last proof is over 15 minutes old. */
  proof?: true;
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
  create?: z.ZodObject;
  /** Fields that can be changed; what a client sends beside them is refused (product: no mass assignment). */
  update?: z.ZodObject;
}

/** Keeps the literal types of a resource. */
export function defineResource<const R extends Resource>(resource: R): R {
  return resource;
}

export type ResourceRow<R extends Resource> = z.output<R['row']>;
