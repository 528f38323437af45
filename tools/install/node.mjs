import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../failure.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const needed = 24;

/** The Node that everything but these tools runs on: the one of the lockfile, else a new enough own. */
export function findNode(execPath = process.execPath, version = process.versions.node) {
  const installed = path.join(
    root,
    `node_modules/node-${process.platform}-${process.arch}/bin/node`,
  );
  if (existsSync(installed)) return installed;
  if (Number.parseInt(version, 10) >= needed) return execPath;
  throw new Failure(
    `Node ${needed} is needed and comes with the dependencies on Linux only; this is ${version} on ` +
      `${process.platform}-${process.arch}. Install Node ${needed} (https://nodejs.org) and try again.`,
  );
}
