import type { Locator } from '@playwright/test';

/** Words that a line ends within. */
export const brokenWords = (within: Locator): Promise<string[]> =>
  within.evaluate((element) => {
    const found: string[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (walker.nextNode()) {
      const { currentNode } = walker;
      for (const { 0: word, index } of currentNode.textContent!.matchAll(/\S+/g)) {
        range.setStart(currentNode, index);
        range.setEnd(currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });
