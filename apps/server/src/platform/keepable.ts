import type { z } from 'zod';

/** The schema, of texts that PostgreSQL can keep: without NUL, nor half of a surrogate pair. */
export function keepable<S extends z.ZodType>(schema: S): S {
  return schema.check(({ value, issues }) => {
    const path = unkeepableIn(value);
    if (path) issues.push({ code: 'custom', path, input: value });
  });
}

const isKeepable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Where the first text is that can't be kept, name or value; null without any. */
export function unkeepableIn(value: unknown): PropertyKey[] | null {
  if (typeof value === 'string') return isKeepable(value) ? null : [];
  if (typeof value !== 'object' || value === null) return null;
  for (const name in value) {
    const inner = (value as Record<string, unknown>)[name];
    const path = isKeepable(name) ? unkeepableIn(inner) : [];
    if (path) return [name, ...path];
  }
  return null;
}
