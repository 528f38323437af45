import { agreementVersion } from '@xiongmao/api/identity/protocols';
import { forget, remember, remembered } from './stored.ts';

const name = 'agreed';

/** Whether the words as they are now were agreed to in this browser. */
export const hasAgreed = (): boolean => remembered(name) === agreementVersion;

export const rememberAgreement = (): void => remember(name, agreementVersion);

export const withdrawAgreement = (): void => forget(name);
