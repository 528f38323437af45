import { describe, expect, test } from 'vitest';
import { clubAliases, clubsAbroad } from './club-aliases.ts';
import { bracketedCountry, clubKey, isOpenSide } from './club-names.ts';

describe('All names of a club have one key', () => {
  test.each([
    ['DE', 'Bayern München', 'FC Bayern München', 'FC Bayern München (GER)', 'Bayern Munich'],
    ['DE', 'FC St. Pauli', 'FC St. Pauli 1910', 'St. Pauli'],
    ['DE', 'VfL Bochum', 'VfL Bochum 1848', 'VfL Bochum (GER)'],
    ['DE', '1899 Hoffenheim', 'TSG 1899 Hoffenheim', 'Hoffenheim'],
    ['DE', 'Bor. Mönchengladbach', 'Borussia Mönchengladbach'],
    ['DE', 'Heidenheim', '1. FC Heidenheim 1846'],
    ['GB-ENG', 'Manchester City', 'Manchester City FC', 'Manchester City FC (ENG)', 'Man City'],
    ['GB-ENG', 'Brighton & Hove Albion FC', 'Brighton and Hove Albion', 'Brighton'],
    ['GB-ENG', 'AFC Bournemouth', 'Bournemouth'],
    ['IT', 'Inter', 'FC Internazionale Milano', 'Inter (ITA)'],
    ['IT', 'SSC Napoli', 'Napoli'],
    ['ES', 'Atlético Madrid', 'Club Atlético de Madrid (ESP)'],
    ['ES', 'Athletic Club', 'Athletic Bilbao'],
    ['FR', 'Paris Saint-Germain', 'Paris Saint-Germain FC', 'PSG'],
    ['NL', 'AFC Ajax', 'Ajax Amsterdam', 'Ajax'],
    ['PT', 'SL Benfica', 'Sport Lisboa e Benfica'],
    ['GR', 'Olympiakos Piraeus', 'Olympiacos Piraeus FC'],
    ['IT', 'Lazio Roma', 'SS Lazio', 'Lazio'],
    ['ES', 'CD Alavés', 'Deportivo Alavés'],
    ['NL', 'FC Twente', "FC Twente '65"],
    ['NL', 'Willem II', 'Willem II Tilburg'],
    ['PT', 'GD Estoril', 'GD Estoril Praia'],
    ['TR', 'Konyaspor', 'Atiker Konyaspor'],
    ['TR', 'Galatasaray', 'Galatasaray İstanbul AŞ'],
  ])('%s: %s', (country, ...names) => {
    expect(new Set(names.map((name) => clubKey(name, country))).size).toBe(1);
  });
});

describe('Different clubs have different keys', () => {
  test.each([
    ['DE', 'VfB Oldenburg', 'VfL Oldenburg'],
    ['DE', 'RB Leipzig', '1. FC Lokomotive Leipzig'],
    ['GB-ENG', 'Manchester City FC', 'Manchester United FC', 'FC United of Manchester'],
    ['GB-ENG', 'AFC Wimbledon', 'Wimbledon FC'],
    ['GB-SCT', 'Dundee FC', 'Dundee United FC'],
    ['IT', 'AC Milan', 'FC Internazionale Milano'],
    ['ES', 'FC Barcelona', 'RCD Espanyol de Barcelona', 'FC Barcelona B'],
    ['ES', 'UD Logroñés', 'CD Logroñés'],
    ['FR', 'SC Bastia', 'CA Bastia'],
    ['NL', 'Excelsior', "Excelsior '31"],
    ['FR', 'Paris FC', 'Paris Saint-Germain FC', 'Racing Club de Paris'],
    ['PT', 'Vitória SC', 'Vitória FC'],
    ['PT', 'Sporting CP', 'Sporting Clube de Braga'],
    ['BE', 'Club Brugge KV', 'Cercle Brugge KSV'],
    ['BG', 'CSKA Sofia', 'CSKA 1948 Sofia'],
    ['UA', 'Metalist Kharkiv', 'Metalist 1925 Kharkiv'],
    ['RO', 'CS Universitatea Craiova', 'FC Universitatea Craiova'],
    ['SE', 'Malmö FF', 'IFK Malmö'],
    ['JP', 'Yokohama FC', 'Yokohama F. Marinos'],
    ['JP', 'FC Tokyo', 'Tokyo Verdy'],
    ['US', 'Inter Miami CF', 'Miami FC'],
    ['DK', 'B 1909', 'B 1913'],
  ])('%s: %s, %s', (country, ...names) => {
    expect(new Set(names.map((name) => clubKey(name, country))).size).toBe(names.length);
  });

  test('and clubs of the same name in two countries, too', () => {
    expect(clubKey('Fortaleza FC', 'CO')).not.toBe(clubKey('Fortaleza EC', 'BR'));
    expect(clubKey('Everton', 'CL')).not.toBe(clubKey('Everton', 'GB-ENG'));
  });
});

test('A club that plays in the league of another country is one club', () => {
  expect(clubKey('AS Monaco FC (MCO)', 'MC')).toBe(clubKey('AS Monaco FC', 'FR'));
  expect(clubKey('Cardiff City FC (WAL)', 'GB-WLS')).toBe(clubKey('Cardiff City FC', 'GB-ENG'));
  expect(clubKey('CF Montréal (CAN)', 'CA')).toBe(clubKey('CF Montréal', 'US'));
});

test('A name that is nothing but legal form stays as it is', () => {
  expect(clubKey('FC', 'DE')).toBe('club:DE:fc');
  expect(clubKey('1. FC 1903', 'DE')).toBe('club:DE:1 fc 1903');
});

test('Only a code of three letters in brackets at the end is a country', () => {
  expect(bracketedCountry('Arsenal FC (ENG)')).toBe('GB-ENG');
  expect(bracketedCountry('Celtic FC (SCO)')).toBe('GB-SCT');
  expect(bracketedCountry('BSC Young Boys (SUI)')).toBe('CH');
  expect(bracketedCountry('Young Boys (CHE)')).toBe('CH');
  expect(bracketedCountry('Gimnasia (LP)')).toBeUndefined();
  expect(bracketedCountry('Gimnasia (XYZ)')).toBeUndefined();
});

describe('Aliases', () => {
  const all = Object.entries(clubAliases).flatMap(([country, clubs]) =>
    clubs.map(([key, ...others]) => ({ country, key, others })),
  );

  test('are keys that a name can have, and lead to a key of their own', () => {
    for (const { country, key, others } of all) {
      for (const other of others) expect(clubKey(other, country)).toBe(`club:${country}:${key}`);
      expect(clubKey(key, country), key).toBe(`club:${country}:${key}`);
    }
  });

  test('are given once', () => {
    const given = all.flatMap(({ country, key, others }) =>
      [key, ...others].map((name) => `${country}:${name}`),
    );
    expect(given.filter((name, index) => given.indexOf(name) !== index)).toEqual([]);
  });

  test('of clubs abroad are keys that a name can have', () => {
    for (const [key, country] of clubsAbroad) {
      const [place = '', name = ''] = key.split(':');
      expect(clubKey(name, place)).toMatch(`club:${country}:`);
    }
  });
});

test('A side that is still to be found is no club', () => {
  const open = ['N.N.', 'n. n.', 'TBD', 'To be announced', 'W61', '2B', 'Sieger EF', 'Winner SF1'];
  open.push('Winner of Match 3', 'Runner-up Group A', 'Loser Semi-final 2');
  for (const name of open) expect(isOpenSide(name), name).toBe(true);
  const clubs = [
    'Schalke 04',
    '1. FC Köln',
    'Winners FC',
    'Winner Sports Club',
    'Wolves',
    'NN Bears',
  ];
  for (const name of clubs) expect(isOpenSide(name), name).toBe(false);
});
