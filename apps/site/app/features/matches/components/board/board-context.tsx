import type { Locale } from '@xiongmao/i18n/locales';
import type { Translate } from '@xiongmao/i18n/types';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { createContext, use, useMemo } from 'react';
import { useHref } from 'react-router';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';

/** What every row of a list reads: kept in one place, so that rows need no hooks of their own for it. */
export interface BoardView {
  t: Translate<['matches', 'games', 'common']>;
  locale: Locale;
  zone: string;
  /** Before the path of every link: the locale's prefix, or nothing. */
  base: string;
}

const BoardContext = createContext<BoardView | null>(null);
export const BoardProvider = BoardContext.Provider;

export const useBoardView = (): BoardView => use(BoardContext)!;

/** What a list gives to its rows. */
export function useNewBoardView(): BoardView {
  const { t } = useTranslation(['matches', 'games', 'common']);
  const locale = useLocale();
  const zone = useZone();
  const base = useHref('/').replace(/\/$/, '');
  return useMemo(() => ({ t, locale, zone, base }), [t, locale, zone, base]);
}
