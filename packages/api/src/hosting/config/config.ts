import type { Platform } from '../../fields/platforms.ts';
import type { BrandProperties } from './brand-colours.ts';

/** Addresses of its pictures: the logo in each theme, and the icon of tabs and home screens. */
export interface Logos {
  dark: string;
  light: string;
  icon: string;
}

/** Where a page finds what it calls; empty: on its own origin, and of the SDK that there is none. */
export interface Endpoints {
  /** Origin of `/java`. */
  api: string;
  /** Origin of `/socket.io`. */
  socket: string;
  /** The script of customer service. */
  sdk: string;
  /** Origin that live pictures come from; never empty. */
  media: string;
}

/**
 * The runtime environment config of the spec (§3): read by each app at start from `/config.json`, so that
 * one build serves every brand and channel.
 */
export interface RuntimeConfig {
  channel: string;
  /** A site in `dev` is a test: it is marked, and search engines stay away. */
  mode: 'pro' | 'dev';
  projectName: string;
  /** The page in the dark theme, and in the light one. */
  themeColour: string;
  lightColour: string;
  accentColour: string;
  /** The colours as `theme.css` reads them, with what follows from them (`brand-colours.ts`). */
  brand: BrandProperties;
  logos: Logos;
  /** IANA zone shown until the browser has told its own. */
  zone: string;
  defaultLocale: string;
  /** Which of the two tab sets home shows (product spec §2). */
  homeTabs: 'games' | 'top';
  loginLayout: 'default' | 'variant';
  /** Whether there are live rooms. */
  live: boolean;
  /** Whether there is a shop, and whether it has blind boxes. */
  mall: boolean;
  blindBoxes: boolean;
  /** Whether odds are shown. */
  odds: boolean;
  endpoints: Endpoints;
  siteUrl: string;
  studioUrl: string;
  consoleUrl: string;
  seo: { title: string; description: string };
  contact: { email: string; phone: string };
  links: { name: string; href: string }[];
  /** Where the app is had for each platform that there is one for. */
  downloads: Partial<Record<Platform, string>>;
  /** Demo data is shown, and marked. */
  demo: boolean;
}
