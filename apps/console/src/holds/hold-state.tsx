import { StateLabel } from '../page/state-label.tsx';

const tones = { held: 'due', captured: 'good', released: 'quiet' } as const;

/** What became of gold that was held, and why it was given back. */
export function HoldState({
  state,
  name,
  reason = null,
}: {
  state: keyof typeof tones;
  name: string;
  reason?: string | null;
}) {
  return (
    <span className="flex flex-col">
      <StateLabel tone={tones[state]}>{name}</StateLabel>
      {reason && <span className="text-xs text-muted">{reason}</span>}
    </span>
  );
}
