import type { BrandProperties } from '@xiongmao/api/hosting/config/brand-colours';
import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';

type Theme = 'system' | 'dark' | 'light';

/** Puts the brand into a back office's page: its colours and icon, and where it calls. */
export function showBrand({ brand, logos, endpoints }: RuntimeConfig): void {
  const { style, dataset } = document.documentElement;
  for (const [name, value] of Object.entries(brand)) style.setProperty(name, value);
  dataset.api = endpoints.api;
  dataset.socket = endpoints.socket;
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')!.href = logos.icon;
}

/** Colours the browser's own bars as the page of a theme. */
export function colourBars(brand: BrandProperties, theme: Theme): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const isLight = theme === 'system' ? meta.media.includes('light') : theme === 'light';
    meta.content = brand[isLight ? '--brand-page-light' : '--brand-page'];
  }
}
