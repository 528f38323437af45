/** Scores as the picture shows them: home, away, and whether the match is on. */
const rows = [
  { home: 2, away: 1, live: true },
  { home: 0, away: 0, live: true },
  { home: 98, away: 104, live: true },
  { home: 3, away: 1, live: false },
  { home: 1, away: 2, live: false },
  { home: 0, away: 3, live: false },
];

/** A phone with scores on it, for the eye alone. */
export function PhonePicture() {
  return (
    <div
      aria-hidden="true"
      className="hidden w-64 shrink-0 rotate-3 flex-col gap-2 rounded-[2.25rem] border-8 border-raised bg-page p-3 pb-6 shadow-2xl lg:flex"
    >
      <div className="mx-auto mb-2 h-1.5 w-16 rounded-full bg-raised" />
      <div className="mb-1 flex gap-1.5">
        <div className="h-6 w-14 rounded-sm bg-accent" />
        <div className="h-6 w-14 rounded-sm bg-raised" />
        <div className="h-6 w-14 rounded-sm bg-raised" />
      </div>
      {rows.map(({ home, away, live }) => (
        <div
          key={`${home}:${away}`}
          className="flex items-center gap-3 rounded-sm bg-surface px-3 py-2"
        >
          <div className={`h-8 w-1 rounded-full ${live ? 'bg-live' : 'bg-raised'}`} />
          <div className="flex grow flex-col gap-1.5">
            <Side score={home} wins={home > away} />
            <Side score={away} wins={away > home} />
          </div>
        </div>
      ))}
    </div>
  );
}

function Side({ score, wins }: { score: number; wins: boolean }) {
  return (
    <div className="flex items-center gap-2">
      <div className="size-4 rounded-full bg-raised" />
      <div className={`h-2 grow rounded-full ${wins ? 'bg-muted' : 'bg-line'}`} />
      <span
        className={`min-w-6 text-end text-sm tabular ${wins ? 'font-bold text-ink' : 'text-muted'}`}
      >
        {score}
      </span>
    </div>
  );
}
