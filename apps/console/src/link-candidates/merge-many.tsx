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
import { failureText } from '../providers/failure.ts';
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
  const { merge, undo, stop, done, isPending } = useMergeMany(rows);
  const [isStopping, setStopping] = useState(false);
  const [ended, setEnded] = useState<Merged | null>(null);
  const progress = t('linkCandidates.mergedSoFar', {
    pairs: count(done.pairs),
    total: count(done.of),
  });
  if (ended)
    return (
      <Ended
        merged={ended}
        undo={undo}
        undoing={isPending ? progress : null}
        onUndone={(left) => (left.links.length > 0 ? setEnded(left) : onClose())}
        onClose={onClose}
      />
    );
  return (
    <ResourceForm
      onSave={async (entries) => {
        setStopping(false);
        setEnded(await merge(String(entries.get('reason')).trim()));
      }}
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
        {isPending && progress}
      </p>
      <div className="flex gap-2">
        <Button type="submit" look="primary" disabled={isPending}>
          {t('linkCandidates.merge')}
        </Button>
        {isPending ? (
          <Button
            disabled={isStopping}
            onClick={() => {
              setStopping(true);
              stop();
            }}
          >
            {t(isStopping ? 'linkCandidates.stopping' : 'linkCandidates.stop')}
          </Button>
        ) : (
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
        )}
      </div>
    </ResourceForm>
  );
}

interface EndedProps {
  merged: Merged;
  undo: (merged: Merged, reason: string) => Promise<Merged>;
  /** How far undoing them is; null while nobody does. */
  undoing: string | null;
  /** Told which are merged still. */
  onUndone: (left: Merged) => void;
  onClose: () => void;
}

/** What came of it, and the way back. */
function Ended({ merged, undo, undoing, onUndone, onClose }: EndedProps) {
  const { t } = useTranslation(['console', 'common']);
  const { count } = useFormat();
  const { links, joined, refused, left, failure } = merged;
  const isPending = undoing !== null;
  return (
    <ResourceForm
      onSave={async () => {
        onUndone(await undo(merged, t('linkCandidates.undoneTogether')));
      }}
    >
      <div role="status" className="flex flex-col gap-1 text-sm">
        <p>{t('linkCandidates.mergedAll', { pairs: count(links.length) })}</p>
        {joined > 0 && <p>{t('linkCandidates.joined', { pairs: count(joined) })}</p>}
        {[...refused].map(([reason, pairs]) => (
          <p key={reason}>{t('linkCandidates.refused', { reason, pairs: count(pairs) })}</p>
        ))}
        {failure && <p className="text-loss">{failureText(t, failure)}</p>}
        {left > 0 && <p>{t('linkCandidates.left', { pairs: count(left) })}</p>}
        {isPending && <p className="text-muted">{undoing}</p>}
      </div>
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
