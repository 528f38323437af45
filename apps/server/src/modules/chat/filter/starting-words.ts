import type { ListedWord } from './words.ts';

const plain = (words: string): ListedWord[] => words.split(/\s+/).map((word) => ({ word }));

/**
 * What no operator of such a site wants said: insults, slurs, offers of gambling, sex and loans. Short on purpose; the
 * operator's list goes on from here. Spellings are the filter's affair, inflections are words of their own. By their sound
 * (a tilde) only offers are found that nobody says by accident: 全家四口 would be an insult, 老虎即将 a slot machine.
 */
export const startingWords: readonly ListedWord[] = [
  ...plain(
    `傻逼 煞笔 沙比 傻屄 脑残 智障 弱智 贱人 贱货 婊子 狗杂种 杂种 畜生 王八蛋 龟儿子 狗娘养 死全家 全家死 操你妈 操你马 草你妈 草泥马 艹你妈 艹你马
    干你娘 肏 日你妈 你妈死 你妈逼 妈了个逼  去死吧 滚你妈 狗逼 装逼犯 臭婊 骚货  屌丝 妓女 嫖娼 卖淫 约炮 裸聊 裸照  轮奸
    支那 黑鬼 台巴子 nmsl cnm caonima shabi wdnmd rnm zz样`,
  ),
  ...plain(
    `加薇信 加威信 加v信 加vx 加qq ~私聊带单 跟单群  带你赚 ~稳赚不赔 包赚  刷单 ~兼职日结 网赌 ~赌场开户 博彩 菠菜网 ~买球平台
    ~投注平台 ~真人荷官  时时彩 六合彩 老虎机 送彩金 首充送 ~体育投注 ~滚球盘口 ~假球内幕 ~内幕消息群 红单群 ~贷款秒到 ~无抵押贷款   ~代开发票 枪支 迷药`,
  ),
  ...plain(
    `*fuck* shit shits shitty bullshit cunt cunts bitch bitches *asshole*
    arsehole bastard bastards wanker wankers twat twats slut sluts whore whores dickhead dickheads cocksucker* jerkoff
    faggot faggots fag fags dyke nigger* nigga* chink chinks gook gooks paki pakis spic spics kike kikes retard retards
    retarded kys rape rapist porn porno escorts camgirl* viagra`,
  ),
  ...plain(`onlinecasino casinobonus freebet* sportsbetting fixedmatches sureodds`),
  ...[
    // Those that are said with a space where none belongs.
    ...['fu ck', 'fu cking', 're tard', 're tarded', 'ni gger', 'fag got'],
    'kill yourself',
    'fixed matches',
    'free bets',
    'add me on telegram',
    'whatsapp me',
    'telegram group',
  ].map((word) => ({ word })),
  ...plain('شرموط* منيوك عرص كسمك قحبة خول'),
  { word: 'كس امك' },
  { word: '尼玛', except: ['尼玛县', '尼玛次仁', '尼玛扎西'] },
  { word: '他妈的' },
  {
    word: '~加微信',
    // Whose WeChat it is.
    except: [...'大国我你他她专玩商家一每各自人咱官庄作厂店东回在到全'].map(
      (one) => `${one}家微信`,
    ),
  },
  { word: '鸡巴', except: ['田鸡巴'] },
  { word: '套现', except: ['套现代', '配套现', '一套现'] },
  { word: '百家乐', except: ['百家乐器'] },
  { word: '带单', except: ['携带单', '磁带单', '带单独'] },
  { word: '办证', except: ['举办证', '主办证'] },
  { word: '包赢', except: ['背包赢', '红包赢', '书包赢'] },
  { word: '强奸' },
];
