import type { ReactNode } from 'react';

export interface ToolProps {
  name: string;
  tabIndex: number;
}

interface ToolButtonProps extends ToolProps {
  label: string;
  /** Undefined for what is neither on nor off. */
  isOn?: boolean | undefined;
  isOff?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** A tool of the toolbar: it stays within reach where it can do nothing. */
export function ToolButton(props: ToolButtonProps) {
  const { name, tabIndex, label, isOn, isOff = false, onPress, children } = props;
  return (
    <button
      type="button"
      data-tool={name}
      tabIndex={tabIndex}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff}
      onClick={() => !isOff && onPress()}
      className="article-tool"
    >
      {children}
    </button>
  );
}
