import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../product/processes.ts';

/** A key in place of its words, or a value that was never there. */
const gap = new RegExp(
  `\\b(${firstKeys().join('|')})\\.[a-z]\\w+\\b|\\bundefined\\b|\\bNaN\\b|\\[object|\\{\\{`,
);

/** Of a picture, say, that stands for the page where it is shared. */
const isAddress = /^https?:\S+$/;

/** What keys of texts begin with: `matches:status`, `status`. */
function firstKeys(): string[] {
  const folder = path.join(root, 'packages/i18n/locales/en_US');
  return readdirSync(folder).flatMap((file) => {
    const namespace = path.basename(file, '.json');
    const keys = Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object);
    return keys.flatMap((key) => [key, `${namespace}:${key}`]);
  });
}

/** All that a page says: to eyes, to screen readers, in its head. */
function wordsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'alt', 'aria-valuetext', 'placeholder', 'content'];
    return [...document.querySelectorAll('*')].flatMap((element) => [
      ...attributes.flatMap((name) => element.getAttribute(name) ?? []),
      ...(element.localName === 'script' || element.localName === 'style'
        ? []
        : [...element.childNodes].flatMap((node) => (node.nodeType === 3 ? node.nodeValue! : []))),
    ]);
  });
}

/** What a page says where it has nothing to say; `[]` is what a page should give. */
export async function gapsOf(page: Page): Promise<string[]> {
  return (await wordsOf(page)).filter((text) => !isAddress.test(text) && gap.test(text));
}
