import type { Page } from '@playwright/test';
import { localeFacts } from '@xiongmao/i18n/locales';

/** Words that Intl writes in English and Arabic pages: days, months, parts of the day, countries, between words of a list. */
function wordsOfIntl(): string {
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1)));
  const words = [
    ...(['long', 'short'] as const).flatMap((style) => [
      ...days.map((day) => day.toLocaleDateString('en-US', { weekday: style })),
      ...months.map((day) => day.toLocaleDateString('en-US', { month: style })),
    ]),
    ...['AM', 'PM', 'GMT', 'UTC', 'sec', 'min', 'hr', 'and'],
    ...Intl.supportedValuesOf('timeZone').map((zone) => zone.replaceAll(/[/_]/g, ' ')),
    ...Object.values(localeFacts).map(({ endonym }) => endonym),
  ];
  const regions = new Intl.DisplayNames('en', { type: 'region' });
  for (let a = 65; a <= 90; a += 1) {
    for (let b = 65; b <= 90; b += 1) words.push(regions.of(String.fromCharCode(a, b)) ?? '');
  }
  const languages = new Intl.DisplayNames('en', { type: 'language' });
  for (const { tag } of Object.values(localeFacts)) words.push(languages.of(tag) ?? '');
  return words.join(' ');
}

/** What a page has by the server: the answers that came with it, and those that it asked for. */
const bootData = () => {
  const { queries, config, viewer } = JSON.parse(document.getElementById('boot')!.textContent!);
  const others = [...document.querySelectorAll('script:not(#boot)')].map((one) => one.textContent);
  return JSON.stringify([queries, config, viewer, others]);
};

/** What a page says in letters without accents that nothing has brought: texts that no translator was given. */
const plainWords = () => {
  const found: string[] = [];
  const take = (text: string | null) => {
    if (text && /[a-z]{2}/i.test(text)) found.push(text.trim());
  };
  const skipped = 'script,style,template,[translate="no"],code';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.parentElement?.closest(skipped)) take(walker.currentNode.textContent);
  }
  for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext']) {
    for (const element of document.querySelectorAll(`[${name}]`)) take(element.getAttribute(name));
  }
  take(document.title);
  return [...new Set(found)];
};

/** Watches a page of a pseudo-locale; answers, page by page, what of it was not translated. */
export function untranslated(page: Page): () => Promise<string[]> {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/java/')) {
      answers.push(response.text().catch(() => '')); // of a page that was left
    }
  });
  const intl = wordsOfIntl();
  return async () => {
    const data = `${intl} ${await page.evaluate(bootData)} ${(await Promise.all(answers)).join(' ')}`;
    answers.length = 0;
    // In JSON, and in JSON within a script, a line ends by a letter.
    const known = new Set(data.replaceAll(/\\+[nrt]/g, ' ').match(/[A-Za-z]{2,}/g));
    const address = decodeURIComponent(new URL(page.url()).pathname);
    const texts = await page.evaluate(plainWords);
    return texts.filter((text) =>
      (text.match(/(?<![\p{L}\p{N}])[A-Za-z]{2,}(?![\p{L}])/gu) ?? []).some(
        // Two capitals stand for a crest that there is not.
        (word) => !known.has(word) && !address.includes(word) && !/^[A-Z]{2}$/.test(word),
      ),
    );
  };
}
