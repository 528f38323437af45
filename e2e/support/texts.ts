import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

interface Tree {
  [name: string]: string | Tree;
}

const keysOf = (tree: Tree, above = ''): string[] =>
  Object.entries(tree).flatMap(([name, below]) =>
    typeof below === 'string' ? `${above}${name}` : keysOf(below, `${above}${name}.`),
  );

const files = globSync(
  new URL('../../packages/i18n/locales/en_US/*.json', import.meta.url).pathname,
);
/** Those within an area: a bare word may well be a text. */
const keys = files
  .flatMap((file) => keysOf(JSON.parse(readFileSync(file, 'utf8')) as Tree))
  .filter((key) => key.includes('.'));

/** Keys that stand on a page where their texts should. */
export async function bareKeysOf(page: Page): Promise<string[]> {
  const texts = await page.locator('body').evaluate((body) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.textContent!);
    return found;
  });
  const words = new Set(texts.flatMap((text) => text.split(/[\s·,]+/)));
  return keys.filter((key) => words.has(key));
}
