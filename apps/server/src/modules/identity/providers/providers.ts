import {
  providers as names,
  type Provider as ProviderName,
} from '@xiongmao/api/identity/providers';
import { isSet } from '#platform/is-set.ts';
import type { Env } from '#src/env.ts';
import { google } from '../adapters/google.ts';
import { line } from '../adapters/line.ts';
import { qq } from '../adapters/qq.ts';
import { wechat } from '../adapters/wechat.ts';
import { x } from '../adapters/x.ts';
import type { SignInDemo } from '../context.ts';
import type { Provider, Providers } from './provider.ts';

/** Where each sends people back to: a page of the site, which knows by the address who it was. */
export function returnAddress(env: Env, name: ProviderName): string {
  const path = { google: '/', line: '/', x: '/', qq: '/?auth=qq', wechat: '/?auth=wx' }[name];
  return new URL(path, env.SITE_URL).href;
}

/** Those that the brand offers and that are configured; a demo plays the others. */
export function createProviders(env: Env, demo: SignInDemo | null): Providers {
  const offered = names.filter((name) => name !== 'x' || env.BRAND_X_SIGN_IN);
  const found = offered.map((name) => {
    const back = returnAddress(env, name);
    const real = configured[name](env, back);
    return [name, real ?? demo?.play(name) ?? null] as const;
  });
  return new Map(found.filter((each): each is [ProviderName, Provider] => each[1] !== null));
}

type Configured = (env: Env, back: string) => Provider | null;

const configured: Record<ProviderName, Configured> = {
  google: (env, back) =>
    isSet(env, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET') ? google(env, back) : null,
  x: (env, back) => (isSet(env, 'X_CONSUMER_KEY', 'X_CONSUMER_SECRET') ? x(env, back) : null),
  line: (env, back) =>
    isSet(env, 'LINE_CLIENT_ID', 'LINE_CLIENT_SECRET') ? line(env, back) : null,
  qq: (env, back) => (isSet(env, 'QQ_APP_ID', 'QQ_APP_KEY') ? qq(env, back) : null),
  wechat: (env, back) =>
    isSet(env, 'WECHAT_APP_ID', 'WECHAT_APP_SECRET') ? wechat(env, back) : null,
};
