import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface FigureProps {
  name: string;
  /** How large it is; null where there is nothing to measure. */
  value: string | null;
  hint?: ReactNode;
  /** Stands on a card, not on the page. */
  inset?: boolean;
}

/** A figure under its name. */
export function Figure({ name, value, hint, inset }: FigureProps) {
  return (
    <Card variant={inset ? 'outlined' : 'elevation'}>
      <CardContent>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {name}
        </Typography>
        <Typography variant="h5" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {value ?? '–'}
        </Typography>
        {hint && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
        )}
      </CardContent>
    </Card>
  );
}

/** Figures side by side, as many as there is room for. */
export const figureGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(auto-fit, minmax(10rem, 1fr))' },
} as const;
