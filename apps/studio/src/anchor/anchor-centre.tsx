import { useConfig } from '../config.ts';
import { IfMay } from '../page/if-may.tsx';
import { NotFound } from '../problem-page.tsx';
import { Overview } from './overview.tsx';
import { AnchorApplication } from './standing/application.tsx';

/** The first screen of the streamer centre: an anchor's overview; for others the way to become one. */
export function AnchorCentre() {
  const { live } = useConfig();
  if (!live) return <NotFound />;
  return (
    <IfMay permissions={['broadcast']}>
      {({ broadcast }) => (broadcast ? <Overview /> : <AnchorApplication />)}
    </IfMay>
  );
}
