import { useInvalidate, useUpdate } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Ban from 'lucide-react/icons/ban';
import { useState } from 'react';
import type { Row } from '../contract.ts';
import { DecisionButton } from '../form/decision.tsx';
import type { Failure } from '../providers/failure.ts';
import { BanDialog } from '../users/bans/ban-dialog.tsx';

/** What changes with a ban. */
const follows = ['streams', 'broadcasts', 'live-unlocks', 'audit-entries'] as const;

/** Bans an anchor, who is cut at once; of who is banned, lifts it. */
export function BanAnchor({ anchor }: { anchor: Row<'anchors'> }) {
  const { t } = useTranslation('console');
  const { id, version, username, state, banReason } = anchor;
  const [isOpen, setOpen] = useState(false);
  const invalidate = useInvalidate();
  const { mutateAsync, mutation } = useUpdate<Row<'anchors'>, Failure>({
    resource: 'anchors',
    id,
    errorNotification: false,
    successNotification: { type: 'success', message: t('anchors.banDone') },
  });
  if (state === 'ended') return null;
  if (banReason !== null) {
    return (
      <DecisionButton
        resource="anchors"
        id={id}
        version={version}
        values={{ ban: null }}
        done={t('bans.liftDone')}
        also={['audit-entries']}
      >
        {t('bans.lift')}
      </DecisionButton>
    );
  }

  async function ban(values: { reason: string; until: string | null }) {
    await mutateAsync({ values: { version, ban: values } });
    await Promise.all(
      follows.map((resource) => invalidate({ resource, invalidates: ['resourceAll'] })),
    );
  }

  return (
    <>
      <Button onClick={() => setOpen(true)} className="text-loss">
        <Ban aria-hidden className="size-4" />
        {t('bans.ban')}
      </Button>
      <BanDialog
        title={t('anchors.banOf', { name: username })}
        hint={t('anchors.banHint')}
        ban={ban}
        isPending={mutation.isPending}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
