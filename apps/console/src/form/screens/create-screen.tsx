import { type BaseRecord, useForm } from '@refinedev/core';
import type { ReactNode } from 'react';
import type { ResourceName } from '../../contract.ts';
import { PageHead } from '../../page/page-head.tsx';
import type { Failure } from '../../providers/failure.ts';
import { FormActions } from '../form-actions.tsx';
import { ResourceForm } from '../resource-form.tsx';

interface CreateScreenProps<Input> {
  resource: ResourceName;
  title: string;
  hint?: ReactNode;
  /** Of the list, to which it goes back. */
  listTitle: string;
  /** Where to once it is made. */
  redirect: 'list' | 'show' | 'edit';
  read: (entries: FormData) => Input;
  /** The fields. */
  children: ReactNode;
}

/** The screen on which a row is made. */
export function CreateScreen<Input extends object>(props: CreateScreenProps<Input>) {
  const { resource, title, hint, listTitle, redirect, read, children } = props;
  const { onFinish, formLoading } = useForm<BaseRecord, Failure, Input>({
    resource,
    action: 'create',
    redirect,
    errorNotification: false,
  });
  const list = `/${resource}`;
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead title={title} hint={hint} back={{ to: list, label: listTitle }} />
      <div className="rounded-lg bg-surface p-4">
        <ResourceForm guarded onSave={(entries) => onFinish(read(entries))}>
          {children}
          <FormActions isSaving={formLoading} backTo={list} />
        </ResourceForm>
      </div>
    </div>
  );
}
