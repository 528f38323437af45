import { useDelete, useInvalidate } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ResourceName } from '../contract.ts';
import type { Failure } from '../providers/failure.ts';

interface RemoveRowProps {
  resource: ResourceName;
  row: { id: number | string; version: string };
  /** What is asked before it is gone, and what becomes of what it was for. */
  title: string;
  hint: string;
  /** What changes with it. */
  also?: readonly ResourceName[];
  /** Where to once it is gone; to the list of the others unless told otherwise. */
  then?: string;
  children: ReactNode;
}

/** Removes a row once that was asked about, and goes back to the others. */
export function RemoveRow(props: RemoveRowProps) {
  const { resource, row, title, hint, also = [], then = `/${resource}`, children } = props;
  const { t } = useTranslation('common');
  const { mutate, mutation } = useDelete<{ id: number | string }, Failure, { version: string }>();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);

  async function leave() {
    await Promise.all(
      also.map((name) => invalidate({ resource: name, invalidates: ['resourceAll'] })),
    );
    navigate(then);
  }

  function remove() {
    close();
    const { id, version } = row;
    // What somebody changed meanwhile, one has not read.
    const values = { version };
    mutate({ resource, id, values }, { onSuccess: leave });
  }

  return (
    <>
      <Button disabled={mutation.isPending} onClick={() => setOpen(true)} className="text-loss">
        <Trash aria-hidden className="size-4" />
        {children}
      </Button>
      <Dialog open={isOpen} onClose={close} title={title} closeLabel={t('action.close')}>
        <p className="pb-4 text-sm text-muted">{hint}</p>
        <div className="flex gap-2">
          <Button look="primary" onClick={remove}>
            {children}
          </Button>
          <Button onClick={close}>{t('action.cancel')}</Button>
        </div>
      </Dialog>
    </>
  );
}
