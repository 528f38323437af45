import { refusalOf as refusalOfLedger } from '#modules/wallet/index.ts';
import { CodedError } from '#platform/http/errors.ts';

const refusals = {
  MA001: 'unknownGoods',
  MA002: 'goodsOffSale',
  MA003: 'goodsPriceChanged',
  MA004: 'outOfStock',
  MA005: 'goodsLimit',
  MA006: 'goodsNeedPhone',
  MA007: 'goodsLevel',
  MA008: 'tooManyUnpaid',
  MA009: 'recipientNeeded',
  MA010: 'keyReused',
  MA011: 'unknownOrder',
  MA012: 'orderMoved',
  MA013: 'redemptionFailed',
  MA014: 'reservedInVain',
  MA015: 'scarceGoods',
  BB001: 'unknownEdition',
  BB002: 'editionClosed',
  BB003: 'goodsPriceChanged',
  BB004: 'ageNotConfirmed',
  BB005: 'drawsToday',
  BB006: 'drawTooSoon',
  BB007: 'keyReused',
} as const;

/** What the detail of a refusal is, in its text. */
const told = { goodsLevel: 'level', reservedInVain: 'minutes', scarceGoods: 'count' } as const;

/** What the functions refuse with a code, as an error of the catalogue; null for others. */
export function refusalOf(code: string | undefined, detail?: string | null): CodedError | null {
  const refusal = refusals[code as keyof typeof refusals];
  if (!refusal) return refusalOfLedger(code);
  const named = told[refusal as keyof typeof told];
  return new CodedError(refusal, named && { [named]: Number(detail) });
}

/** Throws what the functions refused, as an error of the catalogue; anything else as it is. */
export function rethrowRefused(error: unknown): never {
  const { code, detail } = (error as { cause?: { code?: string; detail?: string } }).cause ?? {};
  throw refusalOf(code, detail) ?? error;
}
