const drizzleImports = new URL('../../../../tools/processes/drizzle-imports.mjs', import.meta.url);

/** Arguments of Node for processes of the server, as the tools start them: without it a start takes twice as long. */
export const preloads = ['--import', drizzleImports.href];
