import { useForm } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { RoomLink } from '../chat-rooms/room-link.tsx';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { AppealState } from './appeal-state.tsx';

type Appeal = Row<'chat-appeals'>;
type Decided = Exclude<Appeal['state'], 'open'>;

/** What was done, what its person says to it, and what is decided. */
export function AppealEdit() {
  const { t } = useTranslation('console');
  const { query, onFinish, mutation } = useForm<
    Appeal,
    Failure,
    { version: string; state: Decided; answer: string }
  >({
    action: 'edit',
    redirect: false,
    errorNotification: false,
    queryOptions: { refetchOnWindowFocus: false },
  });
  return (
    <Answer
      query={query!}
      data={query?.data?.data}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {(appeal) => (
        <div className="flex max-w-3xl flex-col gap-4">
          <PageHead
            title={t('chatAppeals.number', { id: appeal.id })}
            badge={<AppealState state={appeal.state} />}
            back={{ to: '/chat-appeals', label: t('chatAppeals.title') }}
          />
          <Told appeal={appeal} />
          {appeal.state === 'open' && (
            <Panel title={t('chatAppeals.decide')}>
              <ByOthers concerned={[appeal.userId]}>
                <ResourceForm
                  key={appeal.id}
                  guarded
                  version={appeal.version}
                  onReload={() => query!.refetch()}
                  onSave={(entries, version) =>
                    onFinish({
                      version,
                      state: entries.get('state') as Decided,
                      answer: String(entries.get('answer')).trim(),
                    })
                  }
                >
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
                  <Button
                    type="submit"
                    look="primary"
                    className="self-start"
                    disabled={mutation.isPending}
                  >
                    {t('chatAppeals.decide')}
                  </Button>
                </ResourceForm>
              </ByOthers>
            </Panel>
          )}
        </div>
      )}
    </Answer>
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
