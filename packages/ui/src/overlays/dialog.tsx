import CloseIcon from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../button.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Its greatest width, as a class. */
  width?: string;
  /** It leaves in sight what it is about: nothing is dimmed, and where there is room it stands in the corner. */
  beside?: boolean;
  /** What stands beside it where there is room: for the eye alone. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * The browser's own modal: it keeps the focus, closes on Escape, and gives the focus back. On phones it
 * rises from the foot of the screen.
 */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, width = 'max-w-lg', beside, aside, children } = props;
  const element = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is one beside it
    <dialog
      ref={element}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === element.current && onClose()}
      className={`mx-auto mt-auto mb-0 w-full rounded-t-lg bg-surface text-ink md:rounded-lg ${beside ? 'border border-line shadow-lg backdrop:bg-transparent md:me-6 md:mb-6' : 'backdrop:bg-black/60 md:my-auto'} ${width}`}
    >
      {open && (
        <div className="flex max-h-[85dvh]">
          {aside}
          <div className="flex min-w-0 grow flex-col">
            <header className="flex items-center justify-between ps-4 md:ps-6 md:pe-2 md:pt-2">
              <h2 className="text-base font-semibold">{title}</h2>
              <IconButton label={closeLabel} onClick={onClose}>
                <CloseIcon aria-hidden="true" className="size-5" />
              </IconButton>
            </header>
            <div className="overflow-y-auto px-4 pb-4 md:px-6 md:pb-6">{children}</div>
          </div>
        </div>
      )}
    </dialog>
  );
}
