import { isZone } from '../../fields/is-zone.ts';
import { platforms } from '../../fields/platforms.ts';
import { createEnvReader, EnvError, isAddress, type Variables } from '../environment.ts';
import { brandProperties, isLegible } from './brand-colours.ts';
import type { RuntimeConfig } from './config.ts';

/**
 * What `/config.json` answers, from the environment (`BRAND_…` and the public addresses); contact and links as editors
 * keep them, where they do (`follow-details.ts`). `isLocale` is
 * the product's list of locales, which stands above this package.
 */
export function readRuntimeConfig(
  variables: Variables,
  isLocale: (text: string) => boolean,
): RuntimeConfig {
  const { text, checked, choice, address } = createEnvReader(variables);
  const colour = (name: string, fallback: string) =>
    checked(name, fallback, isColour, 'a colour such as #fea73a');
  const page = (name: string, theme: 'dark' | 'light', fallback: string) =>
    checked(
      name,
      fallback,
      (value): value is string => isColour(value) && isLegible(theme, value),
      `a colour that the ${theme} theme's text can be read on`,
    );
  const elsewhere = (name: string) => text(name, '') && address(name, '');
  const knownLocale = (value: string): value is string => isLocale(value);
  const themeColour = page('BRAND_THEME_COLOUR', 'dark', '#13191f');
  const lightColour = page('BRAND_LIGHT_COLOUR', 'light', '#f3f5f7');
  const picture = (name: string, fallback: string) =>
    checked(name, fallback, isPicture, "an http(s) address, or a path of the site's from / on");
  const logo = picture('BRAND_LOGO', '/favicon.svg');
  const accentColour = colour('BRAND_ACCENT_COLOUR', '#fea73a');
  return {
    channel: text('BRAND_CHANNEL', 'xiongmao'),
    mode: choice('BRAND_MODE', 'pro', 'dev'),
    projectName: text('BRAND_NAME', 'Xiongmao'),
    themeColour,
    accentColour,
    lightColour,
    brand: brandProperties({ themeColour, lightColour, accentColour }),
    logos: {
      dark: logo,
      light: picture('BRAND_LOGO_LIGHT', logo),
      icon: picture('BRAND_ICON', logo),
    },
    zone: checked('BRAND_ZONE', 'Asia/Shanghai', isZone, 'an IANA time zone'),
    defaultLocale: checked('BRAND_LOCALE', 'zh_CN', knownLocale, 'one of the 22 locales'),
    homeTabs: choice('BRAND_HOME_TABS', 'games', 'top'),
    loginLayout: choice('BRAND_LOGIN_LAYOUT', 'default', 'variant'),
    live: choice('BRAND_LIVE', '1', '0') === '1',
    mall: choice('BRAND_MALL', '1', '0') === '1',
    blindBoxes: choice('BRAND_BLIND_BOXES', '1', '0') === '1',
    odds: choice('BRAND_ODDS', '1', '0') === '1',
    endpoints: {
      api: elsewhere('API_URL'),
      socket: elsewhere('SOCKET_URL'),
      sdk: elsewhere('SDK_URL'),
      media: address('MEDIA_URL', 'http://localhost:4001'),
    },
    siteUrl: address('SITE_URL', 'http://localhost:3000'),
    studioUrl: address('STUDIO_URL', 'http://localhost:3001'),
    consoleUrl: address('CONSOLE_URL', 'http://localhost:3002'),
    seo: { title: text('BRAND_SEO_TITLE', ''), description: text('BRAND_SEO_DESCRIPTION', '') },
    contact: { email: text('BRAND_EMAIL', ''), phone: text('BRAND_PHONE', '') },
    links: linksOf(text('BRAND_LINKS', '')),
    downloads: downloadsOf(text('BRAND_DOWNLOADS', '')),
    demo: text('DEMO', variables.NODE_ENV === 'production' ? '0' : '1') === '1',
  };
}

const isColour = (value: string): value is string => /^#[\da-f]{6}$/i.test(value);

const isPicture = (value: string): value is string =>
  isAddress(value) || /^\/(?![/\\])/.test(value);

/** `name=address` pairs, comma-separated. */
function linksOf(text: string): RuntimeConfig['links'] {
  return pairsIn('BRAND_LINKS', text).map(([name, href]) => ({ name, href }));
}

/** `platform=address` pairs, comma-separated. */
function downloadsOf(text: string): RuntimeConfig['downloads'] {
  const pairs = pairsIn('BRAND_DOWNLOADS', text);
  const known: readonly string[] = platforms;
  if (!pairs.every(([name]) => known.includes(name))) {
    throw new EnvError(`BRAND_DOWNLOADS=${JSON.stringify(text)}: expected ${platforms.join(', ')}`);
  }
  return Object.fromEntries(pairs);
}

function pairsIn(variable: string, text: string): [name: string, address: string][] {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  return pairs.map((pair) => {
    const at = pair.indexOf('=');
    const [name, address] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
    if (at < 1 || !isAddress(address)) {
      throw new EnvError(`${variable}=${JSON.stringify(text)}: expected name=address pairs`);
    }
    return [name, address];
  });
}
