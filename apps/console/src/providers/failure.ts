import type { HttpError } from '@refinedev/core';
import { ApiError } from '@xiongmao/api/client';
import { errors } from '@xiongmao/api/errors';
import type { Translate } from '@xiongmao/i18n/types';

/** Why a resource did not answer as asked; Refine's error, as the server's dialect fills it. */
export interface Failure extends HttpError {
  /** The server's words for a person; empty when it had none, or did not answer. */
  message: string;
  /** HTTP status; 0 when nothing answered. */
  statusCode: number;
  /** The code of the error catalogue; 0 when there is none. */
  errorCode: number;
  /** Field → what is wrong with it. */
  errors: Record<string, string>;
}

interface Answer {
  status?: number;
  data?: unknown;
}

/** Reads what a refused request was answered with, or that it was not. */
export function readFailure(answer: Answer | undefined): Failure {
  const body = (typeof answer?.data === 'object' ? answer.data : null) as {
    errorCode?: number;
    errorMsg?: string;
    msg?: string;
    errors?: Record<string, string>;
  } | null;
  return {
    message: body?.errorMsg ?? body?.msg ?? '',
    statusCode: answer?.status ?? 0,
    errorCode: body?.errorCode ?? 0,
    errors: body?.errors ?? {},
  };
}

/** What a call was refused with, as resources say it. */
export const failureOfCall = (error: unknown): Failure =>
  error instanceof ApiError
    ? {
        name: error.name,
        message: error.text ?? '',
        statusCode: error.http,
        errorCode: error.errorCode,
        errors: {},
      }
    : readFailure(undefined);

/** What a form finds by itself, said as if a resource had. */
export const refusal = (found: Partial<Pick<Failure, 'message' | 'errors'>>): Failure => ({
  ...readFailure(undefined),
  ...found,
});

/** What a person is told of a failure. */
export function failureText(
  t: Translate<readonly ['console', 'common']>,
  { message, statusCode }: Failure,
): string {
  return message || t(statusCode === 0 ? 'common:error.request' : 'common:error.system');
}

/** Made from a row as it stood before someone else changed it. */
export const isStale = ({ errorCode }: Pick<Failure, 'errorCode'>): boolean =>
  errorCode === errors.stale.code;

/** Worth another try by itself: nothing answered, or something on the way was busy. */
export const isTransient = ({ statusCode }: Pick<Failure, 'statusCode'>): boolean =>
  [0, 502, 503, 504].includes(statusCode);
