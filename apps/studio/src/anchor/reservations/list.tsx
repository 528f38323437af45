import { Button, List as Cards, Chip, ListItem, Skeleton, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { isCancellable, reservationStates } from '@xiongmao/api/anchors/rules';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import {
  Confirm,
  SelectInput,
  TopToolbar,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin';
import { api } from '../../api.ts';
import type { Reservation } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { useFailureText } from '../../page/answer.tsx';
import { NoRows } from '../../page/list/no-rows.tsx';
import { OwnList } from '../../page/list/own-list.tsx';
import { MatchLine } from '../../plans/match-line.tsx';
import { Reserve } from './reserve.tsx';

const colours = {
  reserving: 'info',
  notStarted: 'warning',
  inProgress: 'success',
  ended: 'default',
  cancelled: 'default',
} as const;

/** The matches that an anchor has announced. */
export function ReservationList() {
  const { t } = useTranslation(['studio', 'anchors']);
  return (
    <OwnList
      empty={false}
      filters={[
        <SelectInput
          key="state"
          source="state"
          label={t('plans.state')}
          choices={reservationStates.map((id) => ({ id, name: t(`anchors:reservation.${id}`) }))}
          alwaysOn
        />,
      ]}
      actions={
        <TopToolbar>
          <Reserve />
        </TopToolbar>
      }
    >
      <Rows />
    </OwnList>
  );
}

function Rows() {
  const { t } = useTranslation(['studio', 'anchors']);
  const { moment } = useFormat();
  const { data, isPending } = useListContext<Reservation>();
  if (isPending) return <Skeleton variant="rounded" height={320} />;
  if (!data?.length) return <NoRows />;
  return (
    <Cards disablePadding aria-label={t('reservations.title')}>
      {data.map((reservation) => (
        <ListItem key={reservation.id} divider sx={{ gap: 2, flexWrap: 'wrap' }}>
          <Stack sx={{ flexGrow: 1, minWidth: 240 }}>
            <MatchLine match={reservation.match} />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {t('reservations.madeAt', { moment: moment(reservation.createdAt) })}
            </Typography>
          </Stack>
          <Chip
            size="small"
            color={colours[reservation.state]}
            label={t(`anchors:reservation.${reservation.state}`)}
          />
          {isCancellable(reservation, new Date()) && <Cancel reservation={reservation} />}
        </ListItem>
      ))}
    </Cards>
  );
}

function Cancel({ reservation: { id, match } }: { reservation: Reservation }) {
  const { t } = useTranslation('studio');
  const notify = useNotify();
  const refresh = useRefresh();
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const name = `${match.home.name} – ${match.away.name}`;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api('GET /anchor/cancelReservation', { query: { id } }, { idempotencyKey: idempotencyKey() }),
    onSuccess: () => notify('reservations.cancelled', { type: 'success' }),
    onError: (error) => notify(failureText(error), { type: 'error' }),
    onSettled: refresh,
  });
  return (
    <>
      <Button
        color="error"
        disabled={isPending}
        aria-label={t('reservations.cancelOf', { name })}
        onClick={() => setAsking(true)}
      >
        {t('reservations.cancel')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t('reservations.cancelOf', { name })}
        content={t('reservations.cancelHint')}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
      />
    </>
  );
}
