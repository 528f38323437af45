import { ApiError } from '@xiongmao/api/client';

/** Whether a call failed because there is no such thing, not because it could not be asked. */
export const isUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.http === 404;
