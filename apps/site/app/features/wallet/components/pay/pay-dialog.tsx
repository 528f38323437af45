import { Suspense, useState } from 'react';
import { lazyPart } from '#app/platform/start/lazy-part.ts';
import type { PayProps } from '#app/shared/slots.tsx';

const PayDialogContent = lazyPart(() => import('./pay-dialog-content.tsx'));

/** Where gold is bought; fetched when it is first opened. */
export function PayDialog(props: PayProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense fallback={null}>
        <PayDialogContent {...props} />
      </Suspense>
    )
  );
}
