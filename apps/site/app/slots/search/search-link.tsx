import { SearchLink } from '#app/features/search/components/ahead/search-link.tsx';
import { lazyPart } from '#app/platform/start/lazy-part.ts';

const load = () => import('./search-panel.tsx');
const Panel = lazyPart(load);
// What can't be fetched is told when it is meant.
const fetchPanel = () => load().catch(() => null);

export default function SearchEverywhere() {
  return <SearchLink Panel={Panel} fetchPanel={fetchPanel} />;
}
