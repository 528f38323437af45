import type { ErrorName } from '@xiongmao/api/errors';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { type InputFault, securityEvent } from '#platform/logging/security-event.ts';
import { CodedError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that asks, once it is known. */
    uid: number | null;
  }
}

const kinds: Partial<
  Record<ErrorName, 'credential' | 'session' | 'refusal' | 'proof' | 'limit' | 'input'>
> = {
  wrongPassword: 'credential',
  wrongCode: 'credential',
  accountBanned: 'credential',
  addressWaits: 'credential',
  addressReplaced: 'credential',
  providerRefused: 'credential',
  signInState: 'credential',
  otherPerson: 'credential',
  bindTicket: 'credential',
  undoOver: 'credential',
  sessionOver: 'session',
  accountClosed: 'session',
  forbidden: 'refusal',
  notExpert: 'refusal',
  notAnchor: 'refusal',
  proofRequired: 'proof',
  tooManyAttempts: 'limit',
  tooManyCodes: 'limit',
  tooManyRequests: 'limit',
  invalidInput: 'input',
};

/** Tells the log of every refusal that is about security, whichever call it was; `mark` hashes who was tried. */
export function logRefusals(app: FastifyInstance, mark: (text: string) => string): void {
  app.decorateRequest('uid', null);
  app.addHook('onError', async (request, _reply, error) => {
    const { log } = request;
    // The path as it is declared: what was sent in its place is the caller's.
    const what = `${request.method} ${request.routeOptions.url ?? '?'}`;
    if (!(error instanceof CodedError)) {
      const why = strangeIn(error);
      if (why) securityEvent(log, 'inputRefused', { request, why, what });
      return;
    }
    const { errorName: why } = error;
    switch (kinds[why]) {
      case 'credential':
        if (request.uid !== null) return securityEvent(log, 'proofFailed', { request, why });
        return securityEvent(log, 'signInFailed', { request, why, who: whoIn(request, mark) });
      case 'session':
        return securityEvent(log, 'sessionRefused', { request, why });
      case 'refusal':
        return securityEvent(log, 'refused', { request, what });
      case 'proof':
        return securityEvent(log, 'proofAsked', { request, what });
      case 'limit':
        return securityEvent(log, 'limitHit', { request, why, what });
      case 'input':
        return securityEvent(log, 'inputRefused', { request, why: 'contract', what });
    }
  });
}

/** How input broke the contract, which the product's own pages never do; null where it did not. */
function strangeIn(error: FastifyError): InputFault | null {
  if (hasZodFastifySchemaValidationErrors(error)) return 'contract';
  if (error.statusCode === 413) return 'size';
  return error.statusCode === 400 || error.statusCode === 415 ? 'body' : null;
}

const named = ['mobileOrEmail', 'name', 'mobile', 'email'] as const;

/** The same for every try with the same name or address, and nothing that tells it. */
function whoIn({ body }: FastifyRequest, mark: (text: string) => string): string | null {
  const given = (body ?? {}) as Record<string, unknown>;
  const identifier = named.map((name) => given[name]).find((value) => typeof value === 'string');
  return typeof identifier === 'string' ? mark(identifier.toLowerCase()) : null;
}
