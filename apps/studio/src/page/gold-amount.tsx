import { Typography } from '@mui/material';
import { useFormat } from '../format.ts';

/** An amount of gold that came or went, signed, its digits one below the other. */
export function GoldAmount({ amount }: { amount: number }) {
  const { count } = useFormat();
  return (
    <Typography
      component="span"
      variant="body2"
      sx={{
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 600,
        whiteSpace: 'nowrap',
        color: amount < 0 ? 'error.main' : 'success.main',
      }}
    >
      {amount < 0 ? '−' : '+'}
      {count(Math.abs(amount))}
    </Typography>
  );
}
