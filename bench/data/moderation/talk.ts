import { readdir, readFile } from 'node:fs/promises';
import { fromRoot } from '../../processes.ts';
import type { Random } from '../random.ts';

/** Names that filters are known to trip over, beside those of the demo's catalogue. */
const hardNames = [
  ...[
    'Scunthorpe United',
    'Arsenal',
    'Essex',
    'Sussex',
    'Middlesex',
    'Penistone',
    'Lightwater',
    'Clitheroe',
  ],
  ...[
    'Hancock',
    'Dick Advocaat',
    'Dickens',
    'Cockburn',
    'Hitchcock',
    'Peacock',
    'Babcock',
    'Titus Bramble',
  ],
  ...[
    'Kaka',
    'Fuchs',
    'Bastian Schweinsteiger',
    'Rat Verlegh',
    'Ndidi',
    'Wang Shuang',
    'Wu Lei',
    'Sha Bihao',
  ],
  ...[
    'Yao Ming',
    'Zheng Qinwen',
    'Son Heung-min',
    'Kevin De Bruyne',
    'Mesut Özil',
    'Đoković',
    'Łukasz Piszczek',
  ],
  ...[
    '上海申花',
    '山东泰山',
    '国家德比',
    '皇家马德里',
    '皇家社会',
    '大连万达',
    '澳门银河',
    '塞维利亚',
    '多特蒙德',
    '阿森纳',
  ],
  ...[
    '武磊',
    '郑钦文',
    '姆巴佩',
    '梅西',
    '贝林厄姆',
    '孙兴慜',
    'الهلال',
    'النصر',
    'الأهلي',
    'برشلونة',
    'ريال مدريد',
  ],
];

const regions = ['north', 'latin', 'continental', 'east', 'south'] as const;

/** Sides and people as the demo's catalogue names them, and the hard ones. */
export async function loadNames(): Promise<string[]> {
  const names = fromRoot('apps/server/src/demo/simulator/names/');
  const [{ teamsOf }, { peopleOf, handlesOf }, { randomOf }] = await Promise.all([
    import(`${names}teams.ts`),
    import(`${names}people.ts`),
    import(fromRoot('apps/server/src/demo/simulator/random.ts')),
  ]);
  const made = regions.flatMap((region) => [
    ...['club', 'franchise'].flatMap((naming) =>
      teamsOf({ id: `${region} ${naming}`, naming, region }, 40),
    ),
    ...peopleOf(region, 60, randomOf(region)),
  ]) as { name: string }[];
  return [...hardNames, ...handlesOf(60, randomOf('handles')), ...made.map(({ name }) => name)];
}

/** The product's own texts in all its languages, sentence by sentence. */
export async function loadTexts(): Promise<string[]> {
  const folder = fromRoot('packages/i18n/locales');
  const found = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      if (value.length <= 200 && !/[{<]/.test(value)) found.add(value);
    } else if (typeof value === 'object' && value !== null) {
      Object.values(value).forEach(collect);
    }
  };
  for (const file of await readdir(folder, { recursive: true })) {
    if (file.endsWith('.json')) collect(JSON.parse(await readFile(`${folder}/${file}`, 'utf8')));
  }
  return [...found];
}

const zh = [
  ...[
    '{n}进球了!!!',
    '好球!{n}这脚太漂亮了',
    '{n}加油,今天必胜',
    '裁判你看什么呢,这都不吹',
    '哈哈哈哈哈哈哈哈',
    '666666',
  ],
  ...[
    '{n} {s},稳了',
    '这球越位了吧?VAR怎么说',
    '点球!点球!',
    '太傻了吧,逼近禁区还不射门',
    '教练换人啊,急死我了',
    '{n}今天状态真好',
  ],
  ...[
    '全场最佳必须是{n}',
    '这场球看得我热血沸腾',
    '半场{s},下半场见',
    '守门员神了,这都能扑出来',
    '彩虹过人!',
    '一次性交了三个季度的会费,值',
  ],
  ...[
    '有人知道下一场几点吗',
    '主播声音小了点',
    '画面卡了,刷新一下就好',
    '我在网上看的直播,很清楚',
    '这赛季{n}轮换太频繁了',
    '{n}在赌气吗,不传球',
  ],
  ...[
    '免费看球真不错',
    '买球衣去了,{n}的',
    '球场气氛真好',
    '开场{d}分钟就进球',
    '{n}平台期过了,该爆发了',
    '妈呀,这都能进',
  ],
  ...[
    '操场上踢球的日子真怀念',
    '代理队长今天戴袖标',
    '公交车性能战术又来了',
    '大家加个好友一起看球吧',
    '滚地球,进了',
    '稳住,能赢',
    '{n}对{n},强强对话',
  ],
  ...[
    '第{d}分钟,角球',
    '今天人真多,好热闹',
    '这个群里都是老球迷',
    '内部消息:没有',
    '鸡年大吉,巴黎见',
    '开户籍证明去了,回来再看',
    '充满希望',
    '真人版足球小将',
  ],
  ...[
    '{n}的教练真的很智慧',
    '白天看球晚上看痴情剧',
    '弱队也有智取的时候',
    '去死角的球谁扑得到',
    '射门!!偏出了。。。',
    '哎……又浪费机会',
    '冲冲冲🔥🔥',
    '⚽⚽⚽ {n}',
  ],
  ...[
    '什么时候开球?',
    'gg,下把再来',
    '这波团战打得漂亮',
    '大龙抢了!',
    '{n}这英雄玩得6',
    'nice,{n} carry了',
    'KDA {s}/{d}',
    '上单送了三个人头',
  ],
  ...[
    '裁判给了{n}黄牌,红牌才对吧',
    '網上看球真方便',
    '這場比賽太精彩了,{n}加油',
    '門將神撲救!',
    '開賽{d}分鐘就領先',
  ],
];
const en = [
  ...[
    'GOOOOOAL {n}!!!',
    'what a pass from {n}',
    'come on {n}!!',
    'ref are you blind?',
    'that was never a penalty',
    'lol',
    'hahahaha',
    'no way',
  ],
  ...[
    '{n} {s} at half time',
    'VAR is taking forever',
    'great assist by {n}',
    'class act, what a class player',
    'he passed it, assassin of a striker',
    'clear offside, {d} metres',
  ],
  ...[
    'the bass on this stream is too loud',
    'shitake mushrooms for dinner, back for second half',
    'Scunthorpe are up 2-0',
    'cockpit view from the stands',
    'therapist after this match please',
  ],
  ...[
    'he hit the crossbar again',
    'corner kick, {d}th minute',
    'sub {n} off, he is tired',
    'analysis of the match tomorrow',
    'who is the best keeper this season?',
    'a button is missing on his shirt',
  ],
  ...[
    '4-4-2 or 4-3-3?',
    'it is 3:2 now',
    'kick off at 20:45',
    'my bet is a draw',
    'anyone watching from {n}?',
    'stream is lagging, f5',
    "i can't believe it...",
    'e.g. the goal in the first half',
  ],
  ...[
    'I.S.S. pro evolution memories',
    'U S A! U S A!',
    'a b c of defending',
    'gg wp',
    'gg ez',
    'ace by {n}!',
    'clutch 1v{d}',
    'nice headshot',
    'that is a fact',
    'so so so close',
    'yesssss',
    'nooooooo',
  ],
  ...[
    'what a sheet of rain',
    'title race is on',
    'happy birthday {n}',
    'the pitch looks wet',
    'dominant display',
    'who scored? {n}?',
    '{n} vs {n} tonight',
    'he plays for {n}, class 5 player',
    '@home tonight',
    'top 10!! 100%',
  ],
  ...[
    'he ran 12.5 km',
    'see you at 7pm',
    'ok. so what now',
    'well.it was close',
    'goal...again',
    'C1 and C2 licences',
    'push it up',
    'half-time',
    'man-of-the-match',
    'co-op goals',
    'fans’ favourite',
  ],
];
const ar = [
  ...[
    'هدف رائع من {n}',
    'يلا يا {n}',
    'الحكم ظالم اليوم',
    'ما شاء الله على اللعب',
    'مباراة قوية جدا',
    'النتيجة {s}',
    'متى تبدأ المباراة؟',
    'هههههههه',
  ],
  ...[
    'تسلل واضح',
    'ضربة جزاء!',
    'الحارس ممتاز',
    '{n} أفضل لاعب',
    'بالتوفيق للجميع',
    'الشوط الثاني أفضل',
    'قووووول',
    'مبروك الفوز',
    'اللهم انصر {n}',
    'البث واضح شكرا',
  ],
];
const tails = [
  '',
  '',
  '',
  '',
  '!',
  '!!',
  '!',
  '。',
  ' :)',
  '😂',
  '😂😂',
  '🔥',
  '…',
  '~',
  ' haha',
  '哈哈',
  '👏👏👏',
  ' ⚽',
];

/** What fans say, with nothing wrong in it. */
export function sayHarmless(random: Random, names: readonly string[]): string {
  const kinds = [zh, zh, en, en, ar];
  return (
    random
      .pick(random.pick(kinds))
      .replaceAll('{n}', () => random.pick(names))
      .replaceAll('{s}', () => `${random.int(0, 5)}-${random.int(0, 5)}`)
      .replaceAll('{d}', () => String(random.int(1, 90))) + random.pick(tails)
  );
}

const around = {
  chinese: [
    '',
    '',
    '你就是{w}',
    '{w}!!',
    '进球了 {w}',
    '{w},懂的来',
    '大家看{w}啊',
    '这裁判真是{w}吧',
  ],
  latin: [
    '',
    '',
    'you {w}',
    '{w}!!',
    'goal {w} lol',
    'such a {w}, ref',
    'hey {w} go home',
    '进球 {w} 哈哈',
  ],
};

/** A word as it is said, between others. */
export function sayAround(script: 'chinese' | 'latin', word: string, random: Random): string {
  return (random.pick(around[script]) || '{w}').replace('{w}', () => word);
}
