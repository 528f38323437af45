import Film from 'lucide-react/icons/film';
import type { Row } from '../contract.ts';

/** The poster of a video in a list; a place for one where there is none. */
export function Poster({ poster }: Pick<Row<'videos'>, 'poster'>) {
  const look = 'h-10 w-18 shrink-0 rounded-sm bg-raised';
  return poster ? (
    <img
      src={poster.address}
      alt=""
      width={72}
      height={40}
      loading="lazy"
      className={`${look} object-cover`}
    />
  ) : (
    <span className={`${look} inline-flex items-center justify-center text-muted`}>
      <Film aria-hidden className="size-4" />
    </span>
  );
}
