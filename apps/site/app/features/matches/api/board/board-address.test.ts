import { homeTabs, topTabs } from '@xiongmao/api/catalogue/games';
import { describe, expect, it } from 'vitest';
import {
  addressOfDay,
  dayOfAddress,
  gamesPath,
  isChosen,
  readBoardAddress,
  readGames,
  selectedTab,
  writeBoardAddress,
} from './board-address.ts';

const read = (search: string, remembered?: string) =>
  readBoardAddress(new URLSearchParams(search), remembered);
const today = '2026-03-01';

describe("home's address", () => {
  it('shows today with all games when nothing is said', () => {
    expect(read('')).toEqual({ tab: 'today', day: null, games: null });
    expect(writeBoardAddress(read(''))).toBe('/');
  });

  it('survives being written and read again', () => {
    for (const search of [
      '?tab=live',
      '?day=2026-04-01&games=202,201',
      '?tab=favourites&games=esports',
    ]) {
      expect(writeBoardAddress(read(search))).toBe(`/${search}`);
    }
  });

  it('takes what it does not know as not said', () => {
    expect(read('?tab=nonsense&day=2026-02-30&games=abc')).toEqual(read(''));
    expect(read('?games=202,999,202,x').games).toEqual([202]);
  });

  it('remembers the games until others, or all, are chosen', () => {
    expect(read('', '202,201').games).toEqual([202, 201]);
    expect(read('?games=203', '202,201').games).toEqual([203]);
    expect(read('?games=all', '202,201').games).toBeNull();
    expect(read('?games=curling', '202,201').games).toEqual([202, 201]);
  });

  it('says that all games are wanted, or the remembered ones would come back', () => {
    expect(gamesPath(read('?tab=live'), null)).toBe('/?tab=live&games=all');
    expect(gamesPath(read(''), null)).toBe('/?games=all');
    expect(gamesPath(read(''), [202])).toBe('/?games=202');
  });

  it('asks for the same games in the same order, however they are said', () => {
    expect(read('?games=203,207,206')).toEqual(read('?games=206,203,207,207'));
    const esports = [...readGames('esports')!];
    expect(read(`?games=${esports.reverse()}`)).toEqual(read('?games=esports'));
  });

  it('knows sets of games by their key', () => {
    expect(readGames('esports')).toContain(1);
    expect(readGames('other')).toContain(204);
    expect(readGames('recommended')).toBeUndefined();
    expect(readGames('202')).toEqual([202]);
  });
});

describe('the day shown', () => {
  it('follows the words of the tabs', () => {
    expect(dayOfAddress(read(''), today)).toBe('2026-03-01');
    expect(dayOfAddress(read('?tab=notStarted'), today)).toBe('2026-03-01');
    expect(dayOfAddress(read('?tab=yesterday'), today)).toBe('2026-02-28');
    expect(dayOfAddress(read('?tab=tomorrow'), '2026-12-31')).toBe('2027-01-01');
    expect(dayOfAddress(read('?tab=live'), today)).toBeNull();
    expect(dayOfAddress(read('?tab=live&day=2026-03-09'), today)).toBe('2026-03-09');
  });

  it('is addressed by its word where it has one', () => {
    const address = read('?tab=live&games=202');
    expect(writeBoardAddress(addressOfDay(address, '2026-03-02', today))).toBe(
      '/?tab=tomorrow&games=202',
    );
    expect(writeBoardAddress(addressOfDay(address, today, today))).toBe('/?games=202');
    expect(writeBoardAddress(addressOfDay(address, '2026-03-05', today))).toBe(
      '/?day=2026-03-05&games=202',
    );
  });

  it('selects the tab of its word, or none', () => {
    expect(selectedTab(read('?day=2026-02-28'), today)).toBe('yesterday');
    expect(selectedTab(read('?day=2026-02-20'), today)).toBeNull();
    expect(selectedTab(read('?tab=notStarted'), today)).toBe('notStarted');
  });
});

describe('the tabs of games', () => {
  it('are chosen by what they hold, in any order', () => {
    expect(isChosen(homeTabs[0], null)).toBe(true);
    expect(isChosen(homeTabs[0], [202])).toBe(false);
    expect(homeTabs.filter((tab) => isChosen(tab, [202])).map(({ key }) => key)).toEqual(['202']);
    const esports = topTabs.find(({ key }) => key === 'esports');
    expect(isChosen(esports!, [...(esports?.gameIds ?? [])].reverse())).toBe(true);
  });
});
