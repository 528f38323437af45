import { z } from 'zod';
import { numberText } from './number-text.ts';

/** Pagination by number: which page of a list is asked for. */
export const page = numberText(z.int().min(1).max(1000)).default(1);
export const pageSize = 20;
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int() });
