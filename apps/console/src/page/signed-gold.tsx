import { useFormat } from '../format.ts';

/** Gold that came or went. */
export function SignedGold({ amount }: { amount: number }) {
  const { count } = useFormat();
  return (
    <span className={`tabular font-semibold ${amount < 0 ? 'text-loss' : 'text-win'}`}>
      {amount < 0 ? '−' : '+'}
      {count(Math.abs(amount))}
    </span>
  );
}
