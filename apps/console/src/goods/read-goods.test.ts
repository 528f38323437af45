import { expect, test } from 'vitest';
import { readGoods } from './read-goods.ts';

function entered(values: Record<string, string | string[]>): FormData {
  const entries = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const each of [value].flat()) entries.append(name, each);
  }
  return entries;
}
const filled = {
  'names.zh_CN': '围巾',
  'names.en_US': ' Scarf ',
  'names.ar': '',
  'descriptions.zh_CN': '长',
  'descriptions.en_US': 'Long',
  categoryId: '3',
  price: '120',
  pictures: ['/uploads/mall/scarf.webp', '/uploads/mall/cap.webp'],
  'conditions.level': '2',
  'conditions.limit.count': '5',
  'conditions.limit.days': '30',
  'conditions.phone': 'on',
  onSale: 'on',
  publishAt: '2026-05-01T12:00',
  offAt: '',
  order: '4',
  lowStock: '10',
};

test('Goods are read as they stand in the form', () => {
  expect(readGoods(entered(filled))).toEqual({
    names: { zh_CN: '围巾', en_US: 'Scarf' },
    descriptions: { zh_CN: '长', en_US: 'Long' },
    categoryId: 3,
    price: 120,
    pictures: ['/uploads/mall/scarf.webp', '/uploads/mall/cap.webp'],
    conditions: { level: 2, limit: { count: 5, days: 30 }, phone: true },
    onSale: true,
    publishAt: new Date('2026-05-01T12:00').toISOString(),
    offAt: null,
    order: 4,
    lowStock: 10,
  });
});

test('What is left empty is no category, no limit, and a limit for ever', () => {
  const bare = { ...filled, categoryId: '', 'conditions.limit.days': '' };
  expect(readGoods(entered(bare))).toMatchObject({
    categoryId: null,
    conditions: { limit: { count: 5, days: null } },
  });
  const none = readGoods(entered({ ...bare, 'conditions.limit.count': '' }));
  expect(none.conditions.limit).toBeNull();
});
