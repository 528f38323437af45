/**
 * The parameters that make another page of what a path names, in the order in which its address has them. All
 * others show the same page otherwise: sorted, filtered, on another tab, with a comment in view.
 */
const ownParameters = ['game', 'category', 'author', 'season', 'day', 'view', 'page'] as const;

/** The one address under which search engines keep a page: its path, and of its parameters what makes it another. */
export function ownAddress(pathname: string, search: string): string {
  const asked = new URLSearchParams(search);
  const own = new URLSearchParams();
  for (const name of ownParameters) {
    const value = asked.get(name);
    if (value) own.set(name, value);
  }
  return own.size > 0 ? `${pathname}?${own}` : pathname;
}
