import EventIcon from '@mui/icons-material/EventAvailable';
import { ReservationList } from './list.tsx';

export const reservations = { name: 'reservations', icon: EventIcon, list: ReservationList };
