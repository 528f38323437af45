import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useCallback, useMemo } from 'react';
import type { Row } from '../contract.ts';
import { useBoughtColumns } from '../holds/use-bought-columns.tsx';
import { StateLabel } from '../page/state-label.tsx';

type Purchase = Row<'plan-purchases'>;

const also = ['plans', 'settlements'] as const;
const pathOf = ({ planId }: Purchase) => `/plans/${planId}`;

/** Of purchases of many plans, or of one. */
export function usePurchaseColumns({ ofOne = false }: { ofOne?: boolean } = {}) {
  const { t } = useTranslation(['console', 'experts']);
  const names = useMemo(
    () => ({
      buyer: t('purchases.buyer'),
      bought: t('plans.plan'),
      at: t('purchases.at'),
      state: {
        held: t('experts:purchase.held'),
        captured: t('experts:purchase.captured'),
        released: t('experts:purchase.released'),
      },
    }),
    [t],
  );
  const aside = useCallback(
    ({ sharedWithExpert }: Purchase) =>
      sharedWithExpert && (
        <StateLabel tone="due">{t(`purchases.sharedWithExpert.${sharedWithExpert}`)}</StateLabel>
      ),
    [t],
  );
  return useBoughtColumns<Purchase>({
    resource: 'plan-purchases',
    names,
    aside,
    pathOf: ofOne ? undefined : pathOf,
    also,
  });
}
