import AddIcon from '@mui/icons-material/Add';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { Form, required, SaveButton, useNotify, useRefresh } from 'react-admin';
import { api } from '../../api.ts';
import { useFailureText } from '../../page/answer.tsx';
import { MatchInput } from '../live/match-inputs.tsx';

/** Announces that one will stream a match. */
export function Reserve() {
  const { t } = useTranslation('studio');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('reservations.reserve')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="sm">
        <DialogTitle>{t('reservations.reserve')}</DialogTitle>
        <ReserveForm onClose={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function ReserveForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('studio');
  const notify = useNotify();
  const refresh = useRefresh();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (matchId: number) =>
      api('POST /anchor/reserve', { body: { matchId } }, { idempotencyKey: idempotencyKey() }),
    onSuccess() {
      notify('reservations.done', { type: 'success' });
      refresh();
      onClose();
    },
  });
  return (
    <Form
      noValidate
      onSubmit={(values: unknown) => mutate((values as { matchId: number }).matchId)}
    >
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', pb: 2 }}>
          {t('reservations.hint')}
        </Typography>
        <MatchInput streamable={false} validate={required()} />
        {error && <Alert severity="error">{failureText(error)}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ra.action.cancel')}</Button>
        <SaveButton
          alwaysEnable={!isPending}
          disabled={isPending}
          label={t('reservations.reserve')}
          icon={<AddIcon />}
        />
      </DialogActions>
    </Form>
  );
}
