import { crestColour } from '@xiongmao/ui/crest';
import Radio from 'lucide-react/icons/radio';
import type { ReactNode } from 'react';
import { sourcesOf } from '#app/shared/pictures/sources-of.ts';

interface CoverProps {
  src: string | null;
  /** Gives its colour to what has no picture. */
  name: string;
  children?: ReactNode;
}

/** A broadcast's picture, 16:9; silent: its title stands beside it. */
export function Cover({ src, name, children }: CoverProps) {
  return (
    <div
      className="always-dark relative aspect-video overflow-hidden rounded-lg text-ink"
      style={{ backgroundColor: crestColour(name) }}
    >
      <Radio aria-hidden className="absolute inset-0 m-auto size-10 stroke-1 text-white/60" />
      {src && (
        <img
          {...sourcesOf(src, { width: 1_280, sizes: '(min-width: 64rem) 20rem, 50vw' })}
          alt=""
          width={640}
          height={360}
          loading="lazy"
          decoding="async"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {children}
    </div>
  );
}
