import { data, type RouterContextProvider } from 'react-router';
import { appContext } from '#app/platform/app-context.ts';

/** A brand without a shop, or without blind boxes, has none of their pages. */
export function requireMall(
  context: Readonly<RouterContextProvider>,
  part: 'mall' | 'blindBoxes' = 'mall',
): void {
  const { mall, blindBoxes } = context.get(appContext).config;
  if (!mall || (part === 'blindBoxes' && !blindBoxes)) throw data(null, { status: 404 });
}
