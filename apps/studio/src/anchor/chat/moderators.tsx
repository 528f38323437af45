import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mostModerators } from '@xiongmao/api/chat/rules';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useGetIdentity } from 'react-admin';
import { api } from '../../api.ts';
import { useFailureText } from '../../page/answer.tsx';
import { roomRules } from './room-rules.ts';

interface Person {
  id: number;
  username: string;
}

/** Whom one trusts with one's room: they are appointed from a message of theirs, and dismissed here. */
export function Moderators({ people }: { people: readonly Person[] }) {
  const { t } = useTranslation('studio');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const uid = useGetIdentity().identity?.id;
  const { mutate, isPending, error } = useMutation({
    mutationFn: (userId: number) =>
      api(
        'POST /chatroom/operate',
        { body: { operation: 'dismiss', room: `anchor-${Number(uid)}`, userId } },
        { idempotencyKey: idempotencyKey() },
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: roomRules.queryKey }),
  });
  return (
    <Card component="section" aria-label={t('chat.moderators')}>
      <CardContent>
        <Typography variant="subtitle1" component="h2">
          {t('chat.moderators')}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {t('chat.moderatorsHint', { most: mostModerators })}
        </Typography>
        {error && <Alert severity="error">{failureText(error)}</Alert>}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
          {people.map(({ id, username }) => (
            <Box
              key={id}
              component="li"
              sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}
            >
              <Typography variant="body2" noWrap sx={{ flexGrow: 1 }}>
                {username}
              </Typography>
              <Button disabled={isPending || uid === undefined} onClick={() => mutate(id)}>
                {t('chat.dismiss')}
              </Button>
            </Box>
          ))}
        </Box>
        {people.length === 0 && <Typography variant="body2">{t('chat.noModerators')}</Typography>}
      </CardContent>
    </Card>
  );
}
