import { Skeleton } from '@mui/material';
import { useConfig } from '../config.ts';
import { NotFound } from '../problem-page.tsx';
import { useMay } from '../use-may.ts';
import { Overview } from './overview.tsx';
import { AnchorApplication } from './standing/application.tsx';

/** The first screen of the streamer centre: an anchor's overview; for others the way to become one. */
export function AnchorCentre() {
  const { live } = useConfig();
  const isAnchor = useMay('broadcast');
  if (!live) return <NotFound />;
  if (isAnchor === undefined) return <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />;
  return isAnchor ? <Overview /> : <AnchorApplication />;
}
