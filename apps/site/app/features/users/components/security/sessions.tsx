import { useQuery, useQueryClient } from '@tanstack/react-query';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import type { Session } from '@xiongmao/api/identity/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Button } from '@xiongmao/ui/button';
import { toast } from '@xiongmao/ui/overlays/toast';
import { Panel } from '@xiongmao/ui/panel';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { useAction } from '#app/shared/form/use-action.ts';
import { Ago } from '#app/shared/time/ago.tsx';
import { sessionsQuery } from '../../api/user-queries.ts';

/** Where one is signed in, and the way to end that: there, or everywhere but here. */
export function Sessions() {
  const { t } = useTranslation('users');
  const api = useApi();
  const queries = useQueryClient();
  const query = useQuery(sessionsQuery(api));
  const hasOthers = query.data?.some(({ current }) => !current) ?? false;

  const { mutate: end, isPending } = useAction({
    mutationFn: (id: string) =>
      api('POST /user/sessions/end', { body: { id } }, { idempotencyKey: idempotencyKey() }),
    onSuccess(_ended, id) {
      queries.setQueryData(sessionsQuery(api).queryKey, (held) =>
        held?.filter((session) => session.current || (id !== 'others' && session.id !== id)),
      );
      toast(t('security.sessionEnded'));
    },
  });

  return (
    <Panel
      title={t('security.sessions')}
      hint={t('security.sessionsHint')}
      aside={
        hasOthers && (
          <Button disabled={isPending} onClick={() => end('others')}>
            {t('security.endOthers')}
          </Button>
        )
      }
    >
      <Loaded query={query} skeleton={<SkeletonRows count={2} className="h-12" />}>
        {(sessions) => (
          <ul>
            {sessions.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                busy={isPending}
                onEnd={() => end(session.id)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Panel>
  );
}

interface SessionRowProps {
  session: Session;
  busy: boolean;
  onEnd: () => void;
}

function SessionRow({ session, busy, onEnd }: SessionRowProps) {
  const { t } = useTranslation('users');
  const locale = useLocale();
  const zone = useZone();
  const { device, current, ip, createdAt, lastSeenAt } = session;
  const Icon = /Android|iOS/.test(device) ? Smartphone : Monitor;
  const name = device || t('security.unknownDevice');
  return (
    <li className="flex min-h-16 items-center gap-3 border-t border-line px-4 py-2 first:border-t-0">
      <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <span dir="auto">{name}</span>
          {current && <Badge>{t('security.thisDevice')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-2 text-xs text-muted">
          <span dir="ltr">{ip}</span>
          <span>{current ? t('security.activeNow') : <Ago at={lastSeenAt} />}</span>
          <span>
            {t('security.signedInAt', { time: formatDateTime(createdAt, { locale, zone }) })}
          </span>
        </p>
      </div>
      {!current && (
        <Button
          look="quiet"
          disabled={busy}
          aria-label={`${t('security.end')} – ${name}`}
          onClick={onEnd}
        >
          {t('security.end')}
        </Button>
      )}
    </li>
  );
}
