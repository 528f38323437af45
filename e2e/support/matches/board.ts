import { expect, type Locator, type Page } from '@playwright/test';
import type { SteeredMatch } from './matches.ts';

type Sides = Pick<SteeredMatch, 'home' | 'away'>;

/** The row of a match on a list. */
export function rowOf(page: Page, { home }: Pick<Sides, 'home'>): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: home });
}

/** The link that a row is. */
export const linkOf = (page: Page, match: Pick<Sides, 'home'>): Locator =>
  rowOf(page, match).getByRole('link');

/** Scrolls to a row, the full one that takes the place of a light one as it comes near included. */
export async function bringIntoSight(row: Locator): Promise<void> {
  await expect(() => row.scrollIntoViewIfNeeded()).toPass();
}

/** The figures that a row shows beside each side's name, its total last. A side without any has none. */
export async function figuresOf(row: Locator, match: Sides) {
  await bringIntoSight(row); // what is out of sight is not laid out
  // biome-ignore lint/performance/useDomNodeTextContent: columns that a phone hides are not in sight
  return figuresIn(await row.innerText(), match);
}

function figuresIn(text: string, { home, away }: Sides) {
  const lines = text.split('\n').map((line) => line.trim());
  const places = [home, away].map((name) => lines.indexOf(name));
  const after = (place: number) => {
    // The next side's name has its crest's initials before it.
    const next = places.find((other) => other > place);
    const rest = lines.slice(place + 1, next && next - 1);
    const end = rest.findIndex((line) => !/^([\d./]*( ov)?|A|AD)$/.test(line));
    return rest.slice(0, end < 0 ? rest.length : end).filter(Boolean);
  };
  return { home: after(places[0]!), away: after(places[1]!) };
}

/** The big score of a row, `2–1`. */
export async function scoreOf(row: Locator, match: Sides): Promise<string> {
  return scoreIn(await figuresOf(row, match));
}

const scoreIn = ({ home, away }: Record<'home' | 'away', string[]>) =>
  `${home.at(-1) ?? ''}–${away.at(-1) ?? ''}`;

/** Notes every score that a row in sight shows from now on, each once until the next. */
export async function noteScores(row: Locator, match: Sides): Promise<() => Promise<string[]>> {
  const texts = await row.evaluateHandle((element) => {
    const noted: string[] = [];
    // biome-ignore lint/performance/useDomNodeTextContent: see above
    const note = () => noted.push((element as HTMLElement).innerText);
    note();
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(note).observe(element, changes);
    return noted;
  });
  return async () => {
    const scores = (await texts.jsonValue()).map((text) => scoreIn(figuresIn(text, match)));
    return scores.filter((score, index) => score !== '–' && score !== scores[index - 1]);
  };
}

/** Adds up how far what is in sight of an element, or around it, is shifted from now on (CLS). */
export async function watchShifts(element: Locator): Promise<() => Promise<number>> {
  const sum = await element.evaluateHandle((row) => {
    const shifts = { sum: 0 };
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[]) {
        const concerned = sources.some(({ node }) => node?.contains(row) || row.contains(node));
        if (concerned) shifts.sum += value;
      }
    }).observe({ type: 'layout-shift' });
    return shifts;
  });
  return () => sum.evaluate((shifts) => shifts.sum);
}
