import { useUpdate } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import type { Row } from '../contract.ts';
import type { Failure } from '../providers/failure.ts';

/** Takes a proclamation off the site at once, or puts it back. */
export function Withdraw({ proclamation }: { proclamation: Row<'proclamations'> }) {
  const { t } = useTranslation('editors');
  const { id, version, withdrawn } = proclamation;
  const { mutate, mutation } = useUpdate<
    Row<'proclamations'>,
    Failure,
    { withdrawn: boolean; version: string }
  >();
  return (
    <Button
      disabled={mutation.isPending}
      onClick={() =>
        mutate({ resource: 'proclamations', id, values: { withdrawn: !withdrawn, version } })
      }
      className={withdrawn ? '' : 'text-loss'}
    >
      {t(withdrawn ? 'proclamations.restore' : 'proclamations.withdraw')}
    </Button>
  );
}
