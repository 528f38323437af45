import { forget, remember, remembered } from './stored.ts';

const name = 'agreed';

/** The version of the words that was agreed to in this browser. */
export const rememberedAgreement = (): string | null => remembered(name);

export const rememberAgreement = (version: string): void => remember(name, version);

export const withdrawAgreement = (): void => forget(name);
