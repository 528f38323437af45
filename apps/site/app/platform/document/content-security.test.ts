import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, sealScripts } from './content-security.ts';

const ownHost = {
  endpoints: { api: '', socket: '', sdk: '', media: '' },
  logos: { dark: '/favicon.svg', light: '/favicon.svg', icon: '/favicon.svg' },
};
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
  const policy = contentSecurityPolicy(['abc='], ownHost);
  expect(policy).toContain("script-src 'self' 'sha256-abc='");
  expect(policy.match(/script-src[^;]*/)![0]).not.toMatch(/unsafe/);
});

test('The policy of a page whose endpoints and logos are its own lets nothing from outside in', () => {
  expect(contentSecurityPolicy([], ownHost)).not.toMatch(/http|ws:/);
});

test('The policy follows endpoints and logos to other hosts, each for what it is', () => {
  const policy = contentSecurityPolicy([], {
    endpoints: {
      api: 'https://api.example.org',
      socket: 'https://live.example.org:8443',
      sdk: 'https://help.example.com/js/widget.js',
      media: 'https://media.example.org',
    },
    logos: { ...ownHost.logos, light: 'https://cdn.example.org/logo.svg' },
  });
  const of = (name: string) => policy.match(new RegExp(`${name} ([^;]*)`))![1]!.split(' ');
  expect(of('connect-src')).toEqual([
    "'self'",
    'https://api.example.org',
    'https://live.example.org:8443',
    'wss://live.example.org:8443',
    'https://help.example.com',
    'wss://help.example.com',
    'https://media.example.org',
  ]);
  expect(of('media-src')).toEqual(["'self'", 'blob:', 'https://media.example.org']);
  expect(of('img-src')).toContain('https://cdn.example.org');
  expect(of('script-src')).toEqual(["'self'", 'https://help.example.com']);
});
