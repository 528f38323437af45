import { Children, type ReactNode } from 'react';

/** What was written, the oldest first. */
export function Entries({ empty, children }: { empty: string; children: ReactNode }) {
  if (Children.count(children) === 0) return <p className="text-sm text-muted">{empty}</p>;
  return <ol className="flex flex-col gap-3">{children}</ol>;
}

interface EntryProps {
  who: string | null;
  at: string;
  text: string;
}

export function Entry({ who, at, text }: EntryProps) {
  return (
    <li>
      <p className="text-xs text-muted">
        {who} <span className="tabular">{at}</span>
      </p>
      <p className="text-sm break-words whitespace-pre-wrap">{text}</p>
    </li>
  );
}
