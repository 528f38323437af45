import type { ReactNode } from 'react';

const tones = {
  neutral: 'bg-raised text-muted',
  accent: 'bg-accent text-on-accent',
  win: 'text-win',
  loss: 'text-loss',
};

interface BadgeProps {
  tone?: keyof typeof tones;
  children: ReactNode;
}

/** A word or two beside something: a state, a count. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={`inline-flex items-center rounded-sm px-1.5 text-xs whitespace-nowrap ${tones[tone]}`}
    >
      {children}
    </span>
  );
}
