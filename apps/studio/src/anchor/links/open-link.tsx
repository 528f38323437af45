import { Alert, Box, Button, Chip, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { languageName } from '@xiongmao/i18n/words/language-names';
import { api } from '../../api.ts';
import type { LiveLink } from '../../contract.ts';
import { useFailureText } from '../../page/answer.tsx';
import { CopyField } from '../../page/copy-field.tsx';

/** A link, whose address is asked for when it is opened. */
export function OpenLink({ link: { id, name, language, pro } }: { link: LiveLink }) {
  const { t } = useTranslation(['studio', 'anchors']);
  const locale = useLocale();
  const failureText = useFailureText();
  const { data, mutate, isPending, error } = useMutation({
    gcTime: 0,
    mutationFn: () =>
      api('POST /anchor/link', { body: { id } }, { idempotencyKey: idempotencyKey() }),
  });
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
          {languageName(language, locale)}
        </Typography>
        {pro && <Chip size="small" color="primary" label={t('anchors:right.pro')} />}
        {!data && (
          <Button
            size="small"
            disabled={isPending}
            aria-label={t('links.openOf', { name })}
            onClick={() => mutate()}
          >
            {t('links.open')}
          </Button>
        )}
        {data?.url.startsWith('http') && (
          <Button size="small" href={data.url} target="_blank" rel="noreferrer">
            {t('links.visit')}
          </Button>
        )}
      </Stack>
      {data && (
        <Box sx={{ pt: 1.5 }}>
          <CopyField label={t('links.url')} value={data.url} />
        </Box>
      )}
      {error && <Alert severity="error">{failureText(error)}</Alert>}
    </Box>
  );
}
