import { readdirSync, readFileSync } from 'node:fs';

const server = new URL('../../', import.meta.url);

/** A function or view, one a file, by the domain whose folder it stands in. */
export interface Stored {
  file: string;
  domain: string;
  schema: string;
  name: string;
  text: string;
}

const header = /^CREATE OR REPLACE (?:FUNCTION|VIEW) (?:(\w+)\.)?(\w+)/m;

export const stored: readonly Stored[] = readdirSync(new URL('sql', server), { recursive: true })
  .map((below) => `sql/${String(below)}`)
  .filter((file) => file.endsWith('.sql'))
  .sort()
  .map((file) => {
    const text = readFileSync(new URL(file, server), 'utf8');
    const [, schema = 'public', name = ''] = header.exec(text) ?? [];
    return { file, domain: file.split('/')[1]!, schema, name, text };
  });
