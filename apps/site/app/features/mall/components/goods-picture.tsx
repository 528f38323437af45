import type { GoodsKind } from '@xiongmao/api/mall/rules';
import { crestColour } from '@xiongmao/ui/crest';
import Box from 'lucide-react/icons/box';
import Package from 'lucide-react/icons/package';
import Ticket from 'lucide-react/icons/ticket';
import type { SyntheticEvent } from 'react';

const icons = { physical: Package, virtual: Ticket, box: Box };

interface GoodsPictureProps {
  src: string | null;
  kind: GoodsKind | 'box';
  /** Gives its colour to what has no picture. */
  name: string;
  /** What is seen, where the name does not stand beside it. */
  alt?: string;
  /** It is what the page is about: not waited with. */
  first?: boolean;
  /** Shown to its edges where its place is no square: what is left of the place is its blur. */
  whole?: boolean;
  className?: string;
}

const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
  currentTarget.hidden = true;
};

/** A square picture of goods; where there is none, or it does not come, their kind on their own colour. */
export function GoodsPicture(props: GoodsPictureProps) {
  const { src, kind, name, alt = '', first = false, whole = false, className = '' } = props;
  const Icon = icons[kind];
  return (
    <span
      className={`relative block aspect-square overflow-hidden ${className}`}
      style={{
        backgroundImage: `linear-gradient(145deg, ${crestColour(name)}, color-mix(in srgb, ${crestColour(name)} 45%, #13191f))`,
      }}
    >
      <Icon
        aria-hidden
        className="absolute inset-0 m-auto size-2/5 max-h-24 max-w-24 stroke-1 text-white/70"
      />
      {src && whole && (
        <img
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          onError={hide}
          className="absolute inset-0 size-full scale-125 object-cover blur-xl"
        />
      )}
      {src && (
        <img
          src={src}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={hide}
          className={`absolute inset-0 size-full ${whole ? 'object-contain' : 'object-cover'}`}
        />
      )}
    </span>
  );
}
