import { expect, test } from 'vitest';
import { findWord } from './find-word.ts';
import { findLink } from './links.ts';
import { startingWords } from './starting-words.ts';
import { type ListedWord, makeTrie } from './words.ts';

const list = (...words: (string | ListedWord)[]) =>
  makeTrie(words.map((word) => (typeof word === 'string' ? { word } : word)));
const finds = (words: string[], text: string) => findWord(list(...words), text);

test.each([
  ['as it is', 'you wanker', 'wanker'],
  ['in capitals and full width', 'ＷＡＮＫＥＲ', 'wanker'],
  ['in Cyrillic letters', 'wаnkеr', 'wanker'],
  ['in mathematical letters', '𝔀𝓪𝓷𝓴𝓮𝓻', 'wanker'],
  ['in letters of flags', '🇼 🇦 🇳 🇰 🇪 🇷', 'wanker'],
  ['with digits for letters', 'w4nk3r', 'wanker'],
  ['with a sign in front', '$lut', 'slut'],
  ['with letters again and again', 'waaaankerrr', 'wanker'],
  ['spaced out', 'w a n k e r', 'wanker'],
  ['with dots', 'wan.ker', 'wanker'],
  ['with nothing that is seen between', 'wan\u200bk\u00ader', 'wanker'],
  ['struck through', 'w̶a̶n̶k̶e̶r̶', 'wanker'],
  ['with a letter starred out', 'w*nker', 'wanker'],
  ['with accents', 'wänkér', 'wanker'],
  ['between characters', '你wanker吧', 'wanker'],
  ['in Chinese', '你个傻逼', '傻逼'],
  ['in traditional characters', '網路賭場開戶', '赌场开户'],
  ['with signs between', '傻*逼', '傻逼'],
  ['with an emoji between', '赌🔥场🔥开🔥户', '赌场开户'],
  ['with a stop between, where it is long', '赌。场。开。户', '赌场开户'],
  ['with a letter between', '赌x场开户', '赌场开户'],
  ['taken apart', '贝者场开户', '赌场开户'],
  ['with a syllable for a character', '傻bi', '傻逼'],
  ['with a syllable in front', 'sha逼', '傻逼'],
  ['with a radical for a character', '赌场开⼾', '赌场开户'],
  ['in letters and characters', '加 V 信', '加v信'],
])('finds a word %s', (_, text, word) => {
  expect(finds(['wanker', 'slut', '傻逼', '赌场开户', '加v信'], text)).toBe(word);
});

test.each([
  ['inside another', 'Scunthorpe and Essex', ['cunt', 'sex']],
  ['over a space', 'the pen is mine', ['penis']],
  ['over an apostrophe', "who're you", ['whore']],
  ['over the end of a short sentence', '太傻。逼近禁区', ['傻逼']],
  ['where a spelt word goes on', 'a s s i s t', ['ass']],
  ['of digits alone', '455 points', ['ass']],
  ['where a child calls', '妈妈的手', ['妈的']],
  ['where one letter of many is another', 'banker', ['wanker']],
])('finds none %s', (_, text, words) => {
  expect(finds(words, text)).toBeNull();
});

test.each([
  ['an emote inside', ['fu:fire:ck', 'sh:goal::goal:it']],
  ['digits or brackets between', ['f1u1c1k', '傻(你)逼', '傻【哈哈】逼']],
  ['signs that make up a letter', ['fuc|‹', 'fuc|<']],
  ['another word at its side', ['youfuckhead', 'fuckoff', 'whatanassholehe']],
  ['pinyin beside a character, or with its tones', ['你 sha bi', 'shǎ bī', '玩bo cai吗', '艹ni马']],
  ['variants', ['儍屄', '儍逼', 'ڜرموطه', 'كس امك']],
  ['pictures for characters', ['草泥🐴', '操你🐎', '➕微信', '🐔巴']],
  ['a space where none belongs', ['fu ck', 're tard', 'ni gger']],
  ['the red B', ['ni🅱🅱er']],
])('the words that the filter starts from are found with %s', (_, texts) => {
  const words = list(...startingWords);
  expect(texts.filter((text) => findWord(words, text) === null)).toEqual([]);
});

test.each([
  ['of Uckfield', 'chef, u c k', 'snigger', 'm4a1 is op', 'the pen is mine', 'goal:fire:it'],
  ['我们 can ma', '武磊 Wu Lei', 'Ōsaka vs Kyōto', 'sha bi', 'wan bo cai', '大家(真)傻,逼近禁区'],
  ['马🐴年大吉', '加➕油', '买💊了', '养🐶了', '10 v 9', 'U19 4:3 U21'],
])('ordinary talk with such signs passes', (...texts) => {
  const words = list(...startingWords);
  expect(texts.filter((text) => findWord(words, text) !== null)).toEqual([]);
});

test('a word with exceptions is harmless within them, and nowhere else', () => {
  const words = list({ word: '套现', except: ['配套现'] });
  expect(findWord(words, '配套现代化')).toBeNull();
  expect(findWord(words, '信用卡套现')).toBe('套现');
  expect(findWord(words, '配套现代化,套现')).toBe('套现');
});

test('a star opens the end of a word, or its beginning', () => {
  expect(finds(['motherfuck*'], 'motherfuckers')).toBe('motherfuck*');
  expect(finds(['*hole'], 'armhole')).toBe('*hole');
  expect(finds(['motherfuck'], 'motherfuckers')).toBeNull();
});

test('a tilde finds a word by its sound, where one character of three is another', () => {
  const words = ['~加微信', '~体育投注', '~博彩'];
  expect(
    ['家微信', '加微芯', '加*薇信', '体育头注', '+ 加威信'].map((text) => finds(words, text)),
  ).toEqual(['~加微信', '~加微信', '~加微信', '~体育投注', '~加微信']);
  // Two of three are another word, as is one of two; what stands apart was not meant.
  const others = ['国家威信', '佳薇信', '薄彩', '拨彩', '全家 微信', '回家。微信', '提育头注'];
  expect(others.filter((text) => finds(words, text))).toEqual([]);
  expect(finds(['加微信'], '家微信')).toBeNull();
});

test('the words that the filter starts from are found by their sound, and not in ordinary talk', () => {
  const words = list(...startingWords);
  const hidden = ['家微信聊', '赌场开互', '投住平台', '体育头注', '稳赚不陪', '真人和官'];
  expect(hidden.filter((text) => findWord(words, text) === null)).toEqual([]);
  const ordinary = [
    '大家微信上说',
    '国家微信平台',
    '全家四口看球',
    '老虎即将上场',
    '国家威信',
    '带你转转',
  ];
  expect(ordinary.filter((text) => findWord(words, text) !== null)).toEqual([]);
});

test('contorted texts are read in a bounded time', () => {
  const words = list(...startingWords);
  const before = process.cpuUsage();
  for (const text of [
    'f*'.repeat(500),
    'fu'.repeat(500),
    '1!|'.repeat(300),
    '贝者'.repeat(500),
    'a '.repeat(500),
  ]) {
    findWord(words, text);
  }
  const { user } = process.cpuUsage(before);
  expect(user / 1_000).toBeLessThan(500);
});

test.each(['4', '4@', '*_4', 'a*', '6666 '])(
  'a word behind 190 characters of %s is not let through',
  (noise) => {
    const words = list(...startingWords);
    const behind = (word: string) => `${noise.repeat(190).slice(0, 190)} 。 ${word}`;
    expect([behind('fuck'), behind('傻逼')].map((text) => findWord(words, text))).not.toContain(
      null,
    );
  },
);

test('who says one thing again and again says nothing else by it', () => {
  const words = list(...startingWords);
  const texts = ['4', '6', '1', '!1', '哈', '哈哈 ', 'a', 'ha', '6666 '].map((unit) =>
    unit.repeat(200).slice(0, 200),
  );
  expect(texts.filter((text) => findWord(words, text) !== null)).toEqual([]);
});

test.each(['a', 's ', 'aa ', 'f', '4'])(
  'a text as long as a post, of nothing but %j, is read',
  (unit) => {
    const text = unit.repeat(5_000).slice(0, 5_000);
    expect(() => findWord(list(...startingWords), text)).not.toThrow();
  },
);

test.each([
  'https://bad.example.com/x',
  'hxxp://bad',
  'www.bad',
  'bad.com',
  'BAD。COM',
  'exa mple . com',
  'bad dot com',
  'bad点com',
  'b a d . c o m',
  't.me/bad',
  'bet365.tv',
  'play.bad.io',
  'ｂａｄ．ｃｏｍ',
  'ba\u200bd.c\u200bom',
  '赌场.com',
  '103.20.31.4',
  'xn--fiq228c.com',
  'site.test.evil.com',
  'evil.com/site.test',
  '3.com',
  ...['evil.eu/win', 'evil.website', 'evil.games', 'evil.de', 'evil.io', 'пример.рф', 'evil.c0m'],
  ...['abc@evil.example', 'evil.fr', 'evil.xxx', 'evil.me', 'abc.gg', 'evil.中国', 'evil(点)com'],
  ...['t。me/abc', 'evil..com', String.raw`evil\.com`, 'evil.cоm', 'www evil com'],
  ...['discord gg abc123', 'go to evil.de now', '快看evil.com吧', 'evil [dot] eu', 'evil(点)games'],
])('%s is a link', (text) => {
  expect(findLink(text, 'site.test')).toBe(true);
});

test.each([
  'well.it was close',
  'kick off at 20:45',
  '4.2.3.1 or 4-4-2?',
  'goal...again',
  'he ran 12.5 km',
  'e.g. the first half',
  'see site.test',
  'https://site.test/match/1',
  'come on. net bulges',
  ...['2.1', 'ok.bye', 'ok.so what', 'f.c.barcelona', 'vs.barcelona', 'Mr.Li', 'discord gg guys'],
  ...['at 7.30pm', '12.5km', 'wow...me too', 'yes..it is', 'don’t me', '@home tonight', '3点开球'],
])('%s is none', (text) => {
  expect(findLink(text, 'site.test')).toBe(false);
});

test.each(['a.', '1.', '⒈', ' ', 'a@', 'a-', 'www '])(
  'A long text without a link is read once: %j, over and over',
  (part) => {
    // A minute and more where each place was begun from anew.
    expect(findLink(part.repeat(100_000), 'site.test')).toBe(false);
  },
);
