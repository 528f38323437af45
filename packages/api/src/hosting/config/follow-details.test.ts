import { expect, test, vi } from 'vitest';
import { followDetails, type KeptDetails } from './follow-details.ts';
import { readRuntimeConfig } from './runtime-config.ts';

const config = readRuntimeConfig(
  { BRAND_EMAIL: 'set@up.example', BRAND_LINKS: 'One=https://one.example/' },
  (locale) => locale === 'zh_CN',
);
const nothing: KeptDetails = { email: null, phone: null, links: null };

test('What editors keep stands before what the installation was set up with, seconds later', async () => {
  let kept = nothing;
  let now = 0;
  const ask = vi.fn(async () => kept);
  const current = followDetails(config, ask, () => now);
  expect(await current()).toBe(config);
  const links = [{ name: 'Two', href: 'https://two.example/' }];
  kept = { email: 'kept@by.example', phone: '+86 10 1234', links };
  now = 2_000;
  expect(await current()).toBe(config);
  now = 3_000;
  const next = await current();
  expect(next).toEqual({
    ...config,
    contact: { email: 'kept@by.example', phone: '+86 10 1234' },
    links,
  });
  kept = { ...kept, links: [] };
  now = 6_000;
  expect((await current()).links).toEqual([]);
  // The same object as long as nothing is otherwise: what is made of it is kept by it.
  const same = await current();
  now = 9_000;
  expect(await current()).toBe(same);
  kept = nothing;
  now = 12_000;
  expect(await current()).toEqual(config);
  expect(ask).toHaveBeenCalledTimes(5);
});

test('While the server is away, what it told last holds', async () => {
  const failed = vi.spyOn(console, 'error').mockReturnValue();
  let now = 0;
  const ask = vi
    .fn<() => Promise<KeptDetails>>()
    .mockResolvedValueOnce({ ...nothing, phone: '1' })
    .mockRejectedValue(new Error('away'));
  const current = followDetails(config, ask, () => now);
  const first = await current();
  now = 3_000;
  expect(await current()).toBe(first);
  expect(first.contact.phone).toBe('1');
  expect(failed).toHaveBeenCalledTimes(1);
  failed.mockRestore();
});
