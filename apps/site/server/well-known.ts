import type { RuntimeConfig } from '@xiongmao/api/system/config';
import { sitemapIndex } from './sitemaps/sitemaps.ts';

/** A file that is written once, when the site starts. */
export interface Fixed {
  headers: Record<string, string>;
  body: string;
}

/** Small files that depend on the brand, by address. */
export function wellKnown(config: RuntimeConfig): ReadonlyMap<string, Fixed> {
  const file = (type: string, body: string): Fixed => ({
    headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
    body,
  });
  const manifest = {
    name: config.projectName,
    short_name: config.projectName,
    start_url: '/',
    display: 'standalone',
    background_color: config.themeColour,
    theme_color: config.themeColour,
    icons: [{ src: config.logos.icon, sizes: 'any' }],
  };
  const robots =
    config.mode === 'dev'
      ? 'User-agent: *\nDisallow: /\n'
      : `User-agent: *\nDisallow: /java/\n\nSitemap: ${config.siteUrl}${sitemapIndex}\n`;
  return new Map([
    ['/robots.txt', file('text/plain; charset=utf-8', robots)],
    ['/manifest.webmanifest', file('application/manifest+json', JSON.stringify(manifest))],
  ]);
}
