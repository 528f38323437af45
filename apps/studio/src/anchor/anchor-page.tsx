import { Skeleton } from '@mui/material';
import { Outlet } from 'react-router-dom';
import { useConfig } from '../config.ts';
import { NoPermission } from '../problem-page.tsx';
import { useMay } from '../use-may.ts';

/** The screens of the streamer centre: for anchors. */
export function AnchorPage() {
  const { live } = useConfig();
  const isAnchor = useMay('broadcast');
  if (isAnchor === undefined) return <Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />;
  return isAnchor && live ? <Outlet /> : <NoPermission />;
}
