interface FlagProps {
  /** ISO 3166-1 alpha-2, or a subdivision such as `GB-ENG`; null for what is of no country. */
  country: string | null;
  className?: string;
}

/** A country's flag beside its name. One that is unknown leaves a plain field, never a broken image. */
export function Flag({ country, className = 'h-3 w-4.5' }: FlagProps) {
  const known = country !== null && /^[A-Z]{2}(-[A-Z]{2,3})?$/.test(country);
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 rounded-xs bg-raised bg-cover bg-center ${className}`}
      style={known ? { backgroundImage: `url(/flags/${country}.svg)` } : undefined}
    />
  );
}
