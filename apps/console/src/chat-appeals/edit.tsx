import { useTranslation } from '@xiongmao/i18n/use-translation';
import { RoomLink } from '../chat-rooms/room-link.tsx';
import type { Row } from '../contract.ts';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { useFormat } from '../format.ts';
import { Fact, Facts } from '../page/facts.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { Panel } from '../page/panel.tsx';
import { QueuedScreen } from '../queue/queued-screen.tsx';
import { AppealState } from './appeal-state.tsx';

type Appeal = Row<'chat-appeals'>;
type Decided = Exclude<Appeal['state'], 'open'>;

/** What was done, what its person says to it, and what is decided. */
export function AppealEdit() {
  const { t } = useTranslation('console');
  return (
    <QueuedScreen<Appeal, { state: Decided; answer: string }>
      resource="chat-appeals"
      listTitle={t('chatAppeals.title')}
      titleOf={({ id }) => t('chatAppeals.number', { id })}
      badgeOf={({ state }) => <AppealState state={state} />}
      concerned={({ userId }) => [userId]}
      decision={t('chatAppeals.decide')}
      decided={t('chatAppeals.decided')}
      read={(entries) => ({
        state: entries.get('state') as Decided,
        answer: String(entries.get('answer')).trim(),
      })}
      fields={
        <>
          <SelectField
            name="state"
            label={t('chatAppeals.decision')}
            hint={t('chatAppeals.decisionHint')}
            required
            options={[
              { value: '', label: t('chatAppeals.choose') },
              ...(['upheld', 'granted'] as const).map((value) => ({
                value,
                label: t(`chatAppeals.state.${value}`),
              })),
            ]}
          />
          <TextAreaField
            name="answer"
            label={t('chatAppeals.answer')}
            hint={t('chatAppeals.answerHint')}
            required
            maxLength={500}
          />
        </>
      }
    >
      {(appeal) => <Told appeal={appeal} />}
    </QueuedScreen>
  );
}

function Told({ appeal }: { appeal: Appeal }) {
  const { t } = useTranslation(['console', 'chat']);
  const { moment } = useFormat();
  const { userId, username, said, text, kind, rule, room, byRole, by, at } = appeal;
  const { answer, decidedBy, decidedAt } = appeal;
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
        <Fact name={t('feedback.at')}>{moment(at)}</Fact>
        {answer && <Fact name={t('chatAppeals.answer')}>{answer}</Fact>}
        {decidedBy && <Fact name={t('chatAppeals.decidedBy')}>{decidedBy}</Fact>}
        {decidedAt && <Fact name={t('chatAppeals.decidedAt')}>{moment(decidedAt)}</Fact>}
      </Facts>
    </Panel>
  );
}
