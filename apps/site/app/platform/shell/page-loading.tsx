import { LoadingBar, type LoadingStage } from '@xiongmao/ui/states/loading-bar';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useOnline } from '../online.ts';
import { activity } from '../session/activity.ts';
import { useLocationAhead } from '../start/location-ahead.ts';
import { createLoadingStage } from './loading-stage.ts';

/** The page-wide bar: fed by navigation and by every request of the client (product spec §4). */
export function PageLoading() {
  const [stage, setStage] = useState<LoadingStage>('hidden');
  const [tell] = useState(() => createLoadingStage(setStage));
  const requests = useSyncExternalStore(activity.subscribe, activity.state, () => 'idle' as const);
  const ahead = useLocationAhead();
  // What waits for a network the banner tells of.
  const navigating = useOnline() && ahead;
  const now = requests === 'idle' && navigating ? 'busy' : requests;

  useEffect(() => tell(now), [tell, now]);
  return <LoadingBar stage={stage} />;
}
