import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Button } from '@xiongmao/ui/button';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { ByOthers } from '../form/by-others.tsx';
import { DecisionButton } from '../form/decision.tsx';
import { TextAreaField } from '../form/fields.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { useEdited } from '../form/use-edited.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import { FeedbackState } from './feedback-state.tsx';

type Feedback = Row<'feedback'>;

/** What somebody said in full, and what was done about it. */
export function FeedbackEdit() {
  const { t } = useTranslation('console');
  const { query, onFinish, mutation } = useEdited<Feedback, Partial<Feedback>>();
  return (
    <Answer
      query={query!}
      data={query?.data?.data}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {(feedback) => (
        <div className="flex max-w-3xl flex-col gap-4">
          <PageHead
            title={t('feedback.number', { id: feedback.id })}
            badge={<FeedbackState state={feedback.state} />}
            back={{ to: '/feedback', label: t('feedback.title') }}
          >
            <ByOthers concerned={[feedback.userId]}>
              <DecisionButton
                look={feedback.state === 'open' ? 'primary' : 'plain'}
                resource="feedback"
                id={feedback.id}
                version={feedback.version}
                values={{ state: feedback.state === 'open' ? 'done' : 'open' }}
                done={t('notifications.editSuccess')}
              >
                {t(feedback.state === 'open' ? 'feedback.markDone' : 'feedback.reopen')}
              </DecisionButton>
            </ByOthers>
          </PageHead>
          <Said feedback={feedback} />
          <AnswerForm feedback={feedback} onReload={() => query!.refetch()} />
          <div className="rounded-lg bg-surface p-4">
            <ResourceForm
              key={feedback.id}
              guarded
              version={feedback.version}
              onReload={() => query!.refetch()}
              onSave={(entries, version) =>
                onFinish({ version, note: String(entries.get('note')).trim() })
              }
            >
              <TextAreaField
                name="note"
                label={t('feedback.note')}
                hint={t('feedback.noteHint')}
                maxLength={2000}
                defaultValue={feedback.note}
              />
              <Button type="submit" className="self-start" disabled={mutation.isPending}>
                {t(mutation.isPending ? 'form.saving' : 'form.save')}
              </Button>
            </ResourceForm>
          </div>
        </div>
      )}
    </Answer>
  );
}

/** An answer goes to whoever wrote, by the ways that there are. */
function AnswerForm({
  feedback: { id, version, userId, ways, answer, answeredAt },
  onReload,
}: {
  feedback: Feedback;
  onReload: () => Promise<unknown>;
}) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const { onFinish, mutation } = useEdited<Feedback, Partial<Feedback>>({
    done: t('feedback.sent'),
  });
  const [way, ...others] = ways;
  if (!way) return <p className="text-sm text-muted">{t('feedback.noWay')}</p>;
  return (
    <div className="rounded-lg bg-surface p-4">
      <ResourceForm
        key={`${id} ${answeredAt}`}
        guarded
        version={version}
        onReload={onReload}
        onSave={(entries, begun) =>
          onFinish({ version: begun, answer: String(entries.get('answer')).trim() })
        }
      >
        <TextAreaField
          name="answer"
          label={t('feedback.answer')}
          hint={t(`feedback.goes.${others.length > 0 ? 'both' : way}`)}
          required
          maxLength={2000}
          defaultValue={answer ?? ''}
        />
        {answeredAt !== null && (
          <p className="text-xs text-muted">
            {t('feedback.answered', { moment: moment(answeredAt) })}
          </p>
        )}
        <ByOthers concerned={[userId]}>
          <Button type="submit" look="primary" className="self-start" disabled={mutation.isPending}>
            {t(mutation.isPending ? 'form.saving' : 'feedback.sendAnswer')}
          </Button>
        </ByOthers>
      </ResourceForm>
    </div>
  );
}

function Said({ feedback }: { feedback: Feedback }) {
  const { t } = useTranslation('console');
  const { moment } = useFormat();
  const { userId, username } = feedback;
  return (
    <Panel title={t('feedback.text')} aside={<Badge>{t(`feedbackKind.${feedback.kind}`)}</Badge>}>
      <p className="pb-4 text-base break-words whitespace-pre-wrap">{feedback.text}</p>
      <Facts>
        <Fact name={t('feedback.from')}>
          {userId ? (
            <CanAccess resource="users" action="show" fallback={username}>
              <Link to={`/users/${userId}`} className="text-accent">
                {username ?? userId}
              </Link>
            </CanAccess>
          ) : (
            t('feedback.guest')
          )}
        </Fact>
        <Fact name={t('feedback.contact')}>{feedback.contact}</Fact>
        <Fact name={t('feedback.at')}>{moment(feedback.at)}</Fact>
      </Facts>
    </Panel>
  );
}
