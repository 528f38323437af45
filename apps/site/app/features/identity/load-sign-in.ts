import type { i18n } from 'i18next';

/** The login dialog's code and its texts, side by side. */
export async function loadSignIn(i18n: i18n) {
  const [{ SignInHost }] = await Promise.all([
    import('./components/sign-in-host.tsx'),
    i18n.loadNamespaces('identity'),
  ]);
  return SignInHost;
}

export type SignInHost = Awaited<ReturnType<typeof loadSignIn>>;
