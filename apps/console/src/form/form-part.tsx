import type { ReactNode } from 'react';

interface FormPartProps {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** Fields that belong together, under their own title. */
export function FormPart({ title, hint, children }: FormPartProps) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-t border-line/50 pt-4 first-of-type:border-0 first-of-type:pt-0 md:grid-cols-2">
      <legend className="contents">
        <span className="flex flex-col text-base font-semibold md:col-span-2">
          {title}
          {hint && <span className="text-xs font-normal text-muted">{hint}</span>}
        </span>
      </legend>
      {children}
    </fieldset>
  );
}
