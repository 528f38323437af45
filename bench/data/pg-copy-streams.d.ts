declare module 'pg-copy-streams' {
  import type { Readable, Writable } from 'node:stream';
  import type { Submittable } from 'pg';

  export function from(query: string): Writable & Submittable;
  export function to(query: string): Readable & Submittable;
}
