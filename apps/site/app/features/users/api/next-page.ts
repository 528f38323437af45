interface Page {
  items: readonly unknown[];
  total: number;
}

/** Number of the page after those that are held; undefined when there is none. */
export function nextPage(last: Page, pages: readonly Page[]): number | undefined {
  const held = pages.reduce((sum, { items }) => sum + items.length, 0);
  // A list that has become shorter meanwhile ends with an empty page.
  return last.items.length > 0 && held < last.total ? pages.length + 1 : undefined;
}
