import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, sealScripts } from './content-security.ts';

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');

test('Scripts that we rendered lose their nonce and are known by hash', () => {
  const { html, hashes } = sealScripts(
    '<head><link rel="modulepreload" href="/a.js" nonce="n1"></head>' +
      '<script nonce="n1">one()</script><script type="module" nonce="n1" async="">two()\nthree()</script>',
    'n1',
  );
  expect(html).not.toContain('n1');
  expect(html).toContain('<script type="module" async="">two()\nthree()</script>');
  expect(hashes).toEqual([hashOf('one()'), hashOf('two()\nthree()')]);
});

test('A script that somebody else brought in gets no hash', () => {
  const { hashes } = sealScripts(
    '<p><script>evil()</script><script nonce="guess">evil()</script></p>',
    'n1',
  );
  expect(hashes).toEqual([]);
});

test('The policy allows own files and the hashed scripts, no other inline script and no eval', () => {
  const policy = contentSecurityPolicy(['abc=']);
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy.match(/script-src[^;]*/)![0]).not.toMatch(/unsafe/);
});
