import { expect, test } from 'vitest';
import { linkLine, readDetails } from './read-details.ts';

const entriesOf = (given: Record<string, string>): FormData => {
  const entries = new FormData();
  for (const [name, value] of Object.entries(given)) entries.set(name, value);
  return entries;
};

test('What is empty is left to the installation, and a list of no links is one', () => {
  const empty = { email: '', phone: ' ', links: '' };
  expect(readDetails(entriesOf(empty))).toEqual({ email: null, phone: null, links: null });
  expect(readDetails(entriesOf({ ...empty, ownLinks: 'on' })).links).toEqual([]);
});

test('A link is written as it is read', () => {
  const links = [
    { name: 'Panda News of today', href: 'https://panda.example/' },
    { name: '熊猫', href: 'http://panda.example/zh' },
  ];
  const lines = links.map(linkLine).join('\n');
  expect(readDetails(entriesOf({ ownLinks: 'on', links: `\n${lines}\n ` })).links).toEqual(links);
  expect(readDetails(entriesOf({ ownLinks: 'on', links: 'Panda' })).links).toEqual([
    { name: 'Panda', href: '' },
  ]);
});
