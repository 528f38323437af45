import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { StateLabel } from '../page/state-label.tsx';

type Goods = Pick<Row<'goods'>, 'onSale' | 'publishAt' | 'offAt'>;

const tones = { on: 'good', off: 'quiet', scheduled: 'due', ended: 'quiet' } as const;

/** Whether fans find goods in the shop at a moment: switched on, and within their time. */
export function goodsStateOf({ onSale, publishAt, offAt }: Goods, now: number): keyof typeof tones {
  if (!onSale) return 'off';
  if (Date.parse(publishAt) > now) return 'scheduled';
  return offAt !== null && Date.parse(offAt) <= now ? 'ended' : 'on';
}

export function GoodsState({ goods }: { goods: Goods }) {
  const { t } = useTranslation('console');
  const state = goodsStateOf(goods, Date.now());
  return <StateLabel tone={tones[state]}>{t(`goods.states.${state}`)}</StateLabel>;
}
