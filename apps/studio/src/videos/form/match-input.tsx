import CloseIcon from '@mui/icons-material/Close';
import { FormHelperText, IconButton, Stack, Typography } from '@mui/material';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { InputHelperText, useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { FindSubject } from '../../articles/dialogs/find-subject.tsx';
import type { ShownMatch } from './values.ts';

/** The match that a video shows, if any; it decides on the game. */
export function MatchInput() {
  const { t } = useTranslation('footage');
  const { setValue, formState } = useFormContext();
  const { field } = useInput({ source: 'match' });
  const match = field.value as ShownMatch | null;
  // The server knows it by its number.
  const fault = formState.errors.matchId?.message as string | undefined;

  function choose(to: ShownMatch | null) {
    field.onChange(to);
    setValue('incident', null, { shouldDirty: true });
    if (to) setValue('gameId', to.gameId, { shouldDirty: true });
  }

  return (
    <Stack role="group" aria-label={t('field.match')} sx={{ mb: 2 }}>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {t('field.match')}
      </Typography>
      {match?.id ? (
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="body2">{match.name}</Typography>
          <IconButton aria-label={t('field.removeMatch')} onClick={() => choose(null)}>
            <CloseIcon />
          </IconButton>
        </Stack>
      ) : (
        <>
          <Typography variant="body2">{t('field.noMatch')}</Typography>
          <FindSubject
            kinds={['match']}
            onChoose={({ id, gameId, name }) => choose({ id, gameId, name })}
          />
        </>
      )}
      {fault && (
        <FormHelperText error>
          <InputHelperText error={fault} />
        </FormHelperText>
      )}
    </Stack>
  );
}
