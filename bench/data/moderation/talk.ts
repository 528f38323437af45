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

type OrdinaryTalk = Readonly<Record<'zh' | 'en' | 'ar' | 'tails', readonly string[]>>;

/** The server's own sentences, by their file's address, because no package may import an app. */
export async function loadTalk(): Promise<OrdinaryTalk> {
  const file = fromRoot('apps/server/src/modules/chat/filter/ordinary-talk.ts');
  return (await import(file)).ordinaryTalk;
}

/** What fans say, with nothing wrong in it. */
export function sayHarmless(
  { zh, en, ar, tails }: OrdinaryTalk,
  { random, names }: { random: Random; names: readonly string[] },
): string {
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
