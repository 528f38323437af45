import { useQuery, useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { formatDate, formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button, buttonLook } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import { Panel } from '@xiongmao/ui/panel';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { CopiedField } from '#app/shared/form/copied-field.tsx';
import { useAction } from '#app/shared/form/use-action.ts';
import { CalendarChange } from './calendar-change.tsx';

/** What one follows, in one's own calendar: by an address that one can change and end. */
export function CalendarPanel() {
  const { t } = useTranslation('users');
  const viewer = { locale: useLocale(), zone: useZone() };
  const api = useApi();
  const queries = useQueryClient();
  const asked = callQuery(api, 'GET /match/calendar', {});
  const query = useQuery(asked);
  const once = () => ({ idempotencyKey: idempotencyKey() });
  const refresh = () => queries.invalidateQueries({ queryKey: asked.queryKey });
  const making = useAction({
    mutationFn: () => api('POST /match/calendar', {}, once()),
    onSuccess: refresh,
  });
  const ending = useAction({
    mutationFn: () => api('POST /match/calendar/end', {}, once()),
    onSuccess() {
      making.reset();
      toast(t('calendar.ended'));
      return refresh();
    },
  });
  const address = making.data?.address;
  const isBusy = making.isPending || ending.isPending;
  return (
    <Panel title={t('calendar.title')} hint={t('calendar.hint')}>
      <div className="flex flex-col gap-3 px-4 pt-2 pb-4">
        <Loaded query={query} skeleton={<Skeleton className="h-11 w-36 md:h-9" />}>
          {({ calendar }) => (
            <>
              {address && <CalendarAddress address={address} />}
              {calendar && !address && (
                <p className="text-xs text-muted">
                  {t('calendar.madeAt', { date: formatDate(calendar.madeAt, viewer) })}
                  {' · '}
                  {calendar.readAt
                    ? t('calendar.readAt', { date: formatDateTime(calendar.readAt, viewer) })
                    : t('calendar.neverRead')}
                </p>
              )}
              <div className="flex flex-wrap gap-2">
                {calendar || address ? (
                  <>
                    <CalendarChange
                      label={t('calendar.renew')}
                      look="plain"
                      busy={isBusy}
                      onConfirm={() => making.mutate()}
                    />
                    <CalendarChange
                      label={t('calendar.end')}
                      look="quiet"
                      busy={isBusy}
                      onConfirm={() => ending.mutate()}
                    />
                  </>
                ) : (
                  <Button look="primary" aria-disabled={isBusy} onClick={() => making.mutate()}>
                    {t('calendar.make')}
                  </Button>
                )}
              </div>
            </>
          )}
        </Loaded>
      </div>
    </Panel>
  );
}

/** It is told once: to copy, or for a calendar of this device. */
function CalendarAddress({ address }: { address: string }) {
  const { t } = useTranslation('users');
  return (
    <>
      <CopiedField
        label={t('calendar.address')}
        value={address}
        copyLabel={t('calendar.copy')}
        byHand={t('invite.copyByHand')}
      >
        <a href={address.replace(/^https?:/, 'webcal:')} className={buttonLook('plain')}>
          <CalendarPlus aria-hidden className="size-4" />
          {t('calendar.open')}
        </a>
      </CopiedField>
      <p className="text-xs text-muted">{t('calendar.once')}</p>
    </>
  );
}
