import { CanAccess, useForm, useInvalidate, useShow } from '@refinedev/core';
import type { LinkKind } from '@xiongmao/api/catalogue/links';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Unlink from 'lucide-react/icons/unlink';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Row } from '../contract.ts';
import { ReasonedDecision } from '../form/decision.tsx';
import { SelectField, TextAreaField, TextField } from '../form/fields.tsx';
import { FormActions } from '../form/form-actions.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { Answer } from '../page/answer.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import { type Failure, refusal } from '../providers/failure.ts';
import { useNextOf } from '../queue/use-next.ts';
import { ShortcutButton } from '../shortcuts/shortcut-button.tsx';
import { ShortcutList } from '../shortcuts/shortcut-list.tsx';
import { Compared } from './compared.tsx';
import { MergedAlready } from './merged.tsx';
import { Reasons } from './reasons.tsx';
import { useNarrowed } from './use-narrowed.ts';

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
  const { id, version, kind, one, other, score, dismissed, merged, links } = candidate;
  const isOpen = !merged && links.length === 0;
  // Matches that only a rule joined are parted by the same word.
  const isDismissible = links.length === 0 && !dismissed;
  const { search, filters } = useNarrowed(kind);
  const next = useNextOf('link-candidates', filters, likeliest, search);
  const goOn = () => next.mutate({ id, after: `${score}-${one.id}-${other.id}` });
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('linkCandidates.twoOf', { one: one.name, other: other.name })}
        hint={<State of={candidate} />}
        back={{ to: `/link-candidates${search}`, label: t('linkCandidates.title'), shortcut: 'q' }}
      >
        <ShortcutList />
        <ShortcutButton shortcut="n" disabled={next.isPending} onClick={goOn}>
          {t('queue.next')}
        </ShortcutButton>
        {isDismissible && (
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
      <MergedAlready candidate={candidate} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Compared kind={kind} id={one.id} title={one.source} />
        <Compared kind={kind} id={other.id} title={other.source} />
      </div>
      {isOpen && (
        <CanAccess resource="links" action="create">
          <Panel title={t('linkCandidates.merge')} hint={t('linkCandidates.mergeHint')}>
            <Merge candidate={candidate} onDone={goOn} />
          </Panel>
        </CanAccess>
      )}
    </div>
  );
}

/** Where the two stand: one by now, told apart, or why they may be one. */
function State({ of }: { of: Candidate }) {
  const { t } = useTranslation('console');
  const { merged, links, dismissed, because } = of;
  if (merged) return t(`linkCandidates.${links.length > 0 ? 'areOne' : 'joinedByRule'}`);
  if (links.length > 0) return t('linkCandidates.elsewhere');
  if (dismissed) return t('linkCandidates.dismissedFor', { reason: because });
  return <Reasons of={of} />;
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
  const { search } = useLocation();
  const invalidate = useInvalidate();
  const { onFinish, formLoading } = useForm<Row<'links'>, Failure, MergeInput>({
    resource: 'links',
    action: 'create',
    redirect: false,
    errorNotification: false,
    successNotification: { type: 'success', message: t('linkCandidates.merged') },
  });

  const [leadingId, setLeadingId] = useState(one.id);
  const passing = leadingId === one.id ? other : one;
  const isOneSource = kind === 'team' && one.source === other.source;

  async function save(entries: FormData) {
    if (isOneSource && String(entries.get('passing')).trim() !== passing.name)
      throw refusal({ errors: { passing: t('linkCandidates.notNamed') } });
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
        value={String(leadingId)}
        onChange={({ target }) => setLeadingId(Number(target.value))}
      />
      {isOneSource && (
        <TextField
          name="passing"
          label={t('linkCandidates.oneSource')}
          hint={t('linkCandidates.oneSourceHint', { source: one.source, name: passing.name })}
          required
          autoComplete="off"
        />
      )}
      <TextAreaField
        name="reason"
        label={t('decision.reason')}
        hint={t('linkCandidates.reasonHint')}
        required
        maxLength={500}
      />
      <FormActions isSaving={formLoading} backTo={`/link-candidates${search}`} />
    </ResourceForm>
  );
}
