import type { Log } from '#platform/logging/log.ts';

const nothing = () => undefined;

export const silent: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };
