import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { directionOf, type Locale, localeFacts, locales } from '@xiongmao/i18n/locales';
import { i18nOf } from '@xiongmao/i18n/node';
import { productName } from '@xiongmao/i18n/product-name';
import {
  type BoardTab,
  writeBoardAddress,
} from '../app/features/matches/api/board/board-address.ts';
import { homePath, matchesPath } from '../app/paths.ts';
import type { Fixed } from './fixed-files.ts';
import { iconAddress, iconSizes } from './pictures/icons.ts';
import { sitemapIndex } from './sitemaps/sitemaps.ts';

/** Small files that depend on the brand, by address. */
export function wellKnown(config: RuntimeConfig): ReadonlyMap<string, Fixed> {
  const file = (type: string, body: string): Fixed => ({
    headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
    body,
  });
  const manifest = (locale: Locale) =>
    file('application/manifest+json', JSON.stringify(manifestOf(config, locale)));
  const robots =
    config.mode === 'dev'
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nDisallow: /java/\n\nSitemap: ${config.siteUrl}${sitemapIndex}\n`;
  const { defaultLocale } = config;
  const usual = locales.find((locale) => locale === defaultLocale) ?? 'zh_CN';
  return new Map([
    ['/robots.txt', file('text/plain; charset=utf-8', robots)],
    ['/manifest.webmanifest', manifest(usual)],
    ...locales.map((locale) => [manifestAddress(locale), manifest(locale)] as const),
  ]);
}

const manifestAddress = (locale: Locale) => `/manifest.webmanifest?locale=${locale}`;

const board = (tab: BoardTab) => writeBoardAddress({ tab, day: null, games: null });

/** The site as an app that one installs; whatever the language, it is one app. */
function manifestOf(config: RuntimeConfig, locale: Locale) {
  const { t } = i18nOf(locale);
  const name = productName(config, t);
  const to = (url: string, label: string) => ({ name: label, url, icons: [icons[0]] });
  return {
    id: homePath,
    name,
    short_name: name,
    description: t('product.description'),
    lang: localeFacts[locale].tag,
    dir: directionOf(locale),
    start_url: homePath,
    scope: homePath,
    display: 'standalone',
    background_color: config.themeColour,
    theme_color: config.themeColour,
    categories: ['sports', 'news'],
    icons,
    shortcuts: [
      to(board('live'), t('matches:tab.live')),
      to(matchesPath(), t('nav.matches')),
      to(board('favourites'), t('nav.favourites')),
    ],
  };
}

const icons = (['any', 'maskable'] as const).flatMap((purpose) =>
  iconSizes.map((size) => ({
    src: iconAddress(purpose, size),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
);
