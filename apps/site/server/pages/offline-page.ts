import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { escapeMarkup } from '@xiongmao/api/http/escape-markup';
import { locales } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import type { Fixed } from '../fixed-files.ts';
import { createPlainPages } from './plain-page.ts';

/**
 * What was asked for is there again with the network. A device takes itself for online before anything gets through,
 * and while a server is out of reach: asked is until an answer comes, ever later.
 */
const comeBack = `(async () => {
  let answers = false;
  for (let pause = 1000; !answers; pause = Math.min(2 * pause, 30000)) {
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
      addEventListener('online', resolve, { once: true });
    });
    answers = navigator.onLine && (await fetch('/healthz').then(({ ok }) => ok, () => false));
  }
  location.reload();
})();`;

/**
 * What the site's worker shows where there is no network and no page of before, in each language: in place of the
 * comment it lists what can be opened.
 */
export function offlinePages(config: RuntimeConfig): [address: string, page: Fixed][] {
  const { headers, write } = createPlainPages(config, comeBack);
  return locales.map((locale) => {
    const { t } = i18nOf(locale);
    const below = `<p>${escapeMarkup(t('installed:offline.hint'))}</p>
<a class="button" href="">${escapeMarkup(t('action.retry'))}</a>
<!--pages--><h2 id="pages">${escapeMarkup(t('installed:offline.pages'))}</h2>
<ul aria-labelledby="pages"><!--kept--></ul><!--/pages-->`;
    const body = write(locale, t('state.offline'), below);
    return [
      `/offline.html?locale=${locale}`,
      { headers: { ...headers, 'cache-control': 'no-cache' }, body },
    ];
  });
}
