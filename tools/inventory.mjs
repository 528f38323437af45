// Lists every library in the lockfile, with its version and the hash that what is installed must have.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8');

/** Name, version and integrity of each package in the lockfile, as its section `packages` has them. */
export function inventory(text) {
  const section = text.split(/^packages:$/m)[1]?.split(/^snapshots:$/m)[0] ?? '';
  const entries = section.matchAll(
    /^ {2}'?((?:@[^@\s']+\/)?[^@\s']+)@([^\s':]+)'?:\n {4}resolution: \{(.+)\}/gm,
  );
  return [...entries].map(([, name, version, resolution]) => ({
    name,
    version,
    integrity: /integrity: ([^,}\s]+)/.exec(resolution)?.[1] ?? null,
  }));
}

if (import.meta.main) console.log(JSON.stringify(inventory(lock), null, 2));
