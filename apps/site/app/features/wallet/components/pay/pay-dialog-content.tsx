import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import type { PayProps } from '#app/shared/slots.tsx';
import { payMethodsQuery } from '../../api/wallet-queries.ts';
import { PayForm } from './pay-form.tsx';

export default function PayDialogContent({ open, onClose, needed }: PayProps) {
  const { t } = useTranslation(['wallet', 'common']);
  const query = useQuery({ ...payMethodsQuery(useApi()), enabled: open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('wallet:pay.title')}
      closeLabel={t('common:action.close')}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-96" />}>
        {({ methods, offers }) =>
          methods.length === 0 || offers.length === 0 ? (
            <EmptyState text={t('wallet:pay.none')} hint={t('wallet:pay.noneHint')} />
          ) : (
            <PayForm methods={methods} offers={offers} needed={needed} />
          )
        }
      </Loaded>
    </Dialog>
  );
}
