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
  if (error instanceof TooManyRequests) reply.header('retry-after', error.retryAfter);
  const { status, ...body } = failureOf(error, request);
  return reply.status(status).send(body);
}

/** What went wrong, as it is told; what nobody asked for is logged. */
export function failureOf(error: Invalid, request: FastifyRequest) {
  const language = languageOf(request);
  if (error instanceof CodedError) {
    const { errorName, http, code: errorCode, values } = error;
    const errorMsg = errorText(language, errorName, values);
    return {
      status: statuses[errorName] ?? (http === 200 ? 422 : http),
      errorCode,
      errorMsg,
      ...(error instanceof FieldError && { errors: { [error.field]: errorMsg } }),
    };
  }
  const isInput = error.validation || (error.statusCode && error.statusCode < 500);
  const name = isInput ? 'invalidInput' : 'system';
  if (!isInput) request.log.error({ err: error }, 'a call failed');
  return {
    status: error.validation ? 422 : (error.statusCode ?? (isInput ? 422 : errors[name].http)),
    errorCode: errors[name].code,
    errorMsg: errorText(language, name, {}),
    ...(error.validation && {
      errors: fieldTexts(language, error.validation, sentIn(request, error.validationContext)),
    }),
  };
}

/** The part of a request that was refused. */
function sentIn({ body, query, params }: FastifyRequest, part: string | undefined): unknown {
  if (part === 'querystring') return query;
  return part === 'params' ? params : body;
}
