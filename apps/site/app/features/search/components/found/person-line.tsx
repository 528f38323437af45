import { Avatar } from '@xiongmao/ui/avatar';
import type { ReactNode } from 'react';
import { Name } from '#app/shared/names/name.tsx';

interface PersonLineProps {
  name: string;
  avatar: string | null;
  /** What they say of themselves, or do now. */
  note: string;
  /** At its end. */
  children?: ReactNode;
}

/** A person, or what they stream, in a line. */
export function PersonLine({ name, avatar, note, children }: PersonLineProps) {
  return (
    <span className="flex min-w-0 grow items-center gap-2">
      <Avatar name={name} src={avatar} />
      <span className="flex min-w-0 grow flex-col">
        <Name className="text-sm font-semibold">{name}</Name>
        <Name className="text-xs text-muted">{note}</Name>
      </span>
      {children}
    </span>
  );
}
