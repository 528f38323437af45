import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Panel } from '@xiongmao/ui/panel';
import { BlockedPeople } from './blocked-people.tsx';
import { Sanctions } from './sanctions.tsx';

/** What was done about what one said, and whom one blocks. */
export function OwnChatPage() {
  const { t } = useTranslation('chat');
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      <Panel title={t('own.sanctions')} hint={t('own.sanctionsHint')}>
        <Sanctions />
      </Panel>
      <Panel title={t('own.blocked')} hint={t('own.blockedHint')}>
        <BlockedPeople />
      </Panel>
    </div>
  );
}
