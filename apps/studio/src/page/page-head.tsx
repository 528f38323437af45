import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Title } from 'react-admin';

interface PageHeadProps {
  title: string;
  hint?: string;
  /** What can be chosen here. */
  children?: ReactNode;
}

/** The head of a screen that is no resource's. */
export function PageHead({ title, hint, children }: PageHeadProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'flex-end', gap: 2, mt: 2, mb: 2 }}>
      <Title title={title} />
      <div style={{ flexGrow: 1 }}>
        <Typography variant="h5" component="h1">
          {title}
        </Typography>
        {hint && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {hint}
          </Typography>
        )}
      </div>
      {children}
    </Stack>
  );
}
