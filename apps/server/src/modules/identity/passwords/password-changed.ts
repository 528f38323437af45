import { defineEvent } from '#platform/jobs.ts';

/** A person's password is another now, or their first. */
export interface PasswordChanged {
  accountId: number;
  at: string;
}

export const passwordChanged = defineEvent<PasswordChanged>('password-changed');
