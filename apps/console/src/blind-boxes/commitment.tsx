import { useTranslation } from '@xiongmao/i18n/use-translation';
import type { Row } from '../contract.ts';
import { Panel } from '../page/panel.tsx';

/** What an edition is bound by, and what that means now: to come, kept, or for anyone to check. */
export function Commitment({ box: { state, commitment } }: { box: Row<'blind-boxes'> }) {
  const { t } = useTranslation('console');
  const now = state === 'soldOut' ? 'closed' : state;
  return (
    <Panel title={t('blindBoxes.commitment')}>
      <div className="flex flex-col gap-2 text-sm">
        {commitment && <code className="text-xs break-all select-all">{commitment}</code>}
        <p className="max-w-prose text-muted">{t(`blindBoxes.bound.${now}`)}</p>
      </div>
    </Panel>
  );
}
