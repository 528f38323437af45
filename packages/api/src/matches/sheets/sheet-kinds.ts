import type { SportKey } from '../../catalogue/sports.ts';
import type { SheetKind } from './sheet.ts';

/** The kind of sheet by which each sport is scored; null where it has none. */
export const sheetKinds: Record<SportKey, SheetKind | null> = {
  americanFootball: 'drives',
  badminton: 'rallies',
  baseball: 'boxScore',
  cricket: 'scorecard',
  mobaBestOf: 'heroes',
  roundsBestOf: 'rounds',
  tableTennis: 'rallies',
  tennis: 'games',
  volleyball: 'rallies',
  soccer: null,
  basketball: null,
  snooker: null,
  pointsBestOf: null,
  battleRoyale: null,
  generic: null,
};
