interface FlagProps {
  /** ISO 3166-1 alpha-2, or a subdivision that plays for itself (`GB-ENG`). */
  country: string;
  /** In a circle, whose size the class has. */
  round?: boolean;
  className?: string;
}

/**
 * A country's flag, silent: the country's or team's name stands beside it. The picture is a file of its
 * own below `/assets/flags/`, which the front end's build puts there, and costs a page's script nothing.
 */
export function Flag({ country, round = false, className = 'h-3.5' }: FlagProps) {
  return (
    <img
      src={`/assets/flags/${country}.svg`}
      alt=""
      width={21}
      height={14}
      loading="lazy"
      decoding="async"
      className={`shrink-0 outline -outline-offset-1 outline-line ${round ? 'rounded-full object-cover' : 'aspect-3/2 w-auto rounded-[2px]'} ${className}`}
    />
  );
}
