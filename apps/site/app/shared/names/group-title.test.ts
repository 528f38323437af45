import { i18nOf } from '@xiongmao/i18n/node';
import { expect, test } from 'vitest';
import { groupTitle } from './group-title.ts';

test('A table is called in the words of the reader, and by its number where it has no name', () => {
  const t = i18nOf('zh_CN').of('matches');
  const group = (stage: string | null, name: string | null) => ({ stage, name, split: false });
  const groups = [group('Group stage', 'Group A'), group(null, null), group(null, null)];
  expect(groups.map((each) => groupTitle(t, groups, each, 'team'))).toEqual([
    ['小组赛', 'A组'],
    ['第1组'],
    ['第2组'],
  ]);
  expect(groupTitle(t, [group('Match', null)], group('Match', null), 'team')).toEqual([]);
});

test('A round is called as who plays it calls theirs', () => {
  const t = i18nOf('de').of('matches');
  const group = { stage: 'Round 3', name: null, split: false };
  expect(groupTitle(t, [group], group, 'team')).toEqual(['3. Spieltag']);
  expect(groupTitle(t, [group], group, 'player')).toEqual(['3. Runde']);
});
