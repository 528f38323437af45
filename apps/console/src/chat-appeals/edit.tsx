import { useTranslation } from '@xiongmao/i18n/use-translation';
import { MessageText } from '@xiongmao/ui/chat/message-text';
import { ActionsAbout } from '../chat-actions/actions-about.tsx';
import { ShownThen } from '../chat-messages/shown-then.tsx';
import { RoomLink } from '../chat-rooms/room-link.tsx';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { Panel } from '../page/panel.tsx';
import { AppealDecision } from '../queue/appeal-decision.tsx';
import { AppealScreen } from '../queue/appeal-screen.tsx';
import { Holding } from './holding.tsx';

type Appeal = Row<'chat-appeals'>;

/** What was done, what its person says to it, what was said then, what was done about them before, and what is decided. */
export function AppealEdit() {
  const { t } = useTranslation(['console', 'chat']);
  return (
    <AppealScreen<Appeal>
      resource="chat-appeals"
      listTitle={t('chatAppeals.title')}
      decisionHint={t('chatAppeals.decisionHint')}
    >
      {(appeal) => (
        <>
          <Told appeal={appeal} />
          <ShownThen
            room={appeal.room}
            at={appeal.actedAt}
            about={appeal.messageId === null ? 'person' : 'message'}
            messageId={appeal.messageId}
            userId={appeal.userId}
            hint={t('chatAppeals.shownHint')}
            mark={t(`chat:action.${appeal.kind}`)}
          />
          <ActionsAbout userId={appeal.userId} />
        </>
      )}
    </AppealScreen>
  );
}

function Told({ appeal }: { appeal: Appeal }) {
  const { t } = useTranslation(['console', 'chat']);
  const { exact } = useFormat();
  const { userId, username, said, text, kind, rule, reason, where, byRole, by, actedAt } = appeal;
  return (
    <Panel title={t('appeals.appeal')}>
      <p className="pb-4 text-base break-words whitespace-pre-wrap">{text}</p>
      <Facts>
        <Fact name={t('appeals.from')}>
          <UserLink id={userId} name={username} />
        </Fact>
        <Fact name={t('chatActions.kind')}>{t(`chat:action.${kind}`)}</Fact>
        {rule && <Fact name={t('chatActions.rule')}>{t(`chat:rule.${rule}`)}</Fact>}
        {said !== null && (
          <Fact name={t('chatMessages.text')}>
            <MessageText text={said} />
          </Fact>
        )}
        {reason && <Fact name={t('chat:sanction.reason')}>{reason}</Fact>}
        <Fact name={t('chatRooms.room')}>
          {where ? <RoomLink where={where} /> : t('chat:sanction.everywhere')}
        </Fact>
        <Fact name={t('chatActions.by')}>
          {[t(`chat:by.${byRole}`), by].filter(Boolean).join(' · ')}
        </Fact>
        <Fact name={t('chatAppeals.actedAt')}>{exact(actedAt)}</Fact>
        <Holding appeal={appeal} />
        <AppealDecision appeal={appeal} />
      </Facts>
    </Panel>
  );
}
