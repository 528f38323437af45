import { ownPath } from '@xiongmao/api/fields/links/own-path';
import { SignInDialog } from '@xiongmao/auth/components/sign-in-dialog';
import { openSignIn, useLoginModal } from '@xiongmao/auth/login-modal';
import {
  type ProviderReturn,
  readProviderReturn,
  takeReturn,
  withoutReturn,
} from '@xiongmao/auth/providers/provider-return';
import { saysClosed } from '@xiongmao/auth/session/closed-account';
import { signedIn } from '@xiongmao/auth/session/signed-in';
import { withLocale } from '@xiongmao/i18n/locales';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfig, useViewer } from '#app/platform/app-context.ts';

const fromOffice = /^#sign-in=(studio|console)$/;

/** The login dialog between the page's address and its router. */
export function SignInHost() {
  const { t } = useTranslation('identity');
  const config = useConfig();
  const { prefix } = useViewer();
  const { showModel } = useLoginModal();
  const navigate = useNavigate();
  const [returned, setReturned] = useState<ProviderReturn | null>(null);
  const [isClosed, setClosed] = useState(false);

  const clearAddress = useEffectEvent(() => {
    const search = withoutReturn(location.search);
    if (search === location.search) return;
    void navigate({ search }, { replace: true, preventScrollReset: true });
  });

  const arrive = useEffectEvent(() => {
    if (saysClosed(location.search)) {
      if (signedIn().current() !== null) return clearAddress();
      setClosed(true);
      return openSignIn();
    }
    const found = readProviderReturn(location.search);
    if (found && takeReturn(location.search)) {
      setReturned(found);
      openSignIn();
    } else if (found) clearAddress();
    const office = fromOffice.exec(location.hash)?.[1] as 'studio' | 'console' | undefined;
    if (!office) return;
    const back = () => location.assign(config[`${office}Url`]);
    void navigate({ search: location.search }, { replace: true });
    if (signedIn().current() === null) openSignIn(back);
    else back();
  });

  useEffect(() => arrive(), []);
  useEffect(() => {
    if (!showModel) return;
    return () => {
      setReturned(null);
      setClosed(false);
      clearAddress();
    };
  }, [showModel]);

  return (
    <SignInDialog
      config={config}
      href={(path) => withLocale(path, prefix)}
      returned={returned}
      fault={isClosed ? t('accountClosed') : undefined}
      onReturn={comeBack}
    />
  );
}

/** To where one was before the third party asked: a path of this site, or nowhere. */
function comeBack(path: string): void {
  const here = location.pathname + withoutReturn(location.search);
  const there = ownPath(path);
  if (there !== null && there !== here) location.replace(there);
}
