import type { Provider as ProviderName } from '@xiongmao/api/identity/providers';
import { ProviderRefused } from '../errors.ts';

/** A person, as a third party names them. */
export interface ThirdParty {
  /** Theirs for good; names are not. */
  subject: string;
  name: string;
  /** Address of a picture. */
  avatar: string | null;
  /** Only one that the third party itself has verified. */
  email: string | null;
}

/** What a sign-in carries; none of it is guessable. */
export interface Marks {
  /** Comes back with the person. */
  state: string;
  /** Comes back in what the third party signs. */
  nonce: string;
  /** Never leaves with the person: it shows that who began asks for the result. */
  verifier: string;
}

/** A third party that signs people in. Its failures other than ProviderRefused mean that it can't be asked. */
export interface Provider {
  /**
   * Where it asks a person who they are; marks of its own take the place of ours. `anew` asks it to ask also
   * whom it knows already, as far as it can.
   */
  begin(marks: Marks, how: { anew: boolean }): Promise<{ url: string } & Partial<Marks>>;
  /**
   * Who the person is that came back with `code`. Whoever it says was asked before `since` proves nothing; where
   * it does not say when, that is believed. Throws ProviderRefused.
   */
  finish(code: string, marks: Marks, how: { since: Date | null }): Promise<ThirdParty>;
}

export type Providers = ReadonlyMap<ProviderName, Provider>;

const longestName = 60;
const longestPicture = 1_000;

/** What a third party told, as we keep it. */
export function thirdParty(told: {
  subject: unknown;
  name?: unknown;
  avatar?: unknown;
  email?: unknown;
}): ThirdParty {
  const { subject, name, avatar, email } = told;
  if (typeof subject !== 'string' || subject === '' || subject.length > 255) {
    throw new ProviderRefused('no subject');
  }
  return {
    subject,
    name: typeof name === 'string' ? shownName(name) : '',
    avatar: typeof avatar === 'string' ? picture(avatar) : null,
    email: typeof email === 'string' ? email : null,
  };
}

/** In one line, without signs that nobody sees. */
const shownName = (name: string): string =>
  [...name.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, longestName).join('');

/** A page of ours shows it: only by https, which those who name http have, too. */
function picture(address: string): string | null {
  const url = URL.parse(address);
  if (url?.protocol === 'http:') url.protocol = 'https:';
  return url?.protocol === 'https:' && url.href.length <= longestPicture ? url.href : null;
}
