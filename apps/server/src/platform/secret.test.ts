import { describe, expect, test } from 'vitest';
import { createSecret, isSame } from './secret.ts';

const secret = createSecret('one key of the tests');

describe('What is sealed', () => {
  test('is read by the same installation for the same purpose', () => {
    const sealed = secret.seal('verifier', '熊猫 ok');
    expect(sealed).toMatch(/^[\w-]+$/);
    expect(secret.open('verifier', sealed)).toBe('熊猫 ok');
  });

  test('is never the same twice, and tells nothing', () => {
    const [one, other] = [secret.seal('a', 'text'), secret.seal('a', 'text')];
    expect(one).not.toBe(other);
    expect(Buffer.from(one, 'base64url').toString()).not.toContain('text');
  });

  test('is read for no other purpose, with no other key, and not when it was changed', () => {
    const sealed = secret.seal('a', 'text');
    expect(secret.open('b', sealed)).toBeNull();
    expect(createSecret('another key').open('a', sealed)).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    for (let index = 0; index < bytes.length; index++) {
      const changed = Buffer.from(bytes);
      changed[index]! ^= 1;
      expect(secret.open('a', changed.toString('base64url'))).toBeNull();
    }
    for (const text of ['', 'x', 'not sealed at all', sealed.slice(0, 20)]) {
      expect(secret.open('a', text)).toBeNull();
    }
  });
});

test('A text is the same as itself alone, whatever its length', () => {
  for (const other of ['', 'due', 'du', 'dué', 'due ', 'dux']) {
    expect(isSame(other, 'due'), other).toBe(other === 'due');
  }
});
