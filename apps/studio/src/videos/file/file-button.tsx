import UploadIcon from '@mui/icons-material/UploadFile';
import { Box, Button, FormHelperText } from '@mui/material';
import { videoLimits } from '@xiongmao/api/videos/rules';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { sizeText } from '@xiongmao/videos/size-text';
import { acceptedFiles, type FileFault, faultOfFile } from '@xiongmao/videos/uploads/check-file';
import { useRef, useState } from 'react';

interface FileButtonProps {
  onPick: (file: File) => void;
  children: string;
}

/** Opens the browser's own dialog for a video; what can't be sent is told before it is. */
export function FileButton({ onPick, children }: FileButtonProps) {
  const { t } = useTranslation('footage');
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<FileFault | null>(null);
  const { bytes, seconds } = videoLimits;
  const size = sizeText(bytes, locale);

  function pick(file: File) {
    const found = faultOfFile(file);
    setFault(found);
    if (!found) onPick(file);
  }

  return (
    <Box>
      <Button variant="outlined" startIcon={<UploadIcon />} onClick={() => input.current?.click()}>
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
      <FormHelperText>{t('upload.hint', { size, hours: seconds.upload / 3_600 })}</FormHelperText>
      {fault && (
        <FormHelperText error role="alert">
          {t(`upload.fault.${fault}`, { size })}
        </FormHelperText>
      )}
    </Box>
  );
}
