import ReceiptText from 'lucide-react/icons/receipt-text';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const planPurchases: ResourceScreens = {
  name: 'plan-purchases',
  label: 'menu.planPurchases',
  icon: <ReceiptText aria-hidden />,
  group: 'experts',
  list: screen('/plan-purchases', async () => (await import('./list.tsx')).PurchaseList),
};
