import type { APIRequestContext } from '@playwright/test';
import type { Product } from '../../product/product.ts';
import { codeFor, newEmail, newMobile } from './people.ts';
import { write } from './register.ts';

/** Somebody who can sign in in every way that takes no third party. */
export interface Member {
  uid: number;
  username: string;
  email: string;
  areaCode: string;
  mobile: string;
  password: string;
}

const areaCodes = { mainland: '86', britain: '44' } as const;
const newBritishMobile = (): string => `74${newMobile().slice(3)}`;

/**
 * Makes a member with an address to register with, and the other one bound: to that no code to sign in
 * was sent yet, so that one can be asked for at once.
 */
export async function enrol(
  request: APIRequestContext,
  product: Product,
  first: 'email' | 'phone',
  country: keyof typeof areaCodes,
): Promise<Member> {
  const email = newEmail();
  const mobile = country === 'mainland' ? newMobile() : newBritishMobile();
  const areaCode = areaCodes[country];
  const password = 'Panda2026x';
  const post = <Result>(path: string, data: object) =>
    write<Result>(request, product, 'POST', path, data);
  const ways = {
    email: {
      path: '/login/V2/sendEmailcheckCode',
      to: { mobileOrEmail: email },
      given: { email },
      address: email,
    },
    phone: {
      path: '/login/V2/sendMobilecheckCode',
      to: { mobileOrEmail: mobile, areaCode },
      given: { mobile, areaCode },
      address: `+${areaCode} ${mobile}`,
    },
  };
  const second = first === 'email' ? 'phone' : 'email';

  const { path, to, address } = ways[first];
  await post(path, to);
  const { user } = await post<{ user: Pick<Member, 'uid' | 'username'> }>(
    '/login/V2/getLoginByEmailCheckCode',
    { ...to, checkCode: await codeFor(product, address), password, agreed: true },
  );
  const { uid, username } = user;

  const other = ways[second];
  await post(other.path, { ...other.to, purpose: 'bind' });
  const checkCode = await codeFor(product, other.address);
  await post('/user/V2/mobileOrNameToChange', { ...other.given, checkCode });
  return { uid, username, email, areaCode, mobile, password };
}
