import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material';
import { errors } from '@xiongmao/api/errors';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { useEditContext, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';

interface Refused {
  message?: string;
  body?: { errorCode?: number };
}

/** Whether what was sent was made from a row that was changed meanwhile, in the server's words. */
export function useStale() {
  const notify = useNotify();
  const [stale, setStale] = useState<string | null>(null);
  return {
    stale,
    forget: () => setStale(null),
    onError(error: unknown) {
      const { message = '', body } = error as Refused;
      if (body?.errorCode === errors.stale.code) setStale(message);
      else notify(message, { type: 'error' });
    },
  };
}

/** A field that is typed. */
interface Typed {
  name: string;
  label: string;
  /** What stands in it, as it is read. */
  read?: (value: unknown) => string;
}
type Entered = Readonly<Record<string, string>>;

interface StaleAlertProps {
  /** Why it was not saved; null where it was. */
  text: string | null;
  fields: readonly Typed[];
  onReloaded: () => void;
}

/** Offers to reload a form whose row was changed meanwhile; what had been typed is shown above it then. */
export function StaleAlert({ text, fields, onReloaded }: StaleAlertProps) {
  const { t } = useTranslation(['studio', 'common']);
  const { refetch } = useEditContext();
  const { getValues, formState } = useFormContext();
  const { dirtyFields } = formState;
  const [entered, setEntered] = useState<Entered>({});

  async function reload() {
    const had = fields.filter(({ name }) => dirtyFields[name]);
    const values = getValues();
    const textOf = ({ name, read = String }: Typed) => read(values[name] ?? '');
    setEntered(Object.fromEntries(had.map((field) => [field.name, textOf(field)])));
    await refetch();
    onReloaded();
  }

  if (text !== null) {
    return (
      <Alert
        severity="warning"
        sx={{ width: '100%', mb: 2 }}
        action={
          <Button color="inherit" onClick={() => void reload()}>
            {t('common:action.reload')}
          </Button>
        }
      >
        {text}
      </Alert>
    );
  }
  return <EnteredBefore fields={fields} entered={entered} />;
}

function EnteredBefore({ fields, entered }: { fields: readonly Typed[]; entered: Entered }) {
  const { t } = useTranslation('studio');
  const had = fields.filter(({ name }) => entered[name] !== undefined);
  if (had.length === 0) return null;
  return (
    <Alert severity="info" sx={{ width: '100%', mb: 2 }}>
      <AlertTitle>{t('form.had')}</AlertTitle>
      <Box component="dl" sx={{ m: 0 }}>
        {had.map(({ name, label }) => (
          <Box key={name} sx={{ mb: 1 }}>
            <Typography component="dt" variant="caption">
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="body2"
              sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
            >
              {entered[name] || '–'}
            </Typography>
          </Box>
        ))}
      </Box>
      {t('form.hadHint')}
    </Alert>
  );
}
