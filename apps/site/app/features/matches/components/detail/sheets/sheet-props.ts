import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import type { Sheet, SheetKind } from '@xiongmao/api/matches/sheets/sheet';

export interface SheetProps<Kind extends SheetKind> {
  detail: MatchDetail;
  sheet: Extract<Sheet, { kind: Kind }>;
}
