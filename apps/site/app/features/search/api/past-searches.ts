const key = 'searches';
const most = 10;

/** What was looked for in this browser, the latest first. */
export function pastSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string') : [];
  } catch {
    return []; // a browser that keeps nothing, or what another program wrote
  }
}

function keep(texts: readonly string[]): readonly string[] {
  try {
    localStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // a browser that keeps nothing
  }
  return texts;
}

/** What somebody found something by. */
export function rememberSearch(text: string): void {
  keep([text, ...pastSearches().filter((other) => other !== text)].slice(0, most));
}

/** All of it, or one. Answers what is left. */
export const forgetSearches = (): readonly string[] => keep([]);
export const forgetSearch = (text: string): readonly string[] =>
  keep(pastSearches().filter((other) => other !== text));
