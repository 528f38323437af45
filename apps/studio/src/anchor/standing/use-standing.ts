import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { anchorRules } from '@xiongmao/api/anchors/rules';
import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { callQuery } from '@xiongmao/api/react';
import { api } from '../../api.ts';

const standing = callQuery(api, 'GET /anchor/status', {});

/** Where one stands on the way to become an anchor, and whether one is banned. */
export function useStanding() {
  return useQuery(standing);
}

export interface Application {
  realName: string;
  /** `YYYY-MM-DD`. */
  birthDate: string;
  introduction: string;
  /** Base64. */
  documents: string[];
}

/** Applies, agreeing to the rules that were shown; what is known of the application follows. */
export function useApply() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (application: Application) =>
      api(
        'POST /anchor/apply',
        { body: { ...application, rules: anchorRules.version } },
        { idempotencyKey: idempotencyKey() },
      ),
    onSuccess: (answer) => queries.setQueryData(standing.queryKey, answer),
  });
}

/** Agrees to the rules that were shown, after they changed. */
export function useAgree() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      api(
        'POST /anchor/rules',
        { body: { rules: anchorRules.version } },
        { idempotencyKey: idempotencyKey() },
      ),
    onSuccess: (answer) => queries.setQueryData(standing.queryKey, answer),
  });
}
