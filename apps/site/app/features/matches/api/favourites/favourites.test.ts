import { describe, expect, it, vi } from 'vitest';
import { createFavourites, type FavouritesHome } from './favourites.ts';

/** Tabs of one browser: each hears of what the others store. */
function browser(stored: string | null = null) {
  let text = stored;
  const tabs: ((event: { key: string | null }) => void)[] = [];
  return {
    stored: () => text,
    openTab() {
      let hear: (event: { key: string | null }) => void = () => {};
      const home: FavouritesHome = {
        localStorage: {
          getItem: () => text,
          setItem(key, value) {
            text = value;
            for (const tab of tabs) if (tab !== hear) tab({ key });
          },
        },
        addEventListener(_, listener) {
          hear = listener;
          tabs.push(listener);
        },
      };
      return createFavourites(home);
    },
  };
}

describe('favourites', () => {
  it('are starred and unstarred, and there on the next visit', () => {
    const { openTab } = browser();
    const first = openTab();
    first.toggle(7);
    first.toggle(8);
    first.toggle(7);
    expect([...openTab().current()]).toEqual([8]);
  });

  it('are the same in every tab', () => {
    const { openTab } = browser();
    const [one, other] = [openTab(), openTab()];
    const told = vi.fn();
    other.subscribe(told);
    one.toggle(7);
    expect(told).toHaveBeenCalledOnce();
    expect(other.current().has(7)).toBe(true);
  });

  it('are gone once an account has them', () => {
    const { openTab, stored } = browser('[7,8]');
    const store = openTab();
    store.clear();
    expect(store.current().size).toBe(0);
    expect(stored()).toBe('[]');
  });

  it('keep the newest hundred', () => {
    const store = browser().openTab();
    for (let id = 1; id <= 101; id++) store.toggle(id);
    expect(store.current().size).toBe(100);
    expect(store.current().has(1)).toBe(false);
    expect(store.current().has(101)).toBe(true);
  });

  it('take what is no list of ids as none', () => {
    for (const text of ['{', '{"a":1}', 'null', '["x",-1,1.5]']) {
      expect(browser(text).openTab().current().size).toBe(0);
    }
  });

  it('last for the visit where the browser refuses storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const store = createFavourites({
      localStorage: { getItem: refuse, setItem: refuse },
      addEventListener: () => {},
    });
    store.toggle(7);
    expect(store.current().has(7)).toBe(true);
  });
});
