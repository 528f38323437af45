import type { ReactNode } from 'react';

interface SettingRowProps {
  label: string;
  /** What stands there now. */
  value: ReactNode;
  /** What can be done about it. */
  children?: ReactNode;
}

/** One fact about an account: its name, what it is, and the button that changes it. */
export function SettingRow({ label, value, children }: SettingRowProps) {
  return (
    <div className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 border-t border-line px-4 py-2 first:border-t-0 md:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <dt className="text-xs text-muted md:text-sm">{label}</dt>
      <dd className="col-start-1 text-sm [overflow-wrap:anywhere] md:col-start-2">{value}</dd>
      {children && (
        <dd className="col-start-2 row-span-2 row-start-1 flex items-center md:col-start-3 md:row-span-1">
          {children}
        </dd>
      )}
    </div>
  );
}
