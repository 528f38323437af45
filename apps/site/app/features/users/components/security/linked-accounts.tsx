import { useQuery } from '@tanstack/react-query';
import type { Link } from '@xiongmao/api/identity/shapes';
import { formatDay } from '@xiongmao/i18n/format';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { Panel } from '@xiongmao/ui/panel';
import { useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { linksQuery } from '../../api/user-queries.ts';
import { SettingRow } from '../setting-row.tsx';
import { UnlinkForm } from './unlink-form.tsx';

/** The third parties that one can sign in with, because one has, and the way to part with each. */
export function LinkedAccounts() {
  const { t } = useTranslation(['users', 'identity', 'common']);
  const query = useQuery(linksQuery(useApi()));
  const [leaving, setLeaving] = useState<Link | null>(null);
  const provider = leaving && t(`identity:provider.${leaving.provider}`);
  const close = () => setLeaving(null);
  return (
    <Panel title={t('users:security.linked')} hint={t('users:security.linkedHint')}>
      <Loaded query={query} skeleton={<SkeletonRows count={1} className="h-12" />}>
        {(links) =>
          links.length === 0 ? (
            <p className="px-4 py-3 text-sm text-muted">{t('users:security.noneLinked')}</p>
          ) : (
            <dl>
              {links.map((link) => (
                <LinkRow
                  key={`${link.provider} ${link.subject}`}
                  link={link}
                  onLeave={() => setLeaving(link)}
                />
              ))}
            </dl>
          )
        }
      </Loaded>
      <Dialog
        open={leaving !== null}
        onClose={close}
        title={provider ? t('users:security.unlinkTitle', { provider }) : ''}
        closeLabel={t('common:action.close')}
      >
        {leaving && <UnlinkForm link={leaving} onDone={close} />}
      </Dialog>
    </Panel>
  );
}

function LinkRow({ link, onLeave }: { link: Link; onLeave: () => void }) {
  const { t } = useTranslation(['users', 'identity']);
  const locale = useLocale();
  const day = zonedDay(new Date(link.linkedAt), useZone());
  const provider = t(`identity:provider.${link.provider}`);
  return (
    <SettingRow
      label={provider}
      value={
        <>
          <span dir="auto">{link.name}</span>
          <span className="block text-xs text-muted">
            {t('users:security.linkedAt', { date: formatDay(day, locale, 'date') })}
          </span>
        </>
      }
    >
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label={`${t('users:security.unlink')} – ${provider}, ${link.name}`}
        onClick={onLeave}
      >
        {t('users:security.unlink')}
      </Button>
    </SettingRow>
  );
}
