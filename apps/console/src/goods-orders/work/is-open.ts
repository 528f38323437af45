import type { Row } from '../../contract.ts';

/** Whether something is to be done with an order. */
export const isOpen = ({ state }: Pick<Row<'goods-orders'>, 'state'>): boolean =>
  state === 'paid' || state === 'underReview';
