import { type KeyboardEvent, type ReactNode, useId } from 'react';

interface TabsProps<Key extends string> {
  /** What the tabs choose between, for those who can't see them. */
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  selected: Key;
  onSelect: (key: Key) => void;
  /** What the selected tab shows. */
  children: ReactNode;
}

const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Tabs in a row that scrolls, and the panel of the selected one. Arrow keys, Home and End move. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, selected, onSelect, children } = props;
  const id = useId();

  function move(event: KeyboardEvent<HTMLElement>): void {
    const at = tabs.findIndex(({ key }) => key === selected);
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = steps[event.key];
    let to: number;
    if (step) to = (at + step * forward + tabs.length) % tabs.length;
    else if (event.key === 'Home') to = 0;
    else if (event.key === 'End') to = tabs.length - 1;
    else return;
    event.preventDefault();
    onSelect(tabs[to]!.key);
    (event.currentTarget.children[to] as HTMLElement).focus();
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex snap-x scrollbar-none overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            aria-selected={tab.key === selected}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === selected ? 0 : -1}
            onClick={() => onSelect(tab.key)}
            className="min-h-11 shrink-0 snap-start border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted -outline-offset-2 aria-selected:border-accent aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`}>
        {children}
      </div>
    </>
  );
}
