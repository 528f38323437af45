import type { Random } from '../random.ts';

/**
 * How people get a word past a filter, from what is commonly seen in chats and forums. Written without looking
 * at the filter, with tables of its own.
 */
export interface Trick {
  name: string;
  for: 'chinese' | 'latin' | 'both';
  /** Null where the word offers nothing to it. */
  apply(word: string, random: Random): string | null;
}

const letters = (text: string) => [...text];
const isLetter = (char: string) => /^[a-z]$/i.test(char);

/** Each character by `change` with a probability, at least one of them. */
function some(
  word: string,
  random: Random,
  probability: number,
  change: (char: string) => string | undefined,
): string | null {
  const chars = letters(word);
  const able = chars.flatMap((char, at) => (change(char) === undefined ? [] : at));
  if (able.length === 0) return null;
  const sure = random.pick(able);
  return chars
    .map((char, at) => (at === sure || random.chance(probability) ? (change(char) ?? char) : char))
    .join('');
}

const from = (start: number) => (char: string) =>
  isLetter(char) ? String.fromCodePoint(start + char.toLowerCase().charCodeAt(0) - 97) : undefined;

/** First letters of alphabets that copy the Latin one. */
const alphabets = {
  bold: 0x1d41a,
  script: 0x1d4ea,
  fraktur: 0x1d586,
  double: 0x1d552,
  sans: 0x1d5ba,
  mono: 0x1d68a,
  circled: 0x24d0,
  parenthesised: 0x249c,
  squared: 0x1f130,
  negativeSquared: 0x1f170,
  negativeCircled: 0x1f150,
  regional: 0x1f1e6,
};

const cyrillic: Record<string, string> = {
  a: 'а',
  b: 'Ь',
  c: 'с',
  e: 'е',
  h: 'һ',
  i: 'і',
  j: 'ј',
  k: 'к',
  m: 'м',
  n: 'п',
  o: 'о',
  p: 'р',
  r: 'г',
  s: 'ѕ',
  t: 'т',
  u: 'ц',
  v: 'ѵ',
  w: 'ԝ',
  x: 'х',
  y: 'у',
};
const greek: Record<string, string> = {
  a: 'α',
  b: 'β',
  e: 'ε',
  i: 'ι',
  k: 'κ',
  n: 'η',
  o: 'ο',
  p: 'ρ',
  r: 'г',
  t: 'τ',
  u: 'υ',
  v: 'ν',
  w: 'ω',
  x: 'χ',
  y: 'γ',
};
const exotic: Record<string, string> = {
  a: 'ɑ',
  b: 'ƅ',
  c: 'ᴄ',
  d: 'ԁ',
  e: 'ҽ',
  f: 'ƒ',
  g: 'ɡ',
  h: 'ɦ',
  i: 'ɪ',
  k: 'ᴋ',
  l: 'ⅼ',
  m: 'ᴍ',
  n: 'ո',
  o: 'օ',
  p: 'ᴘ',
  r: 'ʀ',
  s: 'ꜱ',
  t: 'ᴛ',
  u: 'ս',
  v: 'ᴠ',
  w: 'ᴡ',
  y: 'ʏ',
  z: 'ᴢ',
};
const accented: Record<string, string[]> = {
  a: ['á', 'à', 'ä', 'â', 'å', 'ã', 'ā'],
  c: ['ç', 'ć', 'č'],
  e: ['é', 'è', 'ë', 'ê', 'ē'],
  i: ['í', 'ì', 'ï', 'î'],
  n: ['ñ', 'ń'],
  o: ['ó', 'ò', 'ö', 'ô', 'õ', 'ø'],
  s: ['š', 'ş'],
  u: ['ú', 'ù', 'ü', 'û'],
  y: ['ý', 'ÿ'],
  z: ['ž', 'ż'],
  l: ['ł'],
  g: ['ğ'],
};
const leet: Record<string, string[]> = {
  a: ['4', '@'],
  b: ['8'],
  e: ['3'],
  g: ['9', '6'],
  i: ['1', '!'],
  l: ['1', '|'],
  o: ['0'],
  s: ['5', '$'],
  t: ['7', '+'],
  z: ['2'],
};
const invisible = [
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u00ad',
  '\u034f',
  '\u180e',
  '\u202e',
  '\ufe0f',
];
const marks = [
  '\u0336',
  '\u0335',
  '\u0338',
  '\u0332',
  '\u0301',
  '\u0308',
  '\u0323',
  '\u20dd',
  '\u0489',
];
const latinBetween = ['.', '-', '_', ' ', '*', '/', '|', '~', '·', '  ', '+', '"', "'", ',', ' . '];
const chineseBetween = [
  ...[' ', '.', '*', '-', '_', '/', '|', '~', '·', '、', '。', '…', '  ', '^', '#', '+', '〇'],
  ...['😂', '🔥', '⚽', '❤️', '🈲', '【】', '☆', '→', '\u3000', '=', '&', '丶', '丨', '灬'],
];

/** Traditional and variant forms of characters that lists have often. */
const traditional: Record<string, string> = {
  门: '門',
  亚: '亞',
  极: '極',
  线: '線',
  网: '網',
  阳: '陽',
  银: '銀',
  达: '達',
  凤: '鳳',
  发: '發',
  宾: '賓',
  缅: '緬',
  场: '場',
  赌: '賭',
  时: '時',
  机: '機',
  轮: '輪',
  盘: '盤',
  买: '買',
  单: '單',
  职: '職',
  贷: '貸',
  现: '現',
  钱: '錢',
  挂: '掛',
  约: '約',
  内: '內',
  币: '幣',
  传: '傳',
  销: '銷',
  证: '證',
  枪: '槍',
  开: '開',
  户: '戶',
  稳: '穩',
  赚: '賺',
  赢: '贏',
  结: '結',
  计: '計',
  划: '劃',
  优: '優',
  无: '無',
  导: '導',
  师: '師',
  载: '載',
  带: '帶',
  飞: '飛',
  费: '費',
  残: '殘',
  贱: '賤',
  杂: '雜',
  种: '種',
  脸: '臉',
  养: '養',
  妈: '媽',
  废: '廢',
  点: '點',
  货: '貨',
  奸: '姦',
  乐: '樂',
  云: '雲',
  请: '請',
  团: '團',
  员: '員',
  丝: '絲',
  兑: '兌',
  换: '換',
  体: '體',
  尔: '爾',
  荐: '薦',
  贩: '販',
  卖: '賣',
  药: '藥',
  纯: '純',
  热: '熱',
};
/** Characters that the eye takes apart, or together. */
const apart: Record<string, string> = {
  赌: '贝者',
  博: '十尃',
  彩: '采彡',
  投: '扌殳',
  注: '氵主',
  网: '冂㐅㐅',
  贷: '代贝',
  款: '士示欠',
  洗: '氵先',
  钱: '钅戋',
  贱: '贝戋',
  傻: '亻夋',
  逼: '辶畐',
  脑: '月卤',
  残: '歹戋',
  操: '扌喿',
  妈: '女马',
  骚: '马蚤',
  婊: '女表',
  妓: '女支',
  奸: '女干',
  嫖: '女票',
  娼: '女昌',
  娘: '女良',
  滚: '氵衮',
  臭: '自犬',
  鸡: '又鸟',
  裸: '衤果',
  聊: '耳卯',
  炮: '火包',
  约: '纟勺',
  枪: '木仓',
  球: '王求',
  信: '亻言',
  猪: '犭者',
  痴: '疒知',
  加: '力口',
  群: '君羊',
  群主: '君羊主',
  微: '彳山一',
  证: '讠正',
  计: '讠十',
  划: '戈刂',
  结: '纟吉',
};
const pinyin: Record<string, string> = {
  傻: 'sha',
  逼: 'bi',
  脑: 'nao',
  残: 'can',
  贱: 'jian',
  人: 'ren',
  操: 'cao',
  你: 'ni',
  妈: 'ma',
  滚: 'gun',
  狗: 'gou',
  死: 'si',
  全: 'quan',
  家: 'jia',
  博: 'bo',
  彩: 'cai',
  赌: 'du',
  场: 'chang',
  投: 'tou',
  注: 'zhu',
  网: 'wang',
  贷: 'dai',
  款: 'kuan',
  球: 'qiu',
  买: 'mai',
  微: 'wei',
  信: 'xin',
  加: 'jia',
  群: 'qun',
  代: 'dai',
  理: 'li',
  平: 'ping',
  台: 'tai',
  充: 'chong',
  值: 'zhi',
  开: 'kai',
  户: 'hu',
  刷: 'shua',
  单: 'dan',
  裸: 'luo',
  聊: 'liao',
  约: 'yue',
  炮: 'pao',
  弱: 'ruo',
  智: 'zhi',
  白: 'bai',
  痴: 'chi',
  蠢: 'chun',
  猪: 'zhu',
  骚: 'sao',
  货: 'huo',
  妓: 'ji',
  女: 'nv',
  鸡: 'ji',
  巴: 'ba',
};
/** Others that are spoken alike, the tone aside. */
const homophones: Record<string, string> = {
  傻: '沙',
  脑: '恼',
  残: '惨',
  人: '仁',
  操: '草',
  妈: '马',
  滚: '棍',
  狗: '够',
  死: '四',
  全: '权',
  家: '加',
  彩: '采',
  赌: '堵',
  场: '厂',
  投: '头',
  注: '住',
  网: '往',
  贷: '带',
  款: '宽',
  球: '求',
  微: '威',
  信: '心',
  加: '家',
  群: '裙',
  代: '带',
  理: '里',
  平: '瓶',
  台: '抬',
  充: '冲',
  值: '直',
  户: '护',
  刷: '耍',
  单: '丹',
  约: '月',
  炮: '跑',
  弱: '若',
  智: '志',
  痴: '吃',
  猪: '朱',
  妓: '记',
  鸡: '机',
  门: '们',
  皇: '黄',
  线: '县',
  沙: '杀',
  利: '力',
  洗: '喜',
  钱: '前',
  发: '罚',
  免: '棉',
  费: '飞',
};
/** Radicals and compatibility forms that look like the characters. */
const lookalike: Record<string, string> = {
  人: '⼈',
  女: '⼥',
  子: '⼦',
  口: '⼝',
  水: '⽔',
  金: '⾦',
  马: '⻢',
  门: '⻔',
  贝: '⻉',
  鸡: '鷄',
  老: '⽼',
  龙: '⻰',
  龟: '⻳',
  白: '⽩',
  一: '⼀',
  十: '⼗',
  大: '⼤',
  小: '⼩',
  日: '⽇',
  月: '⽉',
  木: '⽊',
  火: '⽕',
  生: '⽣',
  面: '⾯',
  飞: '⻜',
  黑: '⿊',
  网: '⽹',
  羊: '⽺',
  肉: '⾁',
  色: '⾊',
  血: '⾎',
  行: '⾏',
  见: '⻅',
  风: '⻛',
};

/** Pictures of what characters name. */
const pictures: Record<string, string> = {
  马: '🐴',
  加: '➕',
  鸡: '🐔',
  狗: '🐶',
  猪: '🐷',
  枪: '🔫',
  药: '💊',
};
const emotes = [':fire:', ':goal:', ':panda:', ':laugh:'];
const syllables = (word: string) => {
  const all = letters(word).map((char) => pinyin[char]);
  return all.length > 1 && all.every((one) => one !== undefined) ? all : null;
};
const tones: Record<string, string> = { a: 'ǎ', e: 'ě', i: 'ī', o: 'ō', u: 'ǔ', v: 'ǚ' };

/** Signs that may be read in several ways, and that nobody looks at. */
const noise = [...'4@1!|$5a*_-t丿口i.('];

const joined = (word: string, random: Random, between: readonly string[]) => {
  const with_ = random.pick(between);
  return letters(word).join(with_);
};
/** One gap alone, somewhere inside. */
const gap = (word: string, random: Random, between: readonly string[]) => {
  const chars = letters(word);
  const at = random.int(1, chars.length - 1);
  return chars.slice(0, at).join('') + random.pick(between) + chars.slice(at).join('');
};

export const tricks: readonly Trick[] = [
  { name: 'as it is', for: 'both', apply: (word) => word },
  {
    name: 'mixed case',
    for: 'latin',
    apply: (word, random) =>
      letters(word)
        .map((char) => (random.chance(0.5) ? char.toUpperCase() : char))
        .join(''),
  },
  {
    name: 'full width',
    for: 'latin',
    apply: (word) =>
      letters(word)
        .map((char) => from(0xff41)(char) ?? char)
        .join(''),
  },
  {
    name: 'another alphabet of letters',
    for: 'latin',
    apply: (word, random) => {
      const start = random.pick(Object.values(alphabets));
      const apartness = start === alphabets.regional ? random.pick(['', ' ', '\u200b']) : '';
      return letters(word)
        .map((char) => from(start)(char) ?? char)
        .join(apartness);
    },
  },
  {
    name: 'Cyrillic',
    for: 'latin',
    apply: (word, random) => some(word, random, 0.6, (char) => cyrillic[char]),
  },
  {
    name: 'Greek',
    for: 'latin',
    apply: (word, random) => some(word, random, 0.6, (char) => greek[char]),
  },
  {
    name: 'exotic letters',
    for: 'latin',
    apply: (word, random) => some(word, random, 0.6, (char) => exotic[char]),
  },
  {
    name: 'accents',
    for: 'latin',
    apply: (word, random) =>
      some(word, random, 0.5, (char) => (accented[char] ? random.pick(accented[char]) : undefined)),
  },
  {
    name: 'digits and signs for letters',
    for: 'latin',
    apply: (word, random) =>
      some(word, random, 0.5, (char) => (leet[char] ? random.pick(leet[char]) : undefined)),
  },
  {
    name: 'letters again and again',
    for: 'latin',
    apply: (word, random) => some(word, random, 0.3, (char) => char.repeat(random.int(2, 5))),
  },
  {
    name: 'all spaced out',
    for: 'latin',
    apply: (word, random) => joined(word, random, latinBetween),
  },
  {
    name: 'a gap inside',
    for: 'latin',
    apply: (word, random) => gap(word, random, ['.', '-', '_', '*', '/', '|', '~', '·', '\u2022']),
  },
  {
    name: 'a letter starred out',
    for: 'latin',
    apply: (word, random) => {
      const chars = letters(word);
      chars[random.int(1, chars.length - 2)] = random.pick(['*', '#', '_', '%']);
      return chars.join('');
    },
  },
  {
    name: 'underlined, struck',
    for: 'both',
    apply: (word, random) => joined(`${word}`, random, marks),
  },
  {
    name: 'invisible between',
    for: 'both',
    apply: (word, random) => joined(word, random, invisible),
  },
  {
    name: 'invisible somewhere',
    for: 'both',
    apply: (word, random) => gap(word, random, invisible),
  },
  {
    name: 'traditional',
    for: 'chinese',
    apply: (word, random) => some(word, random, 0.8, (char) => traditional[char]),
  },
  {
    name: 'a gap in characters',
    for: 'chinese',
    apply: (word, random) => gap(word, random, chineseBetween),
  },
  {
    name: 'characters spaced out',
    for: 'chinese',
    apply: (word, random) => joined(word, random, chineseBetween),
  },
  {
    name: 'taken apart',
    for: 'chinese',
    apply: (word, random) => some(word, random, 0.3, (char) => apart[char]),
  },
  {
    name: 'look-alikes',
    for: 'chinese',
    apply: (word, random) => some(word, random, 0.8, (char) => lookalike[char]),
  },
  {
    name: 'a character in pinyin',
    for: 'chinese',
    apply: (word, random) => {
      const made = some(word, random, 0, (char) => pinyin[char]);
      // All of it in pinyin is another word.
      return made !== null && /\p{sc=Han}/u.test(made) ? made : null;
    },
  },
  {
    name: 'one that is spoken alike',
    for: 'chinese',
    apply: (word, random) =>
      letters(word).length < 3 ? null : some(word, random, 0, (char) => homophones[char]),
  },
  {
    name: 'a character twice',
    for: 'chinese',
    apply: (word, random) => some(word, random, 0.2, (char) => char + char),
  },
  {
    name: 'a Latin letter between',
    for: 'chinese',
    apply: (word, random) => gap(word, random, ['a', 'x', 'o', 'V', '1', '8', '0']),
  },
  {
    name: 'an emote inside',
    for: 'both',
    apply: (word, random) => gap(word, random, emotes),
  },
  {
    name: 'digits between letters',
    for: 'latin',
    apply: (word, random) => (word.length < 4 ? null : joined(word, random, ['1', '0', '7'])),
  },
  {
    name: 'brackets between',
    for: 'chinese',
    apply: (word, random) => gap(word, random, ['(你)', '【哈】', '(x)', '[啊啊]']),
  },
  {
    name: 'all in pinyin, beside a character',
    for: 'chinese',
    apply: (word) => {
      const all = syllables(word);
      return all && `你 ${all.join(' ')}`;
    },
  },
  {
    name: 'pinyin with a tone',
    for: 'chinese',
    apply: (word) => {
      const all = syllables(word);
      return all?.map((one) => one.replace(/[aeiouv]/, (vowel) => tones[vowel]!)).join(' ') ?? null;
    },
  },
  {
    name: 'pictures for characters',
    for: 'chinese',
    apply: (word, random) => some(word, random, 0.8, (char) => pictures[char]),
  },
  {
    name: 'noise before',
    for: 'both',
    apply(word, random) {
      const unit = Array.from({ length: random.int(1, 4) }, () => random.pick(noise)).join('');
      return `${unit.repeat(150).slice(0, 150)} 。 ${word}`;
    },
  },
];
