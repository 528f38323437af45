import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Switch } from '@xiongmao/ui/fields/switch';
import { Panel } from '@xiongmao/ui/panel';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { usePush } from '../../api/push/use-push.ts';
import type { PreferenceProps } from '../preferences/preference-props.ts';
import { DeviceList } from './device-list.tsx';
import { PushKinds } from './push-kinds.tsx';

const obstacles = { unsupported: 'unsupported', addFirst: 'iosFirst', denied: 'denied' } as const;

/** Whether this browser is told of notices while the site is closed, which other ones are, of what, and when not. */
export function PushPanels({ preferences }: PreferenceProps) {
  const { t } = useTranslation('push');
  const { query, state, turnOn, remove } = usePush();
  const isHindered = state === 'unsupported' || state === 'addFirst' || state === 'denied';
  return (
    <>
      <Panel title={t('title')} hint={t('hint')}>
        <Loaded query={query} skeleton={<SkeletonRows count={2} className="h-12" />}>
          {({ key, devices }) => {
            const own = devices.find(({ current }) => current);
            const isOn = state === 'on' && own !== undefined;
            return (
              <>
                {isHindered ? (
                  <p className="px-4 pt-1 pb-4 text-sm">{t(obstacles[state])}</p>
                ) : (
                  <Switch
                    label={t('on')}
                    hint={t('onHint')}
                    checked={isOn}
                    disabled={state === 'unknown' || turnOn.isPending || remove.isPending}
                    onChange={(wanted) => {
                      if (wanted) turnOn.mutate(key);
                      else if (own) remove.mutate(own);
                    }}
                  />
                )}
                {state === 'refused' && (
                  <p role="alert" className="px-4 pt-1 pb-4 text-sm text-loss">
                    {t('refused')}
                  </p>
                )}
                <DeviceList devices={devices} busy={remove.isPending} onRemove={remove.mutate} />
              </>
            );
          }}
        </Loaded>
      </Panel>
      <PushKinds preferences={preferences} />
    </>
  );
}
