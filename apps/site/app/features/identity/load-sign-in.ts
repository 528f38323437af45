import type { I18n } from '@xiongmao/i18n/instance';

/** The login dialog's code and its texts, side by side. */
export async function loadSignIn(i18n: I18n) {
  const [{ SignInHost }] = await Promise.all([
    import('./components/sign-in-host.tsx'),
    i18n.load('identity'),
  ]);
  return SignInHost;
}

export type SignInHost = Awaited<ReturnType<typeof loadSignIn>>;
