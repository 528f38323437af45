const drizzleImports = new URL('../../../../tools/processes/drizzle-imports.mjs', import.meta.url);

/** Arguments of Node for the product's own processes, as the tools start them: without it a start takes twice as long. */
export const preloads = ['--import', drizzleImports.href];
