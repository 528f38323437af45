import { useTranslation } from '@xiongmao/i18n/use-translation';
import { RoomLink } from '../chat-rooms/room-link.tsx';
import type { Row } from '../contract.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { Panel } from '../page/panel.tsx';
import { AppealDecision } from '../queue/appeal-decision.tsx';
import { AppealScreen } from '../queue/appeal-screen.tsx';

type Appeal = Row<'chat-appeals'>;

/** What was done, what its person says to it, and what is decided. */
export function AppealEdit() {
  const { t } = useTranslation('console');
  return (
    <AppealScreen<Appeal>
      resource="chat-appeals"
      listTitle={t('chatAppeals.title')}
      decisionHint={t('chatAppeals.decisionHint')}
    >
      {(appeal) => <Told appeal={appeal} />}
    </AppealScreen>
  );
}

function Told({ appeal }: { appeal: Appeal }) {
  const { t } = useTranslation(['console', 'chat']);
  const { userId, username, said, text, kind, rule, room, byRole, by } = appeal;
  return (
    <Panel title={t('chatAppeals.appeal')}>
      <p className="pb-4 text-base break-words whitespace-pre-wrap">{text}</p>
      <Facts>
        <Fact name={t('chatAppeals.from')}>
          <UserLink id={userId} name={username} />
        </Fact>
        <Fact name={t('chatActions.kind')}>{t(`chat:action.${kind}`)}</Fact>
        {rule && <Fact name={t('chatActions.rule')}>{t(`chat:rule.${rule}`)}</Fact>}
        {said !== null && <Fact name={t('chatMessages.text')}>{said}</Fact>}
        <Fact name={t('chatRooms.room')}>
          {room ? <RoomLink room={room} /> : t('chat:sanction.everywhere')}
        </Fact>
        <Fact name={t('chatActions.by')}>
          {[t(`chat:by.${byRole}`), by].filter(Boolean).join(' · ')}
        </Fact>
        <AppealDecision appeal={appeal} />
      </Facts>
    </Panel>
  );
}
