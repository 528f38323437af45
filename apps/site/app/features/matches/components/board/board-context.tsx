import type { Locale } from '@xiongmao/i18n/locales';
import type { Translate } from '@xiongmao/i18n/types';
import { createContext, use } from 'react';

/** What every row of a list reads: kept in one place, so that rows need no hooks of their own for it. */
export interface BoardView {
  t: Translate<['matches', 'games', 'common']>;
  locale: Locale;
  zone: string;
}

const BoardContext = createContext<BoardView | null>(null);
export const BoardProvider = BoardContext.Provider;

export const useBoardView = (): BoardView => use(BoardContext)!;
