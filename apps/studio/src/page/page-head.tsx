import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';

interface PageHeadProps {
  title: string;
  hint?: string;
  /** What can be chosen here. */
  children?: ReactNode;
}

/** The head of a screen that is no resource's: its title stands in the bar above. */
export function PageHead({ title, hint, children }: PageHeadProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, my: 2 }}>
      <Title title={title} />
      <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
        {hint}
      </Typography>
      {children}
    </Stack>
  );
}
