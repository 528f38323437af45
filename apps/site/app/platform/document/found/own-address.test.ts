import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

test.each([
  ['/soccer/12', '?tab=lineups&comment=4', '/soccer/12'],
  ['/news/soccer', '?page=2', '/news/soccer?page=2'],
  ['/', '?games=202&day=2026-11-20&tab=live', '/?day=2026-11-20'],
  ['/match/soccer', '?view=results', '/match/soccer?view=results'],
  [
    '/leagueLibrary/7/scheduleTable',
    '?sort=-date&page=3&season=5',
    '/leagueLibrary/7/scheduleTable?season=5&page=3',
  ],
  ['/expert', '?game=soccer&order=start&free=1', '/expert?game=soccer'],
  ['/mall', '?q=mug&sort=price&category=3', '/mall?category=3'],
  ['/videos/videoList', '?author=7&utm_source=x', '/videos/videoList?author=7'],
])('Search engines keep %s%s as %s', (path, search, own) => {
  expect(ownAddress(path, search)).toBe(own);
});
