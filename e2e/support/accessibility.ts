import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

type Search = 'all rules' | 'everything' | 'contrast';

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds that keeps people out: rule, and where; `[]` is what a page should give. */
export const violationsOf = (page: Page): Promise<string[]> => search(page, 'everything');

/** Whatever axe finds, good practice and the size of targets included. */
export const findingsOf = (page: Page): Promise<string[]> => search(page, 'all rules');

/** As `findingsOf`, in the dark and in the light. */
export async function findingsInBothSchemes(page: Page): Promise<string[]> {
  const found = await lasting(() => findingsOf(page));
  await page.emulateMedia({ colorScheme: 'light' });
  return [...found, ...(await lasting(() => search(page, 'contrast')))];
}

/** A back office comes by script, and so do its colours, a moment after what they follow: what is found has to stay. */
async function lasting(look: () => Promise<string[]>): Promise<string[]> {
  const first = await look();
  return first.length > 0 ? look() : first;
}

/** As `violationsOf`, in both colour schemes: once searched whole, a page differs in the other by contrast alone. */
export async function violationsInBothSchemes(page: Page): Promise<string[]> {
  const found = await violationsOf(page);
  await page.emulateMedia({ colorScheme: 'light' });
  found.push(...(await search(page, 'contrast')));
  await page.emulateMedia({ colorScheme: 'dark' });
  return found;
}

/** As `violationsOf`, pairwise: each scheme at one width, each width in one scheme. */
export async function violationsAtBothWidths(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, viewport } of [
    { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
    { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    found.push(...(await lasting(() => violationsOf(page))));
  }
  return found;
}

async function search(page: Page, what: Search): Promise<string[]> {
  // What is fetched anew is dimmed meanwhile, and what fades has its colours once it has.
  await page.waitForFunction(
    () =>
      !document.querySelector('[aria-busy="true"]:not(form)') &&
      !document.getAnimations().some((running) => running instanceof CSSTransition),
  );
  // A page keeps it until another document comes.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  return page.evaluate(async (what) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({
      // What holds is counted, not described: that takes longer than the search.
      resultTypes: ['violations'],
      ...(what === 'contrast' && { runOnly: ['color-contrast'] }),
      ...(what === 'all rules' && { rules: { 'target-size': { enabled: true } } }),
    });
    return violations
      .filter(({ impact }) => what === 'all rules' || impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
      );
  }, what);
}
