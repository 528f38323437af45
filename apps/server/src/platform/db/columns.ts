import { z } from 'zod';

/** What the rows of a query hold, column by column. */
export type Shape = Readonly<Record<string, z.ZodType>>;
export type RowOf<S extends Shape> = { -readonly [Column in keyof S]: z.output<S[Column]> };

/** What columns hold. They are made once: a statement that is asked all the time makes none. */
export const int = z.int();
export const real = z.number();
export const text = z.string();
export const bool = z.boolean();
/** An instant, as the contract tells it. */
export const time = z.iso.datetime();
/** A day, such as `2026-11-22`. */
export const day = z.iso.date();

const nullables = new WeakMap<z.ZodType, z.ZodType>();
export const orNull = <T extends z.ZodType>(type: T): z.ZodNullable<T> =>
  once(nullables, type, () => z.nullable(type));

const lists = new WeakMap<z.ZodType, z.ZodType>();
export const listOf = <T extends z.ZodType>(type: T): z.ZodArray<T> =>
  once(lists, type, () => z.array(type));

function once<T extends z.ZodType>(
  made: WeakMap<z.ZodType, z.ZodType>,
  of: z.ZodType,
  make: () => T,
): T {
  let type = made.get(of) as T | undefined;
  if (!type) {
    type = make();
    made.set(of, type);
  }
  return type;
}

/** The columns of an outer join, all null where it finds nothing. */
export const allOrNull = <S extends Shape>(shape: S) =>
  Object.fromEntries(Object.entries(shape).map(([column, type]) => [column, orNull(type)])) as {
    [Column in keyof S]: z.ZodNullable<S[Column]>;
  };

/** Some of a shape's columns. */
export const only = <S extends Shape, Column extends keyof S>(
  shape: S,
  ...columns: Column[]
): Pick<S, Column> =>
  Object.fromEntries(columns.map((column) => [column, shape[column]])) as Pick<S, Column>;

const written = z.custom<unknown>((value) => value !== undefined);
/** What the product itself wrote there, for which the contract has no schema: taken at its word. */
export const asWritten = <T>() => written as z.ZodType<T>;
