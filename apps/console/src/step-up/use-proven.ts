import { ApiError } from '@xiongmao/api/client';
import { errors } from '@xiongmao/api/errors';
import { useServices } from '../services.ts';

/** Sends a call that may want a fresh proof: it is asked for then, and the call is sent once more. */
export function useProven() {
  const { gate } = useServices();
  return async <Result>(send: () => Promise<Result>): Promise<Result> => {
    try {
      return await send();
    } catch (error) {
      const isUnproven = error instanceof ApiError && error.errorCode === errors.proofRequired.code;
      if (isUnproven && (await gate.prove())) return send();
      throw error;
    }
  };
}
