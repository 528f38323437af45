export type LoadingStage = 'hidden' | 'running' | 'done' | 'failed';

const looks: Record<LoadingStage, string> = {
  hidden: 'opacity-0',
  running: 'loading-bar bg-accent',
  done: 'bg-accent opacity-0 motion-safe:transition-opacity motion-safe:delay-300 motion-safe:duration-200',
  failed: 'bg-loss',
};

/** A thin line along the page's top edge. */
export function LoadingBar({ stage }: { stage: LoadingStage }) {
  return (
    <div
      aria-hidden="true"
      data-stage={stage}
      className={`pointer-events-none fixed inset-x-0 top-0 z-50 h-0.5 origin-left rtl:origin-right ${looks[stage]}`}
    />
  );
}
