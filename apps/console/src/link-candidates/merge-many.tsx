import { CanAccess } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Combine from 'lucide-react/icons/combine';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Row } from '../contract.ts';
import { TextAreaField } from '../form/fields.tsx';
import { useKeptDialog } from '../form/kept-dialog.tsx';
import { ResourceForm } from '../form/resource-form.tsx';
import { takesFocus } from '../form/takes-focus.ts';
import { useFormat } from '../format.ts';
import type { Rows } from '../table/use-rows.ts';
import { type Merged, useMergeMany } from './use-merge-many.ts';

/** Merges all that the list shows from a likelihood on, after one question. */
export function MergeMany({ rows }: { rows: Rows<Row<'link-candidates'>> }) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const least = rows.filterValue('score', 'gte');
  const total = rows.table.result.total ?? 0;
  const isPossible = least !== '' && total > 0 && rows.filterValue('dismissed') === '';
  const open = useKeptDialog({
    title: t('linkCandidates.merge'),
    children: ({ close }) => <MergeForm rows={rows} onClose={close} />,
  });
  if (!isPossible) return null;
  return (
    <CanAccess resource="links" action="create">
      <Button onClick={open}>
        <Combine aria-hidden className="size-4" />
        {t('linkCandidates.mergeAll', { pairs: count(total) })}
      </Button>
    </CanAccess>
  );
}

interface MergeFormProps {
  rows: Rows<Row<'link-candidates'>>;
  onClose: () => void;
}

function MergeForm({ rows, onClose }: MergeFormProps) {
  const { t } = useTranslation(['console', 'common']);
  const { count } = useFormat();
  const { merge, undo, done, isPending } = useMergeMany(rows);
  const [ended, setEnded] = useState<Merged | null>(null);
  if (ended) return <Ended merged={ended} undo={undo} isPending={isPending} onClose={onClose} />;
  return (
    <ResourceForm
      onSave={async (entries) => setEnded(await merge(String(entries.get('reason')).trim()))}
    >
      <p className="text-sm">{t('linkCandidates.mergeAllHint')}</p>
      <TextAreaField
        name="reason"
        ref={takesFocus}
        label={t('decision.reason')}
        hint={t('linkCandidates.reasonHint')}
        required
        maxLength={500}
      />
      <p role="status" className="text-sm text-muted empty:hidden">
        {isPending && t('linkCandidates.mergedSoFar', { pairs: count(done) })}
      </p>
      <div className="flex gap-2">
        <Button type="submit" look="primary" disabled={isPending}>
          {t('linkCandidates.merge')}
        </Button>
        <Button onClick={onClose} disabled={isPending}>
          {t('common:action.cancel')}
        </Button>
      </div>
    </ResourceForm>
  );
}

interface EndedProps {
  merged: Merged;
  undo: (merged: Merged, reason: string) => Promise<void>;
  isPending: boolean;
  onClose: () => void;
}

/** What came of it, and the way back. */
function Ended({ merged, undo, isPending, onClose }: EndedProps) {
  const { t } = useTranslation(['console', 'common']);
  const { count } = useFormat();
  const { links, left } = merged;
  return (
    <ResourceForm
      onSave={async () => {
        await undo(merged, t('linkCandidates.undoneTogether'));
        onClose();
      }}
    >
      <p role="status" className="text-sm">
        {t('linkCandidates.mergedAll', { pairs: count(links.length), left: count(left) })}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button onClick={onClose} look="primary" disabled={isPending}>
          {t('common:action.close')}
        </Button>
        {links.length > 0 && (
          <Button type="submit" disabled={isPending}>
            {t('linkCandidates.undoAll')}
          </Button>
        )}
        <Link to="/links" className="text-accent" onClick={onClose}>
          {t('links.title')}
        </Link>
      </div>
    </ResourceForm>
  );
}
