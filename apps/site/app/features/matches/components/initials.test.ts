import { describe, expect, it } from 'vitest';
import { hueOf, initialsOf } from './initials.ts';

const of = (name: string, abbr: string | null = null) => initialsOf({ name, abbr });

describe('the initials of a team', () => {
  it('are of the words that tell it from others', () => {
    expect(of('Manchester United FC')).toBe('MU');
    expect(of('FC Bayern München')).toBe('BM');
    expect(of('1. FC Köln')).toBe('1K');
    expect(of('Arsenal')).toBe('A');
  });

  it('are one ideograph, and the letters of other scripts', () => {
    expect(of('上海海港')).toBe('上');
    expect(of('الهلال السعودي')).toBe('اا');
    expect(of('Зенит')).toBe('З');
  });

  it('are a short abbreviation as it is, and never nothing', () => {
    expect(of('Team Liquid', 'TL')).toBe('TL');
    expect(of('FC')).toBe('F');
  });
});

it('a name has the same hue everywhere', () => {
  expect(hueOf('Arsenal')).toBe(hueOf('Arsenal'));
  expect(hueOf('Arsenal')).not.toBe(hueOf('Chelsea'));
});
