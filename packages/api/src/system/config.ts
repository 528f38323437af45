import type { Platform } from '../promotion/shapes.ts';
import type { BrandProperties } from './brand-colours.ts';

/**
 * The runtime environment config of the spec (§3): read by each app at start from `/config.json`, so that
 * one build serves every brand and channel.
 */
export interface RuntimeConfig {
  channel: string;
  mode: 'pro' | 'dev';
  projectName: string;
  themeColour: string;
  accentColour: string;
  /** The colours as `theme.css` reads them, with what follows from them (`brand-colours.ts`). */
  brand: BrandProperties;
  logo: string;
  /** IANA zone shown until the browser has told its own. */
  zone: string;
  defaultLocale: string;
  /** Which of the two tab sets home shows (product spec §2). */
  homeTabs: 'games' | 'top';
  loginLayout: 'default' | 'variant';
  /** Whether signing in with X is offered where the third party is set up. */
  xSignIn: boolean;
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
