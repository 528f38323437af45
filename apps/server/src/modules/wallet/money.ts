/** `1234` fen as `12.34` yuan, as gateways write amounts. */
export const yuanOf = (fen: number): string => (fen / 100).toFixed(2);

/** `12.34` yuan in fen; null for what is no amount. */
export function fenOf(yuan: string | undefined): number | null {
  const [, whole, part = ''] = yuan?.match(/^(\d{1,9})(?:\.(\d{1,2}))?$/) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
