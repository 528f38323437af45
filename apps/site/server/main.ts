import { createFrontEndProof } from '@xiongmao/api/hosting/callers/front-end-proof';
import { EnvError } from '@xiongmao/api/hosting/environment';
import { serve } from '@xiongmao/api/hosting/front-end';
import { installationKey } from '@xiongmao/api/hosting/installation-key';
import { readEnv } from './env.ts';
import { renderElsewhere } from './rendering/render-elsewhere.ts';

const build = new URL('../build/', import.meta.url);

try {
  const env = readEnv(process.env);
  // React picks its production code by this; whether the product is in production, env has read.
  process.env.NODE_ENV = 'production';
  const [{ createSite }, renderer] = await Promise.all([
    import('./site.ts'),
    renderElsewhere(new URL('server/index.js', build), env),
  ]);
  const proof = createFrontEndProof(await installationKey(process.env));
  await serve('site', createSite(env, renderer, new URL('client/', build), proof), env);
} catch (error) {
  console.error(error instanceof EnvError ? error.message : error);
  process.exitCode = 1;
}
