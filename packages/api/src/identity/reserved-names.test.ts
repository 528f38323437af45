import { expect, test } from 'vitest';
import { isReservedName } from './reserved-names.ts';

test.each([
  ...['admin', 'Admin', 'ADMlN', 'adm1n', 'Admin2', 'admin007', 'administrator', 'Adrninistrator'],
  ...[
    'support',
    'supp0rt',
    '5upport',
    'SupportTeam',
    'xiongmao',
    'Xi0ngmao',
    'XlONGMA0',
    'xiongrnao',
  ],
  ...['xiongmaosupport', 'officialxiongmao', 'TheRealAdmin', 'system', '5y5tem', 'moderator1'],
  ...['admin1support', '1admin', '4dmin1supp0rt', 'adminn', 'sup0rt', 'xiongmaogm', 'xiongmaotv'],
  ...['guanliyuan', 'kefu', 'kefu01', 'editor', 'mod', 'mods', 'mod5'],
  ...['ｏｆｆｉｃｉａｌ', 'deleted10001', 'Guanfang'],
])('%s speaks for the product', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(['13800000000', '7911123456', '91234567'])('%s could be a telephone', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each([
  ...['fan', 'xiongmaofan', 'panda88', 'supporter', 'Administratrix', 'systemofadown', 'kefuzi'],
  ...['user10001', 'rooty', 'theteam', 'live', 'admirer', 'Moder4tion', '1234567', 'service'],
  ...['mood', 'moods', 'modern', 'rot', 'tv', 'gm', 'editorial', 'xiongmaotvfan', '1l1l1l1l1l1l'],
])('%s is a fan’s', (name) => {
  expect(isReservedName(name)).toBe(false);
});
