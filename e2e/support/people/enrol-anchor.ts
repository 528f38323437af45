import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { anchorRules } from '@xiongmao/api/anchors/rules';
import { readStreamKey } from '@xiongmao/api/live/stream-key';
import { hookSecret, type Product } from '../../product/product.ts';
import { picture } from '../picture.ts';
import { enrol, type Member } from './enrol.ts';
import { write } from './register.ts';
import { signIn } from './staff.ts';

/** Makes an anchor who stays signed in with the cookies of the request. `desk` approves, as an administrator. */
export async function enrolAnchor(
  request: APIRequestContext,
  desk: APIRequestContext,
  product: Product,
): Promise<Member> {
  const person = await enrol(request, product, 'phone', 'mainland');
  await write(request, product, 'POST', '/anchor/apply', {
    realName: 'Li Hua',
    birthDate: '1990-05-01',
    introduction: 'Twenty years of football',
    documents: [picture.toString('base64')],
    rules: anchorRules.version,
  });
  await signIn(desk, product, 'admin');
  await write(desk, { ...product, server: product.console }, 'POST', '/anchor/document', {
    userId: person.uid,
    side: 0,
  });
  const headers = { 'x-xiongmao': '1' };
  const office = `${product.console}/java/console`;
  const given = await desk.post(`${office}/roles`, {
    headers,
    data: { userId: person.uid, role: 'anchor' },
  });
  expect(given.status(), await given.text()).toBe(201);
  const { version } = (await (await desk.get(`${office}/anchors/${person.uid}`)).json()) as {
    version: string;
  };
  const rights = await desk.patch(`${office}/anchors/${person.uid}`, {
    headers,
    data: { version, rights: ['paid', 'custom'] },
  });
  expect(rights.status(), await rights.text()).toBe(200);
  return person;
}

/** Goes live with a match, or in a room without; an engine beside ours tells of the first picture. */
export async function goLive(
  request: APIRequestContext,
  product: Product,
  title: string,
  matchId?: number,
): Promise<{ id: number }> {
  const set = (path: string, data: object) => write(request, product, 'POST', path, data);
  const about = matchId === undefined ? { label: 'Transfer talk' } : { matchId };
  await set('/updateAnchor', { title, ...about, language: 'en' });
  await set('/anchor/picture', { slot: 'cover', image: picture.toString('base64') });
  const broadcast = await write<{ id: number }>(request, product, 'GET', '/anchor/broadcast');
  const made = await write<{ key: string }>(request, product, 'POST', '/anchor/streamKey', {});
  const { stream, secret } = readStreamKey(made.key)!;
  const hook = `${product.server}/java/live/media/hook/${hookSecret}/nginx-rtmp`;
  const told = await fetch(hook, {
    method: 'POST',
    body: new URLSearchParams({ call: 'publish', name: stream, key: secret, clientid: '1' }),
  });
  expect(told.status).toBe(200);
  return broadcast;
}
