import { videoLimits } from '@xiongmao/api/videos/rules';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { sizeText } from '@xiongmao/videos/size-text';
import { acceptedFiles, type FileFault, faultOfFile } from '@xiongmao/videos/uploads/check-file';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';

interface FileButtonProps {
  onPick: (file: File) => void;
  children: string;
}

/** Opens the browser's own dialog for a video; what can't be sent is told before it is. */
export function FileButton({ onPick, children }: FileButtonProps) {
  const { t } = useTranslation('footage');
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<FileFault | null>(null);

  function pick(file: File) {
    const found = faultOfFile(file);
    setFault(found);
    if (!found) onPick(file);
  }

  return (
    <div className="flex flex-col gap-1">
      <Button className="self-start" onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-4" />
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptedFiles}
        aria-label={t('upload.file')}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file can be chosen once more.
          target.value = '';
          if (file) pick(file);
        }}
      />
      <FileHint />
      {fault && <Fault fault={fault} />}
    </div>
  );
}

function FileHint() {
  const { t } = useTranslation('footage');
  const locale = useLocale();
  const { bytes, seconds } = videoLimits;
  return (
    <p className="text-xs text-muted">
      {t('upload.hint', { size: sizeText(bytes, locale), hours: seconds.upload / 3_600 })}
    </p>
  );
}

function Fault({ fault }: { fault: FileFault }) {
  const { t } = useTranslation('footage');
  const locale = useLocale();
  return (
    <p role="alert" className="text-sm text-loss">
      {t(`upload.fault.${fault}`, { size: sizeText(videoLimits.bytes, locale) })}
    </p>
  );
}
