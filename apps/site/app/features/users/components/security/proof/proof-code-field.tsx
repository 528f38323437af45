import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { mainland } from '@xiongmao/api/identity/rules';
import type { OwnUser } from '@xiongmao/api/identity/shapes';
import type { Address } from '@xiongmao/auth/addresses/address';
import { withWork } from '@xiongmao/auth/codes/work';
import { CodeEntry } from '@xiongmao/auth/components/fields/code-entry';
import { useApi } from '#app/platform/app-context.ts';

interface ProofCodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  account: OwnUser;
}

/** A code that proves who one is; the server knows where it has to go. */
export function ProofCodeField({ account, ...entry }: ProofCodeFieldProps) {
  const api = useApi();
  return (
    <CodeEntry
      {...entry}
      address={ownAddress(account)}
      purpose="prove"
      request={(onWork) =>
        withWork((body) => {
          const once = { idempotencyKey: idempotencyKey() };
          return api('POST /login/proofCode', { body }, once);
        }, onWork)
      }
    />
  );
}

/** Where the code goes: to the phone, else to the e-mail address. */
function ownAddress({ mobile, areaCode, email }: OwnUser): Address {
  return mobile
    ? { kind: 'phone', areaCode: areaCode ?? mainland, number: mobile }
    : { kind: 'email', email: email ?? '' };
}
