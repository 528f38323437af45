import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { useEffect } from 'react';
import {
  closeSignIn,
  describeSignIn,
  finishSignIn,
  type ModelState,
  useLoginModal,
} from '../login-modal.ts';
import { signedIn } from '../session/signed-in.ts';
import { BindEmail } from './forms/bind-email.tsx';
import { BindPhone } from './forms/bind-phone.tsx';
import { Register } from './forms/register.tsx';
import { Arrival } from './layouts/arrival.tsx';
import { ChannelLink } from './layouts/channel-link.tsx';
import { DefaultChangePassword, DefaultSignIn } from './layouts/default-layout.tsx';
import { DemoAccounts } from './layouts/demo-accounts.tsx';
import { SignInAside } from './layouts/sign-in-aside.tsx';
import { VariantSignIn } from './layouts/variant-layout.tsx';
import { SignInProvider, type Step } from './sign-in-context.ts';
import { type SignInProps, useSignInFlow } from './use-sign-in-flow.ts';

/** The login dialog over any page (product spec §2). */
export function SignInDialog(props: Omit<SignInProps, 'modelState'>) {
  const { t } = useTranslation(['identity', 'common']);
  const { showModel, modelState, modelTitle } = useLoginModal();

  useEffect(
    () =>
      signedIn().subscribe((news) => {
        // Nothing is left to ask.
        if (news === 'beganElsewhere') finishSignIn();
      }),
    [],
  );

  return (
    <Dialog
      open={showModel}
      // Who closes it when already signed in leaves out what is left to ask.
      onClose={() => (signedIn().current() === null ? closeSignIn() : finishSignIn())}
      title={modelTitle ?? t('title.signIn')}
      closeLabel={t('common:action.close')}
      width="max-w-md md:max-w-3xl"
      aside={<SignInAside />}
    >
      <Steps {...props} modelState={modelState} />
    </Dialog>
  );
}

/** One step at a time, begun anew whenever the dialog opens. */
function Steps(props: SignInProps) {
  const { t } = useTranslation('identity');
  const { step, signIn } = useSignInFlow(props);
  const title = t(`title.${step.is}`);
  const modelState = modelStateOf(step);
  useEffect(() => describeSignIn(modelState, title), [modelState, title]);
  return (
    <SignInProvider value={signIn}>
      <div className="flex flex-col md:min-h-96 md:justify-center">
        {viewOf(step, signIn)}
        {step.is === 'signIn' && <DemoAccounts />}
      </div>
    </SignInProvider>
  );
}

function modelStateOf({ is }: Step): ModelState {
  if (is === 'changePassword') return 2;
  return is === 'bindPhone' ? 3 : 1;
}

function viewOf(step: Step, { config: { loginLayout } }: Pick<SignInProps, 'config'>) {
  switch (step.is) {
    case 'signIn':
      return loginLayout === 'variant' ? (
        <VariantSignIn fault={step.fault} />
      ) : (
        <DefaultSignIn by={step.by} fault={step.fault} />
      );
    case 'changePassword':
      return <DefaultChangePassword />;
    case 'bindPhone':
      return <BindPhone type={step.type} ticket={step.ticket} />;
    case 'bindEmail':
      return <BindEmail provider={step.provider} ticket={step.ticket} />;
    case 'register':
      return <Register />;
    case 'arriving':
      return <Arrival returned={step.returned} />;
    case 'channels':
      return <ChannelLink address={step.address} />;
  }
}
