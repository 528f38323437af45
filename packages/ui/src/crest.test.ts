import { expect, test } from 'vitest';
import { crestColour, crestColours, initialsOf } from './crest.tsx';

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

test.each(crestColours)('White letters can be read on %s', (colour) => {
  expect(1.05 / (luminance(colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
});

test('A name keeps its colour, and names spread over all of them', () => {
  expect(crestColour('Arsenal')).toBe(crestColour('Arsenal'));
  const names = Array.from({ length: 500 }, (_, at) => `Team ${at}`);
  expect(new Set(names.map(crestColour)).size).toBe(crestColours.length);
});

test.each([
  ['AC Milan', 'AM'],
  ['Arsenal', 'Ar'],
  ['上海海港', '上'],
  ['대한민국', '대한'],
  ['서울 이랜드', '서이'],
  ['スペイン', 'スペ'],
  ['スイス', 'スイ'],
  ['1. FC Köln', '1F'],
  ['Örebro SK', 'ÖS'],
  ['الهلال', 'هل'],
  ['الأرجنتين', 'أر'],
  ['النرويج', 'نر'],
  ['ألمانيا', 'أل'],
  ['ريال مدريد', 'رم'],
  ['สเปน', 'สป'],
  ['สวิตเซอร์แลนด์', 'สว'],
  ['เยอรมนี', 'เย'],
  ['อังกฤษ', 'อง'],
  ['แมนเชสเตอร์ ซิตี้', 'มซ'],
  ['—', ''],
])('%s is marked %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
