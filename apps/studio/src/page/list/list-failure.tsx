import { Alert, Button } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useListContext, useTranslate } from 'react-admin';

/** Why a list is not there, and the way to ask again. */
export function ListFailure() {
  const { error, refetch, isFetching } = useListContext();
  return <RowsFailure error={error} refetch={refetch} isFetching={isFetching} />;
}

interface RowsFailureProps {
  error: Error | null | undefined;
  refetch: () => unknown;
  isFetching: boolean | undefined;
}

/** The same of rows that are no screen's list. */
export function RowsFailure({ error, refetch, isFetching }: RowsFailureProps) {
  const { t } = useTranslation('common');
  const translate = useTranslate();
  // Its words, or the key of the studio's.
  const text = error?.message ?? '';
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" disabled={isFetching} onClick={() => refetch()}>
          {t('action.retry')}
        </Button>
      }
    >
      {translate(text, { _: text })}
    </Alert>
  );
}
