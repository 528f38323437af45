import { type BaseRecord, useForm, useInvalidate } from '@refinedev/core';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ResourceName } from '../../contract.ts';
import { PageHead } from '../../page/page-head.tsx';
import type { Failure } from '../../providers/failure.ts';
import { FormActions } from '../form-actions.tsx';
import { ResourceForm } from '../resource-form.tsx';

interface CreateScreenProps<Input> {
  resource: ResourceName;
  title: string;
  hint?: ReactNode;
  /** Of the list, to which it goes back unless told otherwise. */
  listTitle: string;
  backTo?: string;
  /** Where to once it is made. */
  redirect: 'list' | 'show' | 'edit' | 'back';
  /** Told of what was made, before it is shown. */
  onMade?: (row: BaseRecord) => void;
  /** What else changes with it. */
  also?: readonly ResourceName[];
  read: (entries: FormData) => Input;
  /** What stands before the form, and is none of its fields. */
  before?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** The screen on which a row is made. */
export function CreateScreen<Input extends object>(props: CreateScreenProps<Input>) {
  const { resource, title, hint, listTitle, redirect, onMade, also = [], read } = props;
  const { before, children } = props;
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const { onFinish, formLoading } = useForm<BaseRecord, Failure, Input>({
    resource,
    action: 'create',
    redirect: redirect === 'back' ? false : redirect,
    errorNotification: false,
    ...(onMade && { onMutationSuccess: ({ data }) => onMade(data) }),
  });
  const list = props.backTo ?? `/${resource}`;

  async function save(entries: FormData) {
    await onFinish(read(entries));
    await Promise.all(
      also.map((name) => invalidate({ resource: name, invalidates: ['resourceAll'] })),
    );
    if (redirect === 'back') navigate(list);
  }

  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <PageHead title={title} hint={hint} back={{ to: list, label: listTitle }} />
      {before}
      <div className="rounded-lg bg-surface p-4">
        <ResourceForm guarded onSave={save}>
          {children}
          <FormActions isSaving={formLoading} backTo={list} />
        </ResourceForm>
      </div>
    </div>
  );
}
