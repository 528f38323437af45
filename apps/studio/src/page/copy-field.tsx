import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import { Button, Stack, TextField } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useRef } from 'react';
import { useNotify } from 'react-admin';

interface CopyFieldProps {
  label: string;
  value: string;
}

/** A text that is taken elsewhere. */
export function CopyField({ label, value }: CopyFieldProps) {
  const { t } = useTranslation('studio');
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      notify('copy.done', { type: 'success' });
    } catch {
      input.current?.select();
      notify('copy.failed', { type: 'warning' });
    }
  }

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TextField
        label={label}
        value={value}
        size="small"
        fullWidth
        inputRef={input}
        slotProps={{ htmlInput: { readOnly: true, spellCheck: false, dir: 'ltr' } }}
        onFocus={(event) => event.target.select()}
        sx={{ m: 0, '& input': { fontFamily: 'monospace' } }}
      />
      <Button
        startIcon={<ContentCopyIcon />}
        aria-label={`${t('copy.action')}: ${label}`}
        onClick={() => void copy()}
        sx={{ flexShrink: 0 }}
      >
        {t('copy.action')}
      </Button>
    </Stack>
  );
}
