import { Card, CardContent, Skeleton, Stack, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { followerWaits, slowModes } from '@xiongmao/api/chat/rules';
import type { RoomRules } from '@xiongmao/api/chat/shapes';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import {
  BooleanInput,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  useNotify,
} from 'react-admin';
import { api } from '../../api.ts';
import { useFormat } from '../../format.ts';
import { Answer } from '../../page/answer.tsx';
import { KeptForm } from '../../page/form/kept-form.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { changedRules } from './changed-rules.ts';
import { Moderators } from './moderators.tsx';
import { roomRules } from './room-rules.ts';

/** A choice of none has no value in a form. */
const anyone = -1;

type Entered = Omit<RoomRules, 'followersOnly'> & {
  followersOnly: (typeof followerWaits)[number] | typeof anyone;
};

/** Who may speak in one's room, how often, and who keeps the peace there. */
export function RoomChat() {
  const { t } = useTranslation('studio');
  const query = useQuery(roomRules);
  return (
    <Stack sx={{ maxWidth: 720 }}>
      <PageHead title={t('menu.chat')} hint={t('chat.hint')} />
      <Answer query={query} skeleton={<Skeleton variant="rounded" height={480} />}>
        {({ rules, closedByStaff, moderators }) => (
          <Stack spacing={2}>
            <Rules rules={rules} closedByStaff={closedByStaff} />
            <Moderators people={moderators} />
          </Stack>
        )}
      </Answer>
    </Stack>
  );
}

function Rules({ rules, closedByStaff }: { rules: RoomRules; closedByStaff: boolean }) {
  const { t } = useTranslation('studio');
  const { count, duration } = useFormat();
  const notify = useNotify();
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (body: Partial<RoomRules>) =>
      api('POST /chatroom/rules', { body }, { idempotencyKey: idempotencyKey() }),
    onSuccess: () => {
      notify('chat.saved', { type: 'success' });
      return queries.invalidateQueries({ queryKey: roomRules.queryKey });
    },
  });
  const seconds = slowModes.map((id) => ({
    id,
    name: id === 0 ? t('chat.off') : t('chat.seconds', { seconds: count(id) }),
  }));
  const waits = [
    { id: anyone, name: t('chat.off') },
    ...followerWaits.map((id) => ({
      id,
      name: id === 0 ? t('chat.anyFollower') : t('chat.minutes', { time: duration(id * 60) }),
    })),
  ];

  function save(values: Entered) {
    const wait = values.followersOnly;
    const entered = { ...values, followersOnly: wait === anyone ? null : wait };
    return mutateAsync(changedRules(rules, entered));
  }

  return (
    <Card component="section" aria-label={t('chat.rules')}>
      <CardContent>
        <Typography variant="subtitle1" component="h2" gutterBottom>
          {t('chat.rules')}
        </Typography>
        <KeptForm<Entered>
          values={{ ...rules, followersOnly: rules.followersOnly ?? anyone }}
          onSave={save}
        >
          <BooleanInput
            source="open"
            label={t('chat.open')}
            helperText={closedByStaff && t('chat.closedByStaff')}
            readOnly={closedByStaff}
          />
          <SelectInput
            source="slow"
            label={t('chat.slow')}
            helperText={t('chat.slowHint')}
            choices={seconds}
            validate={required()}
            fullWidth
          />
          <SelectInput
            source="followersOnly"
            label={t('chat.followersOnly')}
            choices={waits}
            validate={required()}
            fullWidth
          />
          <NumberInput
            source="minimumLevel"
            label={t('chat.minimumLevel')}
            min={0}
            max={5}
            validate={[required(), minValue(0), maxValue(5)]}
            fullWidth
          />
          <NumberInput
            source="minimumGold"
            label={t('chat.minimumGold')}
            helperText={t('chat.minimumGoldHint')}
            min={0}
            max={100_000}
            validate={[required(), minValue(0), maxValue(100_000)]}
            fullWidth
          />
          <BooleanInput source="links" label={t('chat.links')} helperText={t('chat.linksHint')} />
        </KeptForm>
      </CardContent>
    </Card>
  );
}
