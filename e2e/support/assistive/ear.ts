import type { Page } from '@playwright/test';

/**
 * Listens to a page as screen readers do: notes what stands in a live region each time that it changes, with how
 * urgent it is. From the next document on.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const regions =
      '[aria-live="polite"],[aria-live="assertive"],[role="status"],[role="alert"],[role="log"]';
    const said = new Map<Element, string>();
    const note = (region: Element) => {
      if (region.getAttribute('aria-live') === 'off') return;
      const text = region.textContent ?? '';
      // The same words are said again where something changed, be it a space.
      if (said.get(region) === text) return;
      said.set(region, text);
      if (text.trim() === '') return;
      const urgent =
        region.getAttribute('aria-live') === 'assertive' || region.matches('[role="alert"]');
      heard.push(`${urgent ? 'at once' : 'politely'}: ${text.trim()}`);
    };
    new MutationObserver((changes) => {
      const touched = new Set<Element>();
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(regions);
        if (region) touched.add(region);
      }
      for (const region of touched) note(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}
