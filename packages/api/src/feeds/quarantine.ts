export const quarantineStates = ['open', 'ignored', 'retried'] as const;

/** What became of a retry: it changed something, told nothing new, or was refused again. */
export const retryOutcomes = ['applied', 'unchanged', 'refused'] as const;

/** Characters of a message that are shown. */
export const mostShown = 4_000;
