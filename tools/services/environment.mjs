import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../failure.mjs';
import { findNode, root } from '../install/node.mjs';
import { services } from './services.mjs';

/**
 * What everything that these tools start gets: the variables given, else those of `.env`, Node 24
 * first on the PATH, folders relative to the repository, and public addresses that follow the ports.
 */
export function environment() {
  loadEnvFile();
  const env = { ...process.env };
  const bins = [path.dirname(findNode()), path.join(root, 'node_modules/.bin')];
  env.PATH = [...bins, env.PATH].join(path.delimiter);
  env.TURBO_TELEMETRY_DISABLED = '1';
  // What Node made of a text is kept: a server starts with half the work.
  env.NODE_COMPILE_CACHE ||= path.join(root, 'node_modules/.cache/node');
  env.DATA_DIR = path.resolve(root, env.DATA_DIR || '.data');
  if (env.FEED_DIR) env.FEED_DIR = path.resolve(root, env.FEED_DIR);
  for (const { urlVariable, portVariable, port } of services) {
    env[urlVariable] ||= `http://localhost:${env[portVariable] || port}`;
  }
  return env;
}

function loadEnvFile() {
  const file = path.join(root, '.env');
  if (!existsSync(file)) return;
  if (!process.loadEnvFile) {
    throw new Failure('Reading .env takes Node 20.12 or newer. Update Node or remove the file.');
  }
  refuseCutValues(readFileSync(file, 'utf8'));
  process.loadEnvFile(file);
}

/** A `#` without quotes begins a comment wherever it stands: Node would drop the rest of the value. */
const cutValue = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*(?![ \t"'`])(?:[^#\n]*[^#\s])?#/gm;

export function refuseCutValues(text) {
  const names = Array.from(text.matchAll(cutValue), ([, name]) => name);
  if (names.length === 0) return;
  throw new Failure(
    `.env: ${names.join(', ')}: expected quotes around a value with #, and a comment on a line of its own`,
  );
}
