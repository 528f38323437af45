import ShieldCheck from 'lucide-react/icons/shield-check';
import { type ResourceScreens, screen } from '../screens/screen.tsx';

export const ledgerProofs: ResourceScreens = {
  name: 'ledger-proofs',
  label: 'menu.ledgerProofs',
  icon: <ShieldCheck aria-hidden />,
  group: 'gold',
  list: screen('/ledger-proofs', async () => (await import('./list.tsx')).ProofList),
};
