import { type BaseRecord, useInvalidate } from '@refinedev/core';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ResourceName } from '../../contract.ts';
import { Answer } from '../../page/answer.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { FormActions } from '../form-actions.tsx';
import { ResourceForm } from '../resource-form.tsx';
import { useEdited } from '../use-edited.ts';

interface EditScreenProps<Row, Input> {
  titleOf: (row: Row) => string;
  hintOf?: (row: Row) => ReactNode;
  backOf: (row: Row) => { to: string; label: string };
  /** Where to once it is saved. */
  redirect: 'list' | 'show' | 'back';
  /** What else changes with it. */
  also?: readonly ResourceName[];
  read: (entries: FormData, row: Row) => Input;
  /** What else can be done with it. */
  actionsOf?: (row: Row) => ReactNode;
  /** What stands there instead of the form, where a row can't be changed. */
  insteadOf?: (row: Row) => ReactNode;
  /** What belongs to it, below the form. */
  below?: (row: Row) => ReactNode;
  /** The fields. */
  children: (row: Row) => ReactNode;
}

/** The screen on which a row is changed: made from the version that was seen. */
export function EditScreen<Row extends BaseRecord & { version: string }, Input extends object>(
  props: EditScreenProps<Row, Input>,
) {
  const { titleOf, hintOf, backOf, redirect, read, actionsOf, insteadOf, children } = props;
  const { also = [], below } = props;
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const { onFinish, mutation, query } = useEdited<Row, Input & { version: string }>(
    redirect === 'back' ? {} : { redirect },
  );

  async function save(row: Row, entries: FormData, version: string) {
    await onFinish({ ...read(entries, row), version });
    await Promise.all(
      also.map((resource) => invalidate({ resource, invalidates: ['resourceAll'] })),
    );
    if (redirect === 'back') navigate(backOf(row).to);
  }

  return (
    <Answer
      query={query!}
      data={query?.data?.data}
      skeleton={<Skeleton className="h-96 rounded-lg" />}
    >
      {(row) => (
        <div className="flex max-w-3xl flex-col gap-4">
          <PageHead title={titleOf(row)} hint={hintOf?.(row)} back={backOf(row)}>
            {actionsOf?.(row)}
          </PageHead>
          {insteadOf?.(row) || (
            <div className="rounded-lg bg-surface p-4">
              <ResourceForm
                guarded
                version={row.version}
                onReload={() => query!.refetch()}
                onSave={(entries, version) => save(row, entries, version)}
              >
                {children(row)}
                <FormActions isSaving={mutation.isPending} backTo={backOf(row).to} />
              </ResourceForm>
            </div>
          )}
          {below?.(row)}
        </div>
      )}
    </Answer>
  );
}
