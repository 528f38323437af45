import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** What is looked for: a page that was searched whole in one colour scheme differs in the other by contrast alone. */
export type Search = 'everything' | 'contrast';

/** In which schemes a page is searched for what. */
export const schemes = [
  { colorScheme: 'dark', search: 'everything' },
  { colorScheme: 'light', search: 'contrast' },
] as const;

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds that keeps people out: rule, and where; `[]` is what a page should give. */
export async function violationsOf(page: Page, search: Search = 'everything'): Promise<string[]> {
  // What is fetched anew is dimmed meanwhile, and what fades has its colours once it has.
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"]:not(form)') &&
      !document.getAnimations().some((running) => running instanceof CSSTransition),
  );
  // A page keeps it until another document comes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  return page.evaluate(async (search) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({
      // What holds is counted, not described: that takes longer than the search.
      resultTypes: ['violations'],
      ...(search === 'contrast' && { runOnly: ['color-contrast'] }),
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
      );
  }, search);
}
