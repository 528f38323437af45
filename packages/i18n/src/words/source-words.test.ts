import { describe, expect, test } from 'vitest';
import type { Locale } from '../locales.ts';
import { i18nOf } from '../node.ts';
import { isMatchday, roundOf, roundsBy, sourceWords } from './source-words.ts';

const said = (locale: Locale, text: string) => sourceWords(i18nOf(locale).of('matches'), text);

describe.each([
  ['Round 11', '第11轮', 'الدور 11', 'Round 11'],
  ['Matchday 4', '第4轮', 'الجولة 4', 'Matchday 4'],
  ['Round of 16', '16强', 'دور الـ16', 'Round of 16'],
  ['Group G', 'G组', 'المجموعة G', 'Group G'],
  ['Quarterfinals', '四分之一决赛', 'ربع النهائي', 'Quarter-finals'],
  ['Semi-final', '半决赛', 'نصف النهائي', 'Semi-finals'],
  ['Match for third place', '季军赛', 'مباراة المركز الثالث', 'Third-place match'],
  ['Play-offs', '季后赛', 'الأدوار الإقصائية', 'Play-offs'],
  ['PLAYOFFS', '季后赛', 'الأدوار الإقصائية', 'Play-offs'],
  ['Finals, Semifinals', '总决赛，半决赛', 'النهائيات، نصف النهائي', 'Finals, Semi-finals'],
  ['Technical loss', '判负', 'خسارة إدارية', 'Technical loss'],
  ['Baron Nashor', '大龙', 'بارون ناشور', 'Baron Nashor'],
  ['Bomb planted', '下包', 'زُرعت القنبلة', 'Bomb planted'],
  ['Leaking roof', '屋顶漏水', 'تسرّب من السقف', 'Leaking roof'],
  ['Fumble lost', '掉球丢失球权', 'كرة ساقطة مفقودة', 'Fumble lost'],
  ['Interception', '抄截', 'اعتراض', 'Interception'],
  ['Red card', '红牌', 'بطاقة حمراء', 'Red card'],
  ['Hamstring', '腿筋', 'العضلة الخلفية', 'Hamstring'],
  ['Run for -2 yards', '跑球\u200e−2码', 'ركض، الياردات: \u200e−2', 'Run for \u200e−2 yards'],
  ['Break of 67', '单杆67分', 'سلسلة، النقاط: 67', 'Break of 67'],
])('"%s"', (text, chinese, arabic, english) => {
  test('is said in the reader’s words', () => {
    expect([said('zh_CN', text), said('ar', text), said('en_US', text)]).toEqual([
      chinese,
      arabic,
      english,
    ]);
  });
});

test('What is known in part is said in part', () => {
  expect(said('zh_CN', 'Apertura, Matchday 4')).toBe('Apertura，第4轮');
});

test.each(['Apertura', 'Group of Death', 'Round', 'Final 4', '第3轮', '12–9', 'VAR', ''])(
  '"%s" stays the source’s own',
  (text) => {
    expect(said('zh_CN', text)).toBeNull();
  },
);

test('A sentence is left as it is, though words of it are known', () => {
  const text = 'Pass incomplete. Penalty on Ox, 5 yards, enforced at midfield.';
  expect(said('zh_CN', text)).toBeNull();
  expect(said('zh_CN', 'Doubleheader, Game 2')).toBe('双赛日，第2场');
});

describe('A round', () => {
  const inLanguages = (text: string, by: 'team' | 'esport' | 'player') =>
    (['pl', 'ru', 'ar', 'jp', 'en_US'] as const).map((locale) =>
      sourceWords(i18nOf(locale).of('matches'), text, by),
    );

  test('of a league is a day of it, of players one in which the beaten are out', () => {
    expect(inLanguages('Round 14', 'team')).toEqual([
      '14. kolejka',
      '14-й тур',
      'الجولة 14',
      '第14節',
      'Round 14',
    ]);
    expect(inLanguages('Round 14', 'esport')).toEqual(inLanguages('Round 14', 'team'));
    expect(inLanguages('Round 3', 'player')).toEqual([
      '3. runda',
      'Раунд 3',
      'الدور 3',
      '第3ラウンド',
      'Round 3',
    ]);
  });

  test('has the label of a day of a league or of a round', () => {
    expect([
      isMatchday('Round 14', 'team'),
      isMatchday('Round 14', 'esport'),
      isMatchday('Apertura, Matchday 4', 'team'),
      isMatchday('Final', 'team'),
      isMatchday('Round of 16', 'team'),
      isMatchday('Round 3', 'player'),
    ]).toEqual([true, true, true, false, false, false]);
  });

  test('of a stage in which the beaten are out is no day of a league', () => {
    expect([
      roundsBy('team', 'Knockouts'),
      roundsBy('esport', 'Playoffs'),
      roundsBy('team', 'Final round'),
      roundsBy('team', null),
      roundsBy('player', 'Playoffs'),
    ]).toEqual([undefined, undefined, 'team', 'team', 'player']);
    expect(isMatchday('Round 2', roundsBy('team', 'Knockouts'))).toBe(false);
  });

  test('of the last so many has the name that each language has for it', () => {
    const of = (locale: Locale) => i18nOf(locale).of('matches');
    expect(sourceWords(of('pl'), 'Round of 16', 'team')).toBe('1/8 finału');
    expect(sourceWords(of('de'), 'Round of 16')).toBe('Achtelfinale');
    expect(roundOf(of('fr'), 32, 'team')).toBe('16es de finale');
    expect(roundOf(of('thai'), 128, 'player')).toBe('รอบ 128 คน');
    expect(roundOf(of('thai'), 16, 'team')).toBe('รอบ 16 ทีม');
    expect(roundOf(of('en_US'), 24, 'player')).toBe('Round of 24');
  });
});
