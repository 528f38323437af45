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
    <div className="flex min-h-14 items-center gap-3 border-t border-line px-4 py-2 first:border-t-0">
      <div className="flex min-w-0 grow flex-col md:flex-row md:items-center md:gap-4">
        <dt className="shrink-0 text-xs text-muted md:w-32 md:text-sm">{label}</dt>
        <dd className="min-w-0 text-sm [overflow-wrap:anywhere]">{value}</dd>
      </div>
      {children}
    </div>
  );
}
