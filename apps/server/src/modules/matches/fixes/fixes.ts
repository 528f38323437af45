import type { Fixable } from '@xiongmao/api/matches/fixes';
import type { DisputedField } from '@xiongmao/api/matches/shapes';
import { type SQL, sql } from 'drizzle-orm';

/** What an operator has set by hand of a match. */
export interface Fix {
  /** What the row's source says of it, column by column: shown once the fix is released. */
  told: Readonly<Record<string, unknown>>;
  /** The operator's account. */
  by: number;
  reason: string;
  at: string;
}

/** A row that has any keeps them with itself, so that who writes it next holds to them without another look. */
export type Fixes = Partial<Record<Fixable, Fix>>;

/** What somebody decides by fixing a field: nothing of it is in dispute any more. */
export const decides: Readonly<Record<Fixable, readonly DisputedField[]>> = {
  score: ['score', 'periods', 'winner'],
  status: ['status'],
  startsAt: [],
};

/** What a source says of fields that can be fixed, each as pairs for `jsonb_build_object`. */
export const toldOf = (parts: Partial<Record<Fixable, SQL>>): SQL =>
  sql`jsonb_build_object(${sql.join(
    Object.entries(parts).map(
      ([field, pairs]) => sql`${sql.raw(`'${field}'`)}, jsonb_build_object(${pairs})`,
    ),
    sql`, `,
  )})`;

/** Fixes with what the source says now; null stays null. */
export const heldWith = (fixes: SQL, told: SQL): SQL =>
  sql`case when ${fixes} is not null then (
    select jsonb_object_agg(key, case when told ? key
      then value || jsonb_build_object('told', told -> key) else value end)
    from jsonb_each(${fixes}), lateral (select ${told} as told) said) end`;
