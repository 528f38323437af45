import type { Origin } from '@xiongmao/api/publishing/rules';

/** A clip that the demo's editor, or an expert in the studio, sends. */
interface Clip {
  origin: Origin;
  gameId: number;
  locale: 'zh_CN' | 'en_US';
  title: string;
  description: string;
  /** The second whose picture is its poster. */
  posterAt: number;
}

export const clips: readonly Clip[] = [
  {
    ...{ origin: 'desk', gameId: 202, locale: 'zh_CN', posterAt: 4 },
    title: '十九秒看懂一次完整的传控推进',
    description: '从后场到禁区前沿，十二脚传递没有一次丢球。画面由本站绘制。',
  },
  {
    ...{ origin: 'desk', gameId: 202, locale: 'en_US', posterAt: 9 },
    title: 'Twelve passes without losing the ball',
    description: 'From the back to the edge of the box. Drawn for this site.',
  },
  {
    ...{ origin: 'desk', gameId: 22, locale: 'zh_CN', posterAt: 13 },
    title: '训练模式：先学会跑位，再学会出球',
    description: '同一段跑位示意，放到任何团队项目里都用得上。画面由本站绘制。',
  },
  {
    ...{ origin: 'desk', gameId: 209, locale: 'en_US', posterAt: 16 },
    title: 'Routes drawn out: who runs where',
    description: 'The same lesson from another field. Drawn for this site.',
  },
  {
    ...{ origin: 'studio', gameId: 202, locale: 'zh_CN', posterAt: 6 },
    title: '一分钟复盘：为什么边路总是有空当',
    description: '投稿视频，等待编辑审核。画面由本站绘制。',
  },
];

/** Of a moment of a match. */
export const highlight = {
  locale: 'zh_CN' as const,
  posterAt: 11,
  title: (sides: string) => `进球回放：${sides}`,
  description: '进球的全过程示意。画面由本站绘制，比赛由模拟器生成。',
};
