import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useState,
} from 'react';

interface Held {
  /** Whether what opened it is still there: the row may have been decided on meanwhile. */
  isPossible: boolean;
  close: () => void;
}

interface KeptDialog {
  title: string;
  children: (held: Held) => ReactNode;
}

interface Host {
  open: (id: string, dialog: KeptDialog) => void;
  update: (id: string, dialog: KeptDialog) => void;
  /** What opened it is gone. */
  leave: (id: string) => void;
}

const HostContext = createContext<Host | null>(null);

/**
 * Shows the dialogs of a screen. They stand here and not beside what opens them: a row that somebody else changed comes
 * back without the button, and what is being typed, and what the server said of it, is not to go with that.
 */
export function DialogHost({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState<(KeptDialog & { id: string; isPossible: boolean }) | null>(
    null,
  );
  const host = useMemo<Host>(
    () => ({
      open: (id, dialog) => setShown({ ...dialog, id, isPossible: true }),
      update: (id, dialog) =>
        setShown((before) => (before?.id === id ? { ...dialog, id, isPossible: true } : before)),
      leave: (id) =>
        setShown((before) => (before?.id === id ? { ...before, isPossible: false } : before)),
    }),
    [],
  );
  const close = () => setShown(null);
  return (
    <HostContext value={host}>
      {children}
      <Dialog
        open={shown !== null}
        onClose={close}
        title={shown?.title ?? ''}
        closeLabel={t('action.close')}
      >
        {shown?.children({ isPossible: shown.isPossible, close })}
      </Dialog>
    </HostContext>
  );
}

/** Opens a dialog of the screen's, which is drawn as it is told here for as long as what tells it is there. */
export function useKeptDialog(dialog: KeptDialog): () => void {
  const host = useContext(HostContext);
  if (!host) throw new Error('no screen shows this dialog');
  const id = useId();
  useEffect(() => host.update(id, dialog));
  useEffect(() => () => host.leave(id), [host, id]);
  return () => host.open(id, dialog);
}
