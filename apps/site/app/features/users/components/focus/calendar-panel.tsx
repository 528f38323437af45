import { useQuery, useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { formatDate, formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button, buttonLook } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import { Panel } from '@xiongmao/ui/panel';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { CopiedField } from '#app/shared/form/copied-field.tsx';
import { useAction } from '#app/shared/form/use-action.ts';

/** What one follows, in one's own calendar: by an address that one can change and end. */
export function CalendarPanel() {
  const { t } = useTranslation('users');
  const viewer = { locale: useLocale(), zone: useZone() };
  const api = useApi();
  const queries = useQueryClient();
  const query = callQuery(api, 'GET /match/calendar', {});
  const { data } = useQuery(query);
  const once = () => ({ idempotencyKey: idempotencyKey() });
  const refresh = () => queries.invalidateQueries({ queryKey: query.queryKey });
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
  const calendar = data?.calendar ?? null;
  const address = making.data?.address;
  const isBusy = making.isPending || ending.isPending;
  return (
    <Panel title={t('calendar.title')} hint={t('calendar.hint')}>
      <div className="flex flex-col gap-3 px-4 pt-2 pb-4">
        {address && (
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
        )}
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
          <Button
            look={calendar || address ? 'plain' : 'primary'}
            disabled={!data}
            aria-disabled={isBusy}
            onClick={() => making.mutate()}
          >
            {t(calendar || address ? 'calendar.renew' : 'calendar.make')}
          </Button>
          {calendar && (
            <Button look="quiet" aria-disabled={isBusy} onClick={() => ending.mutate()}>
              {t('calendar.end')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
