import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { tokens } from '../theme.ts';

/** The theme's colours by the names that the words of an article, and their editor, know them by. */
export function WordsColours({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={({ palette }) => ({
        '--ink': palette.text.primary,
        '--muted': palette.text.secondary,
        '--accent': palette.primary.main,
        '--surface': palette.background.paper,
        '--line': palette.divider,
        '--raised': tokens[palette.mode].raised,
        width: '100%',
        minWidth: 0,
      })}
    >
      {children}
    </Box>
  );
}
