import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What is looked for: a page that was searched whole in one colour scheme differs in the other by contrast alone. */
export type Search = 'everything' | 'contrast';

/** In which schemes a page is searched for what. */
export const schemes = [
  { colorScheme: 'dark', search: 'everything' },
  { colorScheme: 'light', search: 'contrast' },
] as const;

/** What axe finds that keeps people out: rule, and where; `[]` is what a page should give. */
export async function violationsOf(page: Page, search: Search = 'everything'): Promise<string[]> {
  // Without frames of other origins there is nothing to be gathered in a page of its own.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (search === 'contrast') axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
}
