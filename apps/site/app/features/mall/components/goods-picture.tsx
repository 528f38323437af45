import type { GoodsKind } from '@xiongmao/api/mall/rules';
import { crestColour } from '@xiongmao/ui/crest';
import Box from 'lucide-react/icons/box';
import Package from 'lucide-react/icons/package';
import Ticket from 'lucide-react/icons/ticket';
import { sourcesOf } from '#app/shared/pictures/sources-of.ts';

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
  /** How wide it is shown (`sizes`). */
  sizes?: string;
  className?: string;
}

const card = '(min-width: 64rem) 18rem, 50vw';

/** A square picture of goods; where there is none, or it does not come, their kind on their own colour. */
export function GoodsPicture(props: GoodsPictureProps) {
  const { src, kind, name, alt = '', first = false, sizes = card, className = '' } = props;
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
      {src && (
        <img
          {...sourcesOf(src, { width: 960, sizes, lazy: !first })}
          alt={alt}
          width={640}
          height={640}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
