/** In thousandths, without a leading zero: its point stands before it in every script. */
export const share = (value: number): string => `\u200e${value.toFixed(3).replace(/^0/, '')}`;

/** With a sign that stands before the number in every script. */
export function signed(value: number): string {
  return `\u200e${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}`;
}
