import { useTranslation } from '@xiongmao/i18n/use-translation';
import ImageUp from 'lucide-react/icons/image-up';
import { type DragEvent, useState } from 'react';
import { largestPicture, pictureTypes } from './check-picture.ts';

/** Where a picture is chosen, or dropped. */
export function ChoosePicture({ onChoose }: { onChoose: (file: File) => void }) {
  const { t } = useTranslation('users');
  const [over, setOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onChoose(file);
  }

  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex min-h-72 cursor-pointer flex-col items-center justify-center gap-3 rounded-lg border-2 border-dashed p-6 text-center hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-accent ${over ? 'border-accent' : 'border-line'}`}
    >
      <ImageUp aria-hidden className="size-10 text-muted" />
      <span className="text-sm font-semibold">{t('crop.choose')}</span>
      <span className="text-xs text-muted">{t('crop.rules', { size: largestPicture })}</span>
      <input
        type="file"
        accept={pictureTypes.join()}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again after it was refused.
          event.target.value = '';
          if (file) onChoose(file);
        }}
        className="sr-only"
      />
    </label>
  );
}
