import { request } from '@playwright/test';
import { paidPlan } from '../support/plans.ts';
import { type Product, type RunningProduct, startProduct } from './product.ts';

const stores = 'https://store.example/app';

/** What the shared products are told, by name. Each is started once for all journeys that leave it standing. */
const shared = {
  /** Without a single match or account: a journey makes its own. */
  empty: {},
  /** With the demo's matches, experts and accounts. */
  demo: {
    demo: true,
    env: { BRAND_DOWNLOADS: `ios=${stores}/ios,android=${stores}/android` },
  },
  /**
   * Another brand in all that a brand can be: its login dialog has the other layout, without X, it has no live rooms,
   * no odds and no mall, and its pages call the server on another origin than theirs. The demo is there for its accounts
   * and sandboxes.
   */
  variant: {
    demo: true,
    apart: true,
    env: {
      DEMO_MATCHES: '0',
      BRAND_LOGIN_LAYOUT: 'variant',
      BRAND_X_SIGN_IN: '0',
      BRAND_LIVE: '0',
      BRAND_MALL: '0',
      BRAND_ODDS: '0',
      BRAND_MODE: 'dev',
      BRAND_NAME: 'Bamboo Sports',
      BRAND_THEME_COLOUR: '#1b1030',
      BRAND_LIGHT_COLOUR: '#fff4e5',
      BRAND_ACCENT_COLOUR: '#7a1fa2',
      BRAND_LOGO: '/favicon.svg?dark',
      BRAND_LOGO_LIGHT: '/favicon.svg?light',
      BRAND_ICON: '/favicon.svg?icon',
      BRAND_SEO_TITLE: 'Bamboo: every match',
      BRAND_SEO_DESCRIPTION: 'Bamboo tells of every match.',
      BRAND_EMAIL: 'hello@bamboo.example',
      BRAND_PHONE: '+44 20 7946 0000',
    },
  },
} as const;

export type SharedName = keyof typeof shared;
const variableOf = (name: SharedName) => `E2E_PRODUCT_${name.toUpperCase()}`;

export default async function setup(): Promise<() => Promise<void>> {
  const running: RunningProduct[] = [];
  const stop = async () => {
    await Promise.all(running.map((product) => product.stop()));
  };
  try {
    // One after the other: each start takes all the cores that there are.
    for (const name of Object.keys(shared) as SharedName[]) {
      const product = await startProduct(shared[name]);
      running.push(product);
      process.env[variableOf(name)] = JSON.stringify(product);
    }
    await untilDemoIsMade(sharedProduct('demo'));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}

/** The demo's experts post their plans once its matches are there. */
async function untilDemoIsMade(product: Product): Promise<void> {
  const stranger = await request.newContext();
  await paidPlan(stranger, product);
  await stranger.dispose();
}

/** A product that the setup has started. */
export function sharedProduct(name: SharedName): Product {
  return JSON.parse(process.env[variableOf(name)]!) as Product;
}
