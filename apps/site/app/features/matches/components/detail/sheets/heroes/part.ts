import type { Sheet } from '@xiongmao/api/matches/sheets/sheet';

export type Part = Extract<Sheet, { kind: 'heroes' }>['parts'][number];
