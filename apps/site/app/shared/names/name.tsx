interface NameProps {
  children: string;
  className?: string;
}

/** A name in one line; too long, it is cut at its own end, whichever way the text around it runs. */
export function Name({ children, className = '' }: NameProps) {
  return (
    <span dir="auto" className={`min-w-0 truncate ${className}`}>
      {children}
    </span>
  );
}
