import { isLocale, type Locale } from '@xiongmao/i18n/locales';
import { isZone } from '@xiongmao/i18n/zoned-day';

/** A bad value of the environment, by name, with what was expected. */
export class EnvError extends Error {
  override name = 'EnvError';
}

export type Env = ReturnType<typeof readEnv>;

type Variables = Record<string, string | undefined>;

/** The environment as typed config, read once at start. An empty variable counts as unset. */
export function readEnv(variables: Variables) {
  const text = (name: string, fallback: string) => variables[name] || fallback;

  function checked<Value extends string>(
    name: string,
    fallback: Value,
    fits: (value: string) => value is Value,
    expected: string,
  ): Value {
    const value = text(name, fallback);
    if (!fits(value)) throw new EnvError(`${name}=${JSON.stringify(value)}: expected ${expected}`);
    return value;
  }

  const choice = <const Value extends string>(name: string, ...values: [Value, ...Value[]]) =>
    checked(name, values[0], (v): v is Value => values.includes(v as Value), values.join(' or '));

  const address = (name: string, fallback: string) =>
    checked(name, fallback, isAddress, 'an http(s) address').replace(/\/+$/, '');

  const colour = (name: string, fallback: string) =>
    checked(name, fallback, isColour, 'a colour such as #fea73a');

  const port = Number(checked('SITE_PORT', '3000', isPort, 'a port, 0 to 65535'));
  const production = variables.NODE_ENV === 'production';

  return {
    production,
    host: text('HOST', '127.0.0.1'),
    port,
    serverUrl: address('SERVER_URL', 'http://localhost:4000'),
    trustProxy: text('TRUST_PROXY', 'loopback'),
    logLevel: choice('LOG_LEVEL', 'info', 'fatal', 'error', 'warn', 'debug', 'silent'),
    config: {
      channel: text('BRAND_CHANNEL', 'xiongmao'),
      mode: choice('BRAND_MODE', 'pro', 'dev'),
      projectName: text('BRAND_NAME', 'Xiongmao'),
      themeColour: colour('BRAND_THEME_COLOUR', '#13191f'),
      accentColour: colour('BRAND_ACCENT_COLOUR', '#fea73a'),
      logo: text('BRAND_LOGO', '/favicon.svg'),
      zone: checked('BRAND_ZONE', 'Asia/Shanghai', isZoneName, 'an IANA time zone'),
      defaultLocale: checked<Locale>('BRAND_LOCALE', 'zh_CN', isLocale, 'one of the 22 locales'),
      homeTabs: choice('BRAND_HOME_TABS', 'games', 'top'),
      loginLayout: choice('BRAND_LOGIN_LAYOUT', 'default', 'variant'),
      siteUrl: address('SITE_URL', `http://localhost:${port}`),
      studioUrl: address('STUDIO_URL', 'http://localhost:3001'),
      consoleUrl: address('CONSOLE_URL', 'http://localhost:3002'),
      seo: { title: text('BRAND_SEO_TITLE', ''), description: text('BRAND_SEO_DESCRIPTION', '') },
      contact: { email: text('BRAND_EMAIL', ''), phone: text('BRAND_PHONE', '') },
      links: linksOf(text('BRAND_LINKS', '')),
      demo: variables.DEMO ? variables.DEMO === '1' : !production,
    },
  };
}

const isAddress = (value: string): value is string =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isColour = (value: string): value is string => /^#[\da-f]{6}$/i.test(value);
const isZoneName = (value: string): value is string => isZone(value);
const isPort = (value: string): value is string => /^\d{1,5}$/.test(value) && +value <= 65_535;

/** `name=address` pairs, comma-separated. */
function linksOf(text: string): { name: string; href: string }[] {
  return text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const at = pair.indexOf('=');
      const href = pair.slice(at + 1).trim();
      if (at < 1 || !isAddress(href)) {
        throw new EnvError(`BRAND_LINKS=${JSON.stringify(text)}: expected name=address pairs`);
      }
      return { name: pair.slice(0, at).trim(), href };
    });
}
