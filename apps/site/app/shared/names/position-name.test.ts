import { i18nOf } from '@xiongmao/i18n/node';
import { expect, test } from 'vitest';
import { positionName } from './position-name.ts';

const [soccer, baseball] = [202, 205];
const { of } = i18nOf('ru');
const said = (position: string, gameId = soccer) => positionName(of('matches'), position, gameId);

test('A position of soccer is said in the reader’s words', () => {
  expect(
    ['GK', 'RCB', 'RWB', 'CDM', 'MD', 'LW', 'CF', 'ST', 'F'].map((code) => said(code)),
  ).toEqual([
    'Вратарь',
    'Защитник',
    'Защитник',
    'Полузащитник',
    'Полузащитник',
    'Нападающий',
    'Нападающий',
    'Нападающий',
    'Нападающий',
  ]);
});

test('What is no code of soccer stays as its source has it', () => {
  expect([said('CF', baseball), said('Centre-forward'), said('XX')]).toEqual([
    'CF',
    'Centre-forward',
    'XX',
  ]);
});
