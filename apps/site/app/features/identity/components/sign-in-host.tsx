import { SignInDialog } from '@xiongmao/auth/components/sign-in-dialog';
import { openSignIn, useLoginModal } from '@xiongmao/auth/login-modal';
import {
  ownPath,
  type ProviderReturn,
  readProviderReturn,
  takeReturn,
  withoutReturn,
} from '@xiongmao/auth/provider-return';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useConfig, useViewer } from '#app/platform/app-context.ts';

/** The login dialog between the page's address and its router. */
export function SignInHost() {
  const config = useConfig();
  const { prefix } = useViewer();
  const { showModel } = useLoginModal();
  const navigate = useNavigate();
  const [returned, setReturned] = useState<ProviderReturn | null>(null);

  const clearAddress = useEffectEvent(() => {
    const search = withoutReturn(location.search);
    if (search === location.search) return;
    void navigate({ search }, { replace: true, preventScrollReset: true });
  });

  useEffect(() => {
    const found = readProviderReturn(location.search);
    if (!found) return;
    if (takeReturn(location.search)) {
      setReturned(found);
      openSignIn();
    } else clearAddress();
  }, []);
  useEffect(() => {
    if (!showModel) return;
    return () => {
      setReturned(null);
      clearAddress();
    };
  }, [showModel]);

  return (
    <SignInDialog
      config={config}
      href={(path) => (prefix ? `/${prefix}${path}` : path)}
      returned={returned}
      onReturn={comeBack}
    />
  );
}

/** To where one was before the third party asked: a path of this site, or nowhere. */
function comeBack(path: string): void {
  const here = location.pathname + withoutReturn(location.search);
  const there = ownPath(path, location.origin);
  if (there !== null && there !== here) location.replace(there);
}
