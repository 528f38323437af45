import type { ReactNode } from 'react';

const tones = {
  good: 'text-win',
  bad: 'text-loss',
  quiet: 'text-muted',
  due: 'text-accent',
};

interface StateLabelProps {
  tone: keyof typeof tones;
  children: ReactNode;
}

/** A state: a dot of its colour and a word. */
export function StateLabel({ tone, children }: StateLabelProps) {
  return (
    <span className={`inline-flex items-center gap-1.5 text-xs whitespace-nowrap ${tones[tone]}`}>
      <span aria-hidden className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}
