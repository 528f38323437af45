/** Where a page calls: the origin that it names (`data-api`), else its own. */
export const pageOrigin = (): string => document.documentElement.dataset.api ?? '';
