import { Converter } from 'opencc-js/t2cn';
import unhomoglyph from 'unhomoglyph';

/**
 * What a character is to the filter. Letters form words with bounds, characters (Chinese, Japanese, Korean, Thai) stand
 * without; the rest is what stands between them.
 */
export type Kind = 'letter' | 'character' | 'digit' | 'space' | 'stop' | 'quote' | 'mark' | 'gap';

/** A character as the filter reads it: folded, and what else it may stand for. */
export interface Sign {
  kind: Kind;
  /** The code point of the folded character; 0 for what stands between. */
  symbol: number;
  /** Letters that it may be read as: `4` as `a`, `!` as `i`. */
  also: readonly number[];
  /** Of a character: the component that it is. */
  part: number;
}

const point = (char: string) => char.codePointAt(0)!;
const points = (text: string) => [...text].map(point);

/** Digits and marks that are read as letters. */
const readings = new Map(
  Object.entries({
    '0': 'o',
    '1': 'il',
    '2': 'z',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '6': 'gb',
    '7': 't',
    '8': 'b',
    '9': 'gq',
    '@': 'a',
    $: 's',
    '!': 'il',
    '|': 'il',
    '+': 't',
    '(': 'c',
    '<': 'c',
    '£': 'l',
    '€': 'e',
    '¥': 'y',
    '¢': 'c',
    '§': 's',
    '×': 'x',
    '°': 'o',
    '&': 'e',
    '^': 'a',
    '#': 'h',
    '%': 'x',
    '?': 'q',
  }).map(([char, as]) => [point(char), points(as)]),
);

/**
 * Look-alikes of Latin letters in Cyrillic, Greek, Armenian, Cherokee, phonetic and small capital letters, where
 * Unicode's list of confusables says nothing or another thing.
 */
const lookAlikes = Object.entries({
  a: 'αаɑᴀдλɐᎪ∀',
  b: 'βьъвʙɓƅßбᏏ',
  c: 'сϲᴄƈɔєςϾᏟ',
  d: 'ԁᴅɗժđᎠδ',
  e: 'еёεєэҽᴇəɛѐξēᎬ∑',
  f: 'ƒϝғꜰʄֆ',
  g: 'ɡɢցģնԍǥᏀ',
  h: 'һнʜհћђɦհԋᎻ',
  i: 'іїιɪιⅰıӏɨίոᎥ',
  j: 'јϳᴊʝյᎫ',
  k: 'кκᴋҝқκƙᏦ',
  l: 'ӏⅼʟłɭլℓƖᏞ',
  m: 'мᴍɱмʍμᎷ',
  n: 'пηɴиոռήлƞղᏁ',
  o: 'оοσօᴏøөθօ◯○ѳ',
  p: 'рρᴘքþƥᏢ',
  q: 'ԛɋգզʠφ',
  r: 'гʀᴦɾŕяɼᎡ',
  s: 'ѕꜱʂƽѕςഽᏚ',
  t: 'тτᴛţτʇŧꭲᎢ',
  u: 'υսцᴜμʊųџʋѵᏌ',
  v: 'νѵᴠυʋᏙ',
  w: 'ωшщԝᴡѡաɯᏔ',
  x: 'хχҳ×жϰ',
  y: 'уүγʏყүчλყɣᎩ',
  z: 'ᴢʐƶżзζᏃ',
}).reduce((map, [letter, alike]) => {
  for (const char of alike) map.set(char, [...(map.get(char) ?? []), point(letter)]);
  return map;
}, new Map<string, number[]>());

/** Pictures that stand for the character of what they show. */
const pictures = new Map(
  Object.entries({
    马: '🐴🐎',
    加: '➕',
    鸡: '🐔🐓',
    狗: '🐶🐕',
    猪: '🐷🐖',
    龟: '🐢',
    枪: '🔫',
    药: '💊',
  }).flatMap(([character, all]) =>
    [...all].map((picture) => [picture, [point(character)]] as const),
  ),
);

/** Letters of other alphabets, and characters, that stand for others of their own. */
const variants: Record<string, string> = {
  ...{ ڜ: 'ش', ڛ: 'س', ک: 'ك', گ: 'ك', ی: 'ي', ى: 'ي', ة: 'ه', پ: 'ب', چ: 'ج', ڤ: 'ف' },
  儍: '傻',
};

/** Letters in signs that compatibility forms leave alone: squared, circled on black, of flags. */
const alphabets: readonly (readonly [first: number, last: number])[] = [
  [0x1f130, 0x1f149],
  [0x1f150, 0x1f169],
  [0x1f170, 0x1f189],
  [0x1f1e6, 0x1f1ff],
  [0xe0061, 0xe007a],
];

/** The side form of a component, and the character that it is. */
const sideForms: Record<string, string> = {
  亻: '人',
  扌: '手',
  氵: '水',
  讠: '言',
  钅: '金',
  纟: '丝',
  忄: '心',
  犭: '犬',
  饣: '食',
  艹: '草',
  衤: '衣',
  礻: '示',
  灬: '火',
  辶: '走',
  刂: '刀',
  攵: '文',
  罒: '四',
  冫: '冰',
};
const component = (char: string) => point(sideForms[char] ?? char);

const simplified = Converter({ from: 't', to: 'cn' });
const noBounds =
  /^[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]$/u;
/** Seen by nobody: format characters, marks upon others, selectors, the Arabic stretch, an empty Hangul. */
const unseen = /^[\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}ـ\u3164]+$/u;

const between = (kind: Kind, char: string): Sign => ({
  kind,
  symbol: 0,
  also: pictures.get(char) ?? readings.get(point(char)) ?? [],
  part: 0,
});

function signsOf(char: string): readonly Sign[] {
  const code = point(char);
  const alphabet = alphabets.find(([first, last]) => code >= first && code <= last);
  if (alphabet) {
    // The red B stands for a G.
    const also = char === '🅱' ? [point('g')] : [];
    return [{ kind: 'letter', symbol: 97 + code - alphabet[0], also, part: 0 }];
  }
  if (unseen.test(char)) return [];
  // Characters in boxes are pictures, and stand between others as such.
  if (code >= 0x1f200 && code <= 0x1f2ff) return [between('gap', char)];
  const compatible = char.normalize('NFKC').toLowerCase();
  // A letter in brackets is a letter.
  const bare = compatible.replace(/^\((.+)\)$/u, '$1');
  return [...bare].flatMap((one) => signOf(one) ?? []);
}

function signOf(given: string): Sign | Sign[] | null {
  const char = variants[given] ?? given;
  if (unseen.test(char)) return null;
  if (/^[a-z]$/.test(char)) return { kind: 'letter', symbol: point(char), also: [], part: 0 };
  if (/^\p{Nd}$/u.test(char)) {
    return { kind: 'digit', symbol: point(char), also: readings.get(point(char)) ?? [], part: 0 };
  }
  const known = unhomoglyph(char).normalize('NFKC').toLowerCase();
  if (noBounds.test(char) || noBounds.test(known)) {
    const folded = simplified(noBounds.test(known) ? known : char);
    return { kind: 'character', symbol: point(folded), also: [], part: component(folded) };
  }
  if (/^\p{L}$/u.test(char)) {
    const plain = char.normalize('NFD').replace(/\p{M}/gu, '');
    if (/^[a-z]+$/.test(plain)) {
      return points(plain).map((symbol) => ({ kind: 'letter', symbol, also: [], part: 0 }));
    }
    const alike = lookAlikes.get(char) ?? lookAlikes.get(plain);
    const listed = known.normalize('NFD').replace(/\p{M}/gu, '');
    const all = [
      ...new Set([...(alike ?? []), ...(/^[a-z]$/.test(listed) ? [point(listed)] : [])]),
    ];
    // As itself, too: lists are in more alphabets than one.
    return { kind: 'letter', symbol: point(plain || char), also: all, part: 0 };
  }
  if (/^\s$/u.test(char)) return between('space', char);
  if (/^[,。!?、;:…,!?;:]$/u.test(char)) return between('stop', char);
  if (/^['’‘`´ʼ]$/u.test(char)) return between('quote', char);
  if (/^[*#_%×x✱＊●■]$/u.test(char)) return between('mark', char);
  return between('gap', char);
}

const cache: (readonly Sign[])[] = [];

/** A text, character by character, as the filter reads it. */
export function readSigns(text: string): Sign[] {
  const signs: Sign[] = [];
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index)!;
    let known = cache[code];
    if (!known) {
      known = signsOf(String.fromCodePoint(code));
      cache[code] = known;
    }
    if (known.length === 1) signs.push(known[0]!);
    else if (known.length > 1) signs.push(...known);
    if (code > 0xffff) index++;
  }
  return signs;
}
