import { passwordFault } from '@xiongmao/api/identity/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { type Address, addressFault } from '../addresses/address.ts';
import type { Fault } from './fields/form.tsx';
import { useSignIn } from './sign-in-context.ts';

/** The rules of section 5 of the product spec, each with its words, in the order they are checked. */
export function useChecks() {
  const { t } = useTranslation('identity');
  const { agreed } = useSignIn();
  return {
    address(address: Address, takesEmail: boolean): Fault | null {
      const fault = addressFault(address, takesEmail);
      return fault && { field: 'address', text: t(`fault.${fault}`) };
    },
    code(code: string): Fault | null {
      return code ? null : { field: 'code', text: t('fault.codeEmpty') };
    },
    /** Binding an e-mail asks for the code in other words. */
    bindCode(code: string): Fault | null {
      return code ? null : { field: 'code', text: t('fault.bindCodeEmpty') };
    },
    password(password: string): Fault | null {
      return password ? null : { field: 'password', text: t('fault.passwordEmpty') };
    },
    newPassword(password: string): Fault | null {
      const fault = password ? passwordFault(password) : 'passwordEmpty';
      return fault && { field: 'password', text: t(`fault.${fault}`) };
    },
    agreement(): Fault | null {
      return agreed ? null : { field: 'agreed', text: t('fault.agreement') };
    },
  };
}
