import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readPayment } from '../read-payment.ts';
import { BalanceCard } from './balance-card.tsx';
import { CoinDetails } from './coin-details.tsx';
import { PayDialog } from './pay/pay-dialog.tsx';
import { PaymentCard } from './pay/payment-card.tsx';
import { Statement } from './statement.tsx';

/** One's gold: what one has, what became of the recharge one comes back from, and where it went. */
export function WaterPage() {
  const [search, setSearch] = useSearchParams();
  const [paying, setPaying] = useState(false);
  const pay = () => setPaying(true);
  const payment = readPayment(search);
  const forget = () => setSearch({}, { replace: true, preventScrollReset: true });
  return (
    <div className="flex flex-col gap-2 md:gap-3">
      {payment !== null && <PaymentCard key={payment} id={payment} onDone={forget} onPay={pay} />}
      <BalanceCard onPay={pay} />
      <CoinDetails />
      <Statement />
      <PayDialog open={paying} onClose={() => setPaying(false)} />
    </div>
  );
}
