import type { SportKey } from '../../catalogue/sports.ts';
import type { SheetKind } from './sheet.ts';

/** The kind of sheet by which each sport is scored; the others have none. */
export const sheetKinds: Partial<Record<SportKey, SheetKind>> = {
  americanFootball: 'drives',
  badminton: 'rallies',
  baseball: 'boxScore',
  cricket: 'scorecard',
  mobaBestOf: 'heroes',
  roundsBestOf: 'rounds',
  tableTennis: 'rallies',
  tennis: 'games',
  volleyball: 'rallies',
};
