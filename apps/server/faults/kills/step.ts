import type { sql } from 'drizzle-orm';
import type { Random } from '#src/demo/simulator/random.ts';
import { rows } from '#testing/rows.ts';
import type { Product } from '../product.ts';
import type { Client } from './clients.ts';

/** Those who use the product while it is killed. */
export interface People {
  url: string;
  product: Product;
  fan: Client;
  expertId: number;
  adminId: number;
  /** Has the job be done now that the server does by itself once a minute. */
  hurry(job: string): Promise<void>;
  leave(): Promise<void>;
}

/** One thing that is done, and done again until it is answered. */
export interface Step {
  /** Part of the first statement that belongs to it alone. */
  marker: string;
  /** Statements from that one to the last that may come, its commit among them. */
  statements: number;
  /** Does it; true once it was acknowledged. */
  act(): Promise<boolean>;
  /** What was acknowledged and is not there; null when all is well. */
  lost(): Promise<string | null>;
  /** What is wrong at the end, when it was done for sure. */
  wrong(): Promise<string | null>;
}

export type Make = (people: People, random: Random, mark: string) => Promise<Step>;

/** The first row of what is asked for. */
export async function one<Row>(
  { product }: People,
  query: ReturnType<typeof sql>,
): Promise<Row | null> {
  const [found] = await rows<Row>(product.context.db, query);
  return found ?? null;
}
