import type { Random } from '../random.ts';

const zhPlaces = [
  ...[
    '澳门',
    '皇冠',
    '亚洲',
    '真人',
    '极速',
    '在线',
    '网上',
    '金沙',
    '太阳城',
    '永利',
    '威尼斯',
    '新葡京',
  ],
  ...[
    '银河',
    '菠菜',
    '至尊',
    '万达',
    '凤凰',
    '大发',
    '菲律宾',
    '柬埔寨',
    '缅北',
    '越南',
    '信誉',
    '官方',
  ],
];
const zhDeeds = [
  ...[
    '博彩',
    '赌场',
    '投注',
    '彩票',
    '荷官',
    '百家乐',
    '时时彩',
    '六合彩',
    '老虎机',
    '轮盘',
    '赌球',
    '买球',
  ],
  ...[
    '网赌',
    '刷单',
    '兼职',
    '贷款',
    '套现',
    '洗钱',
    '代充',
    '外挂',
    '私服',
    '裸聊',
    '约炮',
    '成人片',
  ],
  ...['内幕', '假球', '跟单', '炒币', '传销', '发票', '办证', '枪支'],
];
const zhEnds = [
  ...[
    '平台',
    '代理',
    '开户',
    '返水',
    '充值',
    '群',
    '加微信',
    '送彩金',
    '稳赚',
    '包赢',
    '日结',
    '计划',
    '网址',
  ],
  ...['大全', '客服', '优惠', '秒到', '无抵押', '导师', '下载', '带你飞', '免费', '提现', '推荐'],
];
/** Insults and the like, as short as they are in talk. */
const zhShort = [
  ...[
    '傻逼',
    '脑残',
    '贱人',
    '狗杂种',
    '死全家',
    '操你妈',
    '滚你妈',
    '王八蛋',
    '畜生',
    '婊子',
    '废物点心',
    '妈的智障',
  ],
  ...[
    '煞笔',
    '弱智',
    '去死吧',
    '臭不要脸',
    '狗娘养',
    '白痴',
    '蠢猪',
    '垃圾人',
    '骚货',
    '妓女',
    '嫖娼',
    '鸡巴',
    '强奸',
    '毒品',
  ],
];
const enFirst = [
  ...[
    'free',
    'vip',
    'lucky',
    'best',
    'king',
    'royal',
    'mega',
    'golden',
    'online',
    'crypto',
    'hot',
    'nude',
  ],
  ...[
    'dirty',
    'fast',
    'sure',
    'fixed',
    'instant',
    'secret',
    'ultra',
    'cheap',
    'real',
    'daily',
    'super',
    'magic',
  ],
];
const enSecond = [
  ...[
    'casino',
    'betting',
    'slots',
    'jackpot',
    'poker',
    'roulette',
    'loan',
    'escort',
    'porn',
    'viagra',
    'pills',
  ],
  ...[
    'bonus',
    'signals',
    'forex',
    'bitcoin',
    'tipster',
    'matches',
    'whore',
    'bastard',
    'girls',
    'camshow',
    'gambler',
  ],
];
const enShort = [
  ...[
    'fuck',
    'shit',
    'cunt',
    'bitch',
    'asshole',
    'faggot',
    'nigger',
    'wanker',
    'retard',
    'slut',
    'whore',
    'motherfucker',
  ],
  ...['dickhead', 'cocksucker', 'twat', 'bastard', 'bollocks', 'prick', 'jerkoff', 'dumbass'],
];
const onsets = [
  'b',
  'br',
  'd',
  'dr',
  'f',
  'g',
  'gr',
  'k',
  'kl',
  'm',
  'n',
  'p',
  'pl',
  'r',
  's',
  'sk',
  't',
  'v',
  'z',
];
const rimes = [
  'ak',
  'ag',
  'ax',
  'eb',
  'ek',
  'ig',
  'ix',
  'ob',
  'ok',
  'ox',
  'ub',
  'ug',
  'uz',
  'yk',
  'org',
  'unt',
];

export interface Word {
  text: string;
  script: 'chinese' | 'latin';
}

/** An operator's list, half Chinese and half Latin, no word twice. */
export function makeWords(random: Random, count: number): Word[] {
  const chinese = new Set(zhShort);
  while (chinese.size < count / 2) {
    const [place, deed, end] = [random.pick(zhPlaces), random.pick(zhDeeds), random.pick(zhEnds)];
    chinese.add(random.pick([place + deed, deed + end, place + deed + end, place + end + deed]));
  }
  const latin = new Set(enShort);
  while (latin.size < count / 2) {
    const invented = () => random.pick(onsets) + random.pick(rimes);
    latin.add(
      random.chance(0.2)
        ? random.pick(enFirst) + random.pick(enSecond)
        : invented() + invented() + (random.chance(0.5) ? invented() : ''),
    );
  }
  return [
    ...[...chinese].map((text) => ({ text, script: 'chinese' as const })),
    ...[...latin].map((text) => ({ text, script: 'latin' as const })),
  ];
}
