import GiftIcon from '@mui/icons-material/CardGiftcard';
import { GiftList } from './list.tsx';

export const receivedGifts = { name: 'received-gifts', icon: GiftIcon, list: GiftList };
