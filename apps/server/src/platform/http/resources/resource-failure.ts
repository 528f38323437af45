import { type ErrorName, errors } from '@xiongmao/api/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldTexts, type ValidationFault } from '../bodies/field-faults.ts';
import { CodedError, FieldError, TooManyRequests } from '../errors.ts';
import { errorText, languageOf } from '../language.ts';

const statuses: Partial<Record<ErrorName, number>> = {
  signInRequired: 401,
  sessionOver: 401,
  accountClosed: 401,
  forbidden: 403,
  notExpert: 403,
  notAnchor: 403,
  ownMatter: 403,
  proofRequired: 403,
  invalidInput: 422,
};

interface Invalid extends Error {
  validation?: ValidationFault[];
  /** Which part of the request it is about. */
  validationContext?: string;
  statusCode?: number;
}

/** Answers what went wrong in the dialect of back-office resources. */
export function answerFailure(
  error: Invalid,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = languageOf(request);
  if (error instanceof CodedError) {
    const { errorName, http, code: errorCode, values } = error;
    const status = statuses[errorName] ?? (http === 200 ? 422 : http);
    if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfter);
    const errorMsg = errorText(language, errorName, values);
    return reply.status(status).send({
      errorCode,
      errorMsg,
      ...(error instanceof FieldError && { errors: { [error.field]: errorMsg } }),
    });
  }
  const isInput = error.validation || (error.statusCode && error.statusCode < 500);
  const name = isInput ? 'invalidInput' : 'system';
  if (!isInput) request.log.error({ err: error }, 'a call failed');
  const status = error.statusCode ?? (isInput ? 422 : errors[name].http);
  return reply.status(error.validation ? 422 : status).send({
    errorCode: errors[name].code,
    errorMsg: errorText(language, name, {}),
    ...(error.validation && {
      errors: fieldTexts(language, error.validation, sentIn(request, error.validationContext)),
    }),
  });
}

/** The part of a request that was refused. */
function sentIn({ body, query, params }: FastifyRequest, part: string | undefined): unknown {
  if (part === 'querystring') return query;
  return part === 'params' ? params : body;
}
