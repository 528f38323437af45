/** In thousandths, without a leading zero: its point stands before it in every script. */
export const share = (value: number): string => `\u200e${value.toFixed(3).replace(/^0/, '')}`;

/** With a sign that stands before the number in every script. */
export function signed(value: number, write: (value: number) => string = String): string {
  return `\u200e${value > 0 ? '+' : value < 0 ? '−' : ''}${write(Math.abs(value))}`;
}

/** Of cricket: runs an over, in thousandths. */
export const runRateText = ({ runRate }: { runRate: number | null }): string =>
  runRate === null ? '–' : signed(runRate, (rate) => rate.toFixed(3));

/** With a minus that is as wide as a plus, where there is one. */
export const unsigned = (value: number, write: (value: number) => string): string =>
  value < 0 ? signed(value, write) : write(value);

/** As basketball counts them: 25.3 minutes are 25:18. */
export function minutesText(minutes: number): string {
  const seconds = Math.round(minutes * 60);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
