import type { Edition, Goods, Order } from '@xiongmao/api/mall/shapes';
import type { Product } from '../product/product.ts';
import { call, type Fan } from './fan.ts';
import { own, type Route, route } from './routes.ts';

/** What pages of the mall show. */
export interface Mall {
  goods: Goods;
  card: Goods;
  open: Edition;
  ended: Edition;
  /** The fan's own: one to be paid, and a card. */
  unpaid: Order;
  redeemed: Order;
}

const recipient = {
  name: 'Lin Xiaoyu',
  phone: '+8613812345678',
  country: 'CN',
  region: '四川',
  city: '成都',
  street: '熊猫大道26号',
  postcode: '610081',
};

/** The demo's shop, with orders of the fan's own. */
export async function mall(product: Product, fan: Fan): Promise<Mall> {
  const { items } = await call<{ items: Goods[] }>(
    product,
    fan,
    'GET',
    '/goods/list?sort=cheapest',
  );
  const boxes = await call<{ items: Edition[] }>(product, fan, 'GET', '/blindBox/list');
  const isFree = ({ stock, conditions }: Goods) =>
    stock > 0 && conditions.level === 0 && !conditions.phone;
  const goods = items.find((each) => each.kind === 'physical' && isFree(each))!;
  const card = items.find((each) => each.kind === 'virtual' && isFree(each))!;
  const order = ({ id, kind, price }: Goods) =>
    call<Order>(product, fan, 'POST', '/orderpay/goodsOrder', {
      ...{ goodsId: id, count: 1, price },
      ...(kind === 'physical' && { recipient }),
    });
  await call(product, fan, 'POST', '/user/address/save', { ...recipient, isDefault: true });
  const redeemed = await order(card);
  await call(product, fan, 'POST', '/orderpay/payGoodsOrder', { id: redeemed.id });
  return {
    ...{ goods, card, redeemed },
    unpaid: await order(goods),
    open: boxes.items.find(({ state }) => state === 'open')!,
    ended: boxes.items.find(({ state }) => state === 'soldOut')!,
  };
}

export const mallPages = ({ goods, card, open, ended, unpaid, redeemed }: Mall): Route[] => [
  route('mall-none', '/mall?q=nothing'),
  own('mall-affordable', '/mall?afford=1'),
  route('mall-goods', `/mall/details/${goods.id}`),
  own('mall-card', `/mall/details/${card.id}`),
  route('mall-box', `/mall/blindBox/${open.id}`),
  own('mall-box-own', `/mall/blindBox/${open.id}`),
  route('mall-box-ended', `/mall/blindBox/${ended.id}`),
  own('mall-order-unpaid', `/userInfo/exchange/${unpaid.id}`),
  own('mall-order-card', `/userInfo/exchange/${redeemed.id}`),
];
