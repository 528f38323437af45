import { useLocation } from 'react-router';
import type { Row } from '../../contract.ts';

/** From where in the queue an order was opened: kept in the browser's history, so that the way back and on is known. */
export interface QueuePosition {
  /** What stands in the queue's address behind its path. */
  search: string;
  /** Which orders are gone through. */
  next: { state?: 'paid' | 'underReview'; kind?: Row<'goods-orders'>['kind'] };
}

export const nowhere: QueuePosition = { search: '', next: {} };

export const useQueuePosition = (): QueuePosition =>
  (useLocation().state as QueuePosition | null) ?? nowhere;
