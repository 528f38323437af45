import PaidIcon from '@mui/icons-material/Paid';
import { ReturnList } from './list.tsx';

export const returns = { name: 'returns', icon: PaidIcon, list: ReturnList };
