import { Suspended } from './application.tsx';
import { useApplication } from './use-application.ts';

/** Above every screen of an expert who is suspended: why. */
export function Suspension() {
  const { data } = useApplication();
  return data?.state === 'suspended' ? <Suspended reason={data.reason} /> : null;
}
