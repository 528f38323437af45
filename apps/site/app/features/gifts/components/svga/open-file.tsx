import { useTranslation } from '@xiongmao/i18n/use-translation';
import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useState } from 'react';

/** Where a file of one's own is chosen, or dropped. */
export function OpenFile({ onOpen }: { onOpen: (file: File) => void }) {
  const { t } = useTranslation('svga');
  const [over, setOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onOpen(file);
  }

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`mx-4 flex min-h-32 cursor-pointer flex-col items-center justify-center gap-2 rounded-lg border-2 border-dashed p-4 text-center hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-accent md:mx-0 ${over ? 'border-accent' : 'border-line'}`}
    >
      <FileUp aria-hidden className="size-7 text-muted" />
      <span className="text-sm font-semibold">{t('open')}</span>
      <span className="text-xs text-muted">{t('openHint')}</span>
      <input
        type="file"
        accept=".svga"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again after it was refused.
          event.target.value = '';
          if (file) onOpen(file);
        }}
        className="sr-only"
      />
    </label>
  );
}
