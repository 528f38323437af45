import { lazy, Suspense, useState } from 'react';

export interface PayDialogProps {
  open: boolean;
  onClose: () => void;
  /** Gold that something costs: an offer that gives what is missing of it is chosen. */
  needed?: number;
}

const PayDialogContent = lazy(() => import('./pay-dialog-content.tsx'));

/** Where gold is bought; fetched when it is first opened. */
export function PayDialog(props: PayDialogProps) {
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
