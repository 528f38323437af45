import { expect, type Locator, type Page } from '@playwright/test';

/** What has the focus, as far as a person can see it. */
interface Focused {
  name: string;
  /** Its outline, or that of what stands around it. */
  ring: boolean;
  /** Where it stands in its line, and where the line is. */
  middle: number;
  top: number;
  bottom: number;
  /** What scrolls it sideways. */
  strip: string | undefined;
}

const focused = (page: Page): Promise<Focused | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const ringed = (one: Element | null): boolean => {
      if (!one) return false;
      return [null, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
      });
    };
    const parents = [element, element.parentElement, element.parentElement?.parentElement ?? null];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    // A strip may have been scrolled to bring it into sight.
    let strip: Element | null = element.parentElement;
    while (strip && !/auto|scroll/.test(getComputedStyle(strip).overflowX)) {
      strip = strip.parentElement;
    }
    return {
      name: element.getAttribute('aria-label') ?? element.outerHTML.slice(0, 120),
      ring: parents.some(ringed) || [...(element.parentElement?.children ?? [])].some(ringed),
      middle: (left + right) / 2 + (strip?.scrollLeft ?? 0),
      strip: strip?.outerHTML.slice(0, 200),
      top,
      bottom,
    };
  });

/**
 * Presses Tab until an element has the focus, as long as that takes. On its way the focus is always in sight, and goes
 * along each line the way that the page is read.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  const isRightToLeft = (await page.locator('html').getAttribute('dir')) === 'rtl';
  const forward = isRightToLeft === (key === 'Shift+Tab') ? 1 : -1;
  let before: Focused | null = null;
  for (let presses = 0; presses < 300; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
    const now = await focused(page);
    if (now) expect(now.ring, `the focus is in sight on ${now.name}`).toBe(true);
    if (now && before && isOneLine(before, now)) {
      const step = (now.middle - before.middle) * forward;
      expect(step, `from ${before.name} to ${now.name}`).toBeGreaterThanOrEqual(0);
    }
    before = now;
  }
  await expect(target, 'Tab leads there').toBeFocused();
}

/** Beside each other, not one within or below the other. */
const isOneLine = (a: Focused, b: Focused) =>
  a.strip === b.strip && Math.abs(a.top - b.top) < 4 && Math.abs(a.bottom - b.bottom) < 4;

/** Leads to an element by Tab and presses Enter on it. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Leads to a field by Tab and types into it. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}
