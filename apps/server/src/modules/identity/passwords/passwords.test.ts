import { argon2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('A password fits its own hash only, which is another each time', async () => {
  const [one, other] = [
    await hashPassword('Xiongmao77', null),
    await hashPassword('Xiongmao77', null),
  ];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]+\$[\w+/]+$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword('Xiongmao77', one, null)).toBe(true);
  expect(await verifyPassword('Xiongmao78', one, null)).toBe(false);
});

test('A hash of other costs still fits: they stand in it', async () => {
  const nonce = Buffer.from('sixteen bytes ok');
  const cost = { memory: 1_024, passes: 1, parallelism: 1, tagLength: 16 };
  const hash = argon2Sync('argon2id', { message: 'Xiongmao77', nonce, ...cost });
  const bare = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  const phc = `$argon2id$v=19$m=1024,t=1,p=1$${bare(nonce)}$${bare(hash)}`;
  expect(await verifyPassword('Xiongmao77', phc, null)).toBe(true);
  expect(await verifyPassword('Xiongmao78', phc, null)).toBe(false);
});

test('The same password typed on another keyboard fits', async () => {
  const hash = await hashPassword('Xiongmao77é', null);
  expect(await verifyPassword('Ｘiongmao７7é'.normalize('NFD'), hash, null)).toBe(true);
});

test('Nothing fits where there is no hash', async () => {
  expect(await verifyPassword('', null, null)).toBe(false);
});
