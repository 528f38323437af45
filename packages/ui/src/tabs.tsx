import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface TabsProps<Value extends string> {
  /** What the tabs are about, for those who can't see it. */
  label: string;
  /** A tab that only some widths have says so by its class. */
  tabs: readonly { value: Value; label: string; className?: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Classes of the strip, and of the panel. */
  stripClass?: string;
  panelClass?: string;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** A few tabs of equal width over a panel: arrow keys, Home and End choose among them. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, stripClass = 'mb-4', panelClass, children } = props;
  const id = useId();
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={`flex scrollbar-none overflow-x-auto border-b border-line ${stripClass}`}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChange(tab.value)}
            className={`min-h-11 grow basis-0 px-1 border-b-2 border-transparent text-sm text-muted -outline-offset-2 hover:text-ink aria-selected:border-accent aria-selected:font-semibold aria-selected:text-ink ${tab.className ?? ''}`}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${value}`}
        className={panelClass}
      >
        {children}
      </div>
    </>
  );
}

function move(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.children] as HTMLElement[];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const step = steps[event.key];
  const to = step
    ? (at + step * forward + tabs.length) % tabs.length
    : { Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  tabs[to]?.focus();
  tabs[to]?.click();
}
