import type { PageName } from '@xiongmao/api/pages/rules';
import type { RouterContextProvider } from 'react-router';
import { ensure } from '#app/platform/query.ts';
import { type AskedPage, readVersion } from './page-query.ts';

/** Sees to it that a page of words is at hand, in the version that the address names. */
export async function loadPage(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  page: PageName,
): Promise<AskedPage> {
  const asked = { page, ...readVersion(new URL(request.url).searchParams) };
  await ensure(context, 'GET /app/getPage', { query: asked });
  return asked;
}
