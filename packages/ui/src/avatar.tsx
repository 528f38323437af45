import { narrowed } from '@xiongmao/api/fields/picture-widths';
import { useState } from 'react';
import { crestColour, initialsOf } from './crest.tsx';

const sizes = {
  sm: 'size-8 text-[calc(var(--spacing)*3)]',
  md: 'size-11 text-[calc(var(--spacing)*3.5)]',
  lg: 'size-20 text-[calc(var(--spacing)*5)]',
};

interface AvatarProps {
  name: string;
  /** Address of the picture; without one, or where it can't be had, the initials stand for it. */
  src: string | null;
  size?: keyof typeof sizes;
}

/** A person's picture. The name stands beside it, so it is silent. */
export function Avatar({ name, src, size = 'sm' }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  const shape = `shrink-0 rounded-full ${sizes[size]}`;
  if (src && src !== missing) {
    return (
      <img
        // On a dense screen the largest is shown as wide.
        src={narrowed(src, 160)}
        alt=""
        width={80}
        height={80}
        decoding="async"
        onError={() => setMissing(src)}
        className={`bg-raised object-cover ${shape}`}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      // Drawn, not written: they are no part of the words of a button.
      data-initials={initialsOf(name)}
      style={{ backgroundColor: crestColour(name) }}
      className={`inline-flex items-center justify-center font-semibold text-white select-none before:content-[attr(data-initials)] ${shape}`}
    />
  );
}
