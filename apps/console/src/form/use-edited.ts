import { type BaseRecord, useForm } from '@refinedev/core';
import type { Failure } from '../providers/failure.ts';

interface EditedOptions {
  /** Where to once it is saved; nowhere unless told otherwise. */
  redirect?: 'list' | 'show';
  /** Said once it is saved, in place of the usual words. */
  done?: string;
}

/** The row of a screen as it was seen: not fetched anew under who changes it; what goes wrong the form says. */
export function useEdited<Row extends BaseRecord, Input extends object>({
  redirect,
  done,
}: EditedOptions = {}) {
  return useForm<Row, Failure, Input>({
    action: 'edit',
    redirect: redirect ?? false,
    errorNotification: false,
    ...(done && { successNotification: { type: 'success', message: done } }),
    queryOptions: { refetchOnWindowFocus: false },
  });
}
