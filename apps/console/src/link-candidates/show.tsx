import { CanAccess, useForm, useInvalidate, useShow } from '@refinedev/core';
import type { LinkKind } from '@xiongmao/api/catalogue/links';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Unlink from 'lucide-react/icons/unlink';
import type { Row } from '../contract.ts';
import { ReasonedDecision } from '../form/decision.tsx';
import { SelectField, TextAreaField } from '../form/fields.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { useNextOf } from '../queue/use-next.ts';
import { ShortcutButton } from '../shortcuts/shortcut-button.tsx';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import { Compared } from './compared.tsx';
import { Reasons } from './reasons.tsx';

type Candidate = Row<'link-candidates'>;

const likeliest = { field: 'score', order: 'desc' } as const;

/** Two that may be one, beside each other: merged by who looks, or told apart. */
export function CandidateShow() {
  const { query, result } = useShow<Candidate, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(candidate) => <Shown key={candidate.id} candidate={candidate} />}
    </Answer>
  );
}

function Shown({ candidate }: { candidate: Candidate }) {
  const { t } = useTranslation('console');
  const { id, version, kind, one, other, dismissed, because } = candidate;
  const next = useNextOf(
    'link-candidates',
    [{ field: 'kind', operator: 'eq', value: kind }],
    likeliest,
  );
  const goOn = () => next.mutate(0);
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('linkCandidates.twoOf', { one: one.name, other: other.name })}
        hint={
          dismissed ? (
            t('linkCandidates.dismissedFor', { reason: because })
          ) : (
            <Reasons of={candidate} />
          )
        }
        back={{ to: '/link-candidates', label: t('linkCandidates.title'), shortcut: 'q' }}
      >
        <ShortcutList />
        <ShortcutButton shortcut="n" disabled={next.isPending} onClick={() => next.mutate(id)}>
          {t('queue.next')}
        </ShortcutButton>
        {!dismissed && (
          <CanAccess resource="link-candidates" action="edit">
            <ReasonedDecision
              resource="link-candidates"
              id={id}
              version={version}
              values={{ dismissed: true }}
              done={t('linkCandidates.dismissed')}
              then={goOn}
              title={t('linkCandidates.dismissOf', { one: one.name, other: other.name })}
              hint={t('linkCandidates.dismissHint')}
              icon={<Unlink aria-hidden className="size-4" />}
            >
              {t('linkCandidates.dismiss')}
            </ReasonedDecision>
          </CanAccess>
        )}
      </PageHead>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Compared kind={kind} id={one.id} title={one.source} />
        <Compared kind={kind} id={other.id} title={other.source} />
      </div>
      <CanAccess resource="links" action="create">
        <Panel title={t('linkCandidates.merge')} hint={t('linkCandidates.mergeHint')}>
          <Merge candidate={candidate} onDone={goOn} />
        </Panel>
      </CanAccess>
    </div>
  );
}

interface MergeInput {
  kind: LinkKind;
  shownId: number;
  rowId: number;
  reason: string;
}

interface MergeProps {
  candidate: Candidate;
  onDone: () => void;
}

/** Has one of the two lead, whose name both have from then on. */
function Merge({ candidate: { kind, one, other }, onDone }: MergeProps) {
  const { t } = useTranslation('console');
  const invalidate = useInvalidate();
  const { onFinish, formLoading } = useForm<Row<'links'>, Failure, MergeInput>({
    resource: 'links',
    action: 'create',
    redirect: false,
    errorNotification: false,
    successNotification: { type: 'success', message: t('linkCandidates.merged') },
  });

  async function save(entries: FormData) {
    const shownId = Number(entries.get('shownId'));
    const made = await onFinish({
      kind,
      shownId,
      rowId: shownId === one.id ? other.id : one.id,
      reason: String(entries.get('reason')).trim(),
    });
    await Promise.all(
      (['linkables', 'link-candidates'] as const).map((resource) =>
        invalidate({ resource, invalidates: ['resourceAll'] }),
      ),
    );
    if (made) onDone();
  }

  return (
    <ResourceForm guarded onSave={save}>
      <SelectField
        name="shownId"
        label={t('linkCandidates.leads')}
        options={[one, other].map(({ id, name, source }) => ({
          value: String(id),
          label: `${name} · ${source}`,
        }))}
      />
      <TextAreaField
        name="reason"
        label={t('decision.reason')}
        hint={t('linkCandidates.reasonHint')}
        required
        maxLength={500}
      />
      <FormActions isSaving={formLoading} backTo="/link-candidates" />
    </ResourceForm>
  );
}
