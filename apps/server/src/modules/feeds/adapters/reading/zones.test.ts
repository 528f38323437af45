import { describe, expect, test } from 'vitest';
import { hostZone, isLeagueCode, originOfLeague } from './zones.ts';

describe('The place of a league', () => {
  test.each([
    ['en.1', 'GB-ENG', 'Europe/London'],
    ['sco.1', 'GB-SCT', 'Europe/London'],
    ['de.cup', 'DE', 'Europe/Berlin'],
    ['de.1-full', 'DE', 'Europe/Berlin'],
    ['br.1', 'BR', 'America/Sao_Paulo'],
    ['jp.1', 'JP', 'Asia/Tokyo'],
    ['mls', 'US', 'America/New_York'],
    ['ksa.1', 'SA', 'Asia/Riyadh'],
    ['cl.1', 'CL', 'America/Santiago'],
    ['uefa.cl', null, 'Europe/Paris'],
    ['cl', null, 'Europe/Paris'],
    ['copa.l', null, 'America/Argentina/Buenos_Aires'],
    ['nowhere.1', null, 'UTC'],
    ['constructor', null, 'UTC'],
  ])('%s is %s, %s', (code, country, zone) => {
    expect(originOfLeague(code)).toEqual({ country, zone });
  });

  test.each(
    'at au be br ch cn co cz de dk dz eg en es fi fr gr hr hu ie il in ir it jp kr ma mx ng nl no nz pl pt ro rs ru sa sco se sk tn tr ua us wal za'.split(
      ' ',
    ),
  )('%s is known, and its zone exists', (prefix) => {
    const { country, zone } = originOfLeague(`${prefix}.1`);
    expect(country).not.toBeNull();
    expect(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone).not.toBe(
      'UTC',
    );
  });
});

test('A code of the collection is told from another name of a file', () => {
  for (const code of ['en.1', 'mls', 'uefa.cl', 'de.cup']) expect(isLeagueCode(code)).toBe(true);
  for (const name of ['matches', 'la-liga', 'premier.league', 'sample']) {
    expect(isLeagueCode(name)).toBe(false);
  }
});

test("A tournament without zones is told on its host's clocks", () => {
  expect(hostZone('worldcup', '2022')).toBe('Asia/Qatar');
  expect(hostZone('clubworldcup', '2025')).toBe('America/New_York');
  expect(hostZone('worldcup', '1890')).toBe('UTC');
});
