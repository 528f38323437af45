// Preloaded into what the tools start: Node 24 parses a package's whole list of exports again for each of its files,
// and drizzle-orm's is 170 kB for a hundred of them. That was half of what a command costs to start.
import { registerHooks } from 'node:module';

const found = new Map();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    if (!conditions.includes('import')) return next(specifier, context);
    if (/^\.\.?\//.test(specifier) && /\/node_modules\/drizzle-orm\/.*\.js$/.test(parentURL)) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    }
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context);
    const resolved = found.get(specifier) ?? next(specifier, context);
    found.set(specifier, { ...resolved, shortCircuit: true });
    return resolved;
  },
});
