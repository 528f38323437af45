import { useQuery } from '@tanstack/react-query';
import { serverHealth } from '@xiongmao/auth/session/server-health';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';

const icons = {
  asking: <CircleDashed aria-hidden className="text-muted" />,
  answering: <CircleCheck aria-hidden className="text-win" />,
  silent: <CircleAlert aria-hidden className="text-loss" />,
};

/** Whether the server answers, in words and colour, kept current. */
export function ServerHealth() {
  const { t } = useTranslation('console');
  const state = useQuery(serverHealth).data ?? 'asking';
  return (
    <div role="status" className="flex gap-3">
      {icons[state]}
      <div>
        <p className="text-sm text-muted">{t('health.label')}</p>
        <p>{t(`health.${state}`)}</p>
        {state === 'silent' && <p className="text-sm text-muted">{t('health.silentHint')}</p>}
      </div>
    </div>
  );
}
