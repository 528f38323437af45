import { createHash } from 'node:crypto';
import type { RuntimeConfig } from '@xiongmao/api/hosting/config/config';
import { outsideSources } from '@xiongmao/api/hosting/outside-sources';

/**
 * Takes the nonce off the scripts that carry it and gives their hashes instead: a page's bytes can then
 * be kept and sent to many. What has no nonce was not rendered as a script by us, and gets no hash.
 */
export function sealScripts(rendered: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const script = new RegExp(`<script([^>]*) nonce="${nonce}"([^>]*)>(.*?)</script>`, 'gs');
  const html = rendered
    .replace(script, (_, before: string, after: string, code: string) => {
      if (code) hashes.add(createHash('sha256').update(code).digest('base64'));
      return `<script${before}${after}>${code}</script>`;
    })
    // Preloads carry it, too.
    .replaceAll(` nonce="${nonce}"`, '');
  return { html, hashes: [...hashes] };
}

type Outside = Pick<RuntimeConfig, 'endpoints' | 'logos'>;

/** The policy of a page whose inline scripts have these hashes: what cross-site scripting (XSS) plants has none. */
export function contentSecurityPolicy(hashes: string[], config: Outside): string {
  const { connect, pictures, sdk, media } = outsideSources(config);
  return [
    "default-src 'self'",
    `${["script-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' ')}${sdk}`,
    `style-src 'self'${sdk}`,
    // React writes numbers that change (bars, positions) as style attributes.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}`,
    `connect-src 'self'${connect}`,
    `frame-src 'self'${sdk}`,
    "worker-src 'self'",
    `media-src 'self'${media}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    // Against clickjacking.
    "frame-ancestors 'none'",
  ].join('; ');
}
