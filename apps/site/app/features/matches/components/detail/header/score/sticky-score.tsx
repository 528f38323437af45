import type { MatchDetail } from '@xiongmao/api/matches/shapes';
import { MatchStrip } from '../match-strip.tsx';

interface StickyScoreProps {
  detail: MatchDetail;
  /** Whether the header, for which it stands in, is scrolled away. */
  shown: boolean;
}

/** The score in one line at the top of the screen while the header is out of sight. Silent: it repeats. */
export default function StickyScore({ detail, shown }: StickyScoreProps) {
  return (
    <div
      aria-hidden="true"
      className={`fixed inset-x-0 top-0 z-20 h-11 bg-surface duration-150 motion-safe:transition-[translate,opacity] ${shown ? '' : 'pointer-events-none -translate-y-full opacity-0'}`}
    >
      <MatchStrip detail={detail} />
    </div>
  );
}
