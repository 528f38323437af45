import { expect, test } from 'vitest';
import { prizeField, readBox } from './read-box.ts';

test('A blind box is read as it stands in the form, with the goods that are in it', () => {
  const entries = new FormData();
  const filled = {
    'names.zh_CN': '盲盒',
    'names.en_US': 'Mystery box',
    'descriptions.zh_CN': '里面有什么',
    'descriptions.en_US': 'What is in it',
    picture: '',
    price: '60',
    daily: '20',
    coolDown: '5',
    age: '18',
    closesAt: '',
    // What goods were looked for by.
    prizes: 'scarf',
    [prizeField(12)]: '3',
    [prizeField(7)]: '40',
  };
  for (const [name, value] of Object.entries(filled)) entries.append(name, value);
  expect(readBox(entries)).toEqual({
    names: { zh_CN: '盲盒', en_US: 'Mystery box' },
    descriptions: { zh_CN: '里面有什么', en_US: 'What is in it' },
    picture: null,
    price: 60,
    daily: 20,
    coolDown: 5,
    age: 18,
    closesAt: null,
    prizes: [
      { goodsId: 12, count: 3 },
      { goodsId: 7, count: 40 },
    ],
  });
});
