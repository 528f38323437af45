// Draws who imports whom into docs/architecture.md, from the sources: node tools/docs/imports.mjs
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const page = path.join(root, 'docs/architecture.md');
const [begin, end] = ['<!-- drawn by tools/docs/imports.mjs -->', '<!-- to here -->'];

const below = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).map(
    ({ name }) => `${folder}/${name}`,
  );
const packages = [...below('apps'), ...below('packages'), 'bench', 'e2e'];
/** By the contract's rule a package's module is named without its ending. */
const isSource = /^packages\/|(?<!\/\+types\/.+)\.tsx?$/;
const isOther = /\/(node_modules|build|dist|testing|\.[^/]+)$|\.test\.tsx?$/;

/** The sources below a folder, without tests. */
const sourcesIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`;
    if (isOther.test(file)) return [];
    if (entry.isDirectory()) return sourcesIn(file);
    return /\.tsx?$/.test(file) ? [file] : [];
  });

const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** The file that an import names; null where it is a library's. */
function resolve(named, file, { folder, aliases }) {
  if (named.startsWith('.')) return path.posix.join(file, '..', named);
  if (named.startsWith('@xiongmao/')) return named.replace(/^@xiongmao\/(\w+)/, 'packages/$1/src');
  const alias = Object.keys(aliases).find((each) => named.startsWith(each.replace('*', '')));
  if (!alias) return null;
  const rest = named.slice(alias.length - 1);
  return path.posix.join(folder, aliases[alias].replace('*', rest));
}

/** Each import of one of our files by another. */
export const imports = packages.flatMap((folder) => {
  const aliases = JSON.parse(read(`${folder}/package.json`)).imports ?? {};
  return sourcesIn(folder).flatMap((file) =>
    [...read(file).matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)]
      .map(([, named]) => ({ file, imported: resolve(named, file, { folder, aliases }) }))
      .filter(({ imported }) => imported !== null && isSource.test(imported)),
  );
});

const contractSource = 'packages/api/src/';
const serverSource = 'apps/server/src/';
const siteSource = 'apps/site/app/';

/** What is drawn: of a file the place that it stands in, null where it is no part of the drawing. */
export const drawings = {
  packages: (file) => packages.find((folder) => file.startsWith(`${folder}/`)),
  contract(file) {
    if (!file.startsWith(contractSource)) return null;
    const [first, second] = file.slice(contractSource.length).split('/');
    // What stands beside the domains lists what they have.
    return second === undefined ? null : first;
  },
  server(file) {
    if (!file.startsWith(serverSource)) return null;
    const [first, second] = file.slice(serverSource.length).split('/');
    if (first === 'modules') return second;
    if (first === 'demo' || first === 'platform') return first;
    // Programs that are started stand above all others.
    return first.startsWith('env') ? 'env.ts' : 'app.ts';
  },
  site(file) {
    if (!file.startsWith(siteSource)) return null;
    const [first, second] = file.slice(siteSource.length).split('/');
    if (first === 'features') return `features/${second}`;
    return second === undefined && first !== 'paths.ts' ? 'routes' : first;
  },
};

/** Which places import from which. */
export function graphOf(placeOf) {
  const graph = new Map();
  for (const { file, imported } of imports) {
    const [from, to] = [placeOf(file), placeOf(imported)];
    if (!from || !to) continue;
    if (!graph.has(from)) graph.set(from, new Set());
    if (from !== to) graph.get(from).add(to);
  }
  return graph;
}

/** All that can be reached, by one import or many. */
function reach(from, graph, found = new Set()) {
  for (const to of graph.get(from) ?? []) {
    if (found.has(to)) continue;
    found.add(to);
    reach(to, graph, found);
  }
  return found;
}

export const cyclesIn = (graph) =>
  [...graph.keys()].filter((place) => reach(place, graph).has(place));

/** Without the arrows that follow from others. */
function draw(graph) {
  const idOf = (place) => place.replaceAll(/\W/g, '_');
  const arrows = [...graph].flatMap(([from, all]) =>
    [...all]
      .filter((to) => ![...all].some((other) => other !== to && reach(other, graph).has(to)))
      .map((to) => `  ${idOf(from)}["${from}"] --> ${idOf(to)}["${to}"]`),
  );
  return ['```mermaid', 'flowchart TD', ...arrows.sort(), '```'].join('\n');
}

/** The page as it should be. */
export function drawn(text) {
  const parts = text.split(new RegExp(`(?<=${begin}\n)[^]*?(?=${end})`));
  const pictures = Object.values(drawings).map((placeOf) => `\n${draw(graphOf(placeOf))}\n\n`);
  return parts
    .map((part, index) => part + (index < pictures.length ? pictures[index] : ''))
    .join('');
}

export const isDrawn = () => drawn(readFileSync(page, 'utf8')) === readFileSync(page, 'utf8');

if (import.meta.main) writeFileSync(page, drawn(readFileSync(page, 'utf8')));
