import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Badge } from '@xiongmao/ui/badge';
import { Button } from '@xiongmao/ui/button';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { useState } from 'react';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { PagedList } from '#app/shared/list/paged-list.tsx';
import { Ago } from '#app/shared/time/ago.tsx';
import { type OwnSanction, useSanctions } from '../../api/use-sanctions.ts';
import { AppealForm } from './appeal-form.tsx';
import { Quoted } from './quoted.tsx';
import { SanctionFacts } from './sanction-facts.tsx';

/** Each mute and deletion with what it was for, who did it and its end; and the way to appeal, or what came of that. */
export function Sanctions() {
  const { t } = useTranslation(['chat', 'common']);
  const [appealed, setAppealed] = useState<OwnSanction | null>(null);
  return (
    <>
      <PagedList
        query={useSanctions()}
        skeleton={<SkeletonRows count={3} className="h-20" />}
        empty={<p className="px-4 pt-1 pb-4 text-sm text-muted">{t('own.noSanctions')}</p>}
      >
        {(items) => (
          <ul className="divide-y divide-line">
            {items.map((sanction) => (
              <SanctionRow
                key={sanction.id}
                sanction={sanction}
                onAppeal={() => setAppealed(sanction)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      <Dialog
        open={appealed !== null}
        onClose={() => setAppealed(null)}
        title={t('sanction.appealTitle')}
        closeLabel={t('common:action.close')}
      >
        {appealed && (
          <>
            {appealed.text && <Quoted text={appealed.text} />}
            <SanctionFacts sanction={appealed} />
            <AppealForm sanctionId={appealed.id} onSent={() => setAppealed(null)} />
          </>
        )}
      </Dialog>
    </>
  );
}

interface SanctionRowProps {
  sanction: OwnSanction;
  onAppeal: () => void;
}

function SanctionRow({ sanction, onAppeal }: SanctionRowProps) {
  const { t } = useTranslation('chat');
  const { kind, at, text, appeal, canAppeal } = sanction;
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <span className="font-semibold">{t(`action.${kind}`)}</span>
        {appeal !== 'none' && <Badge>{t(`sanction.appealState.${appeal}`)}</Badge>}
        <span className="ms-auto text-xs text-muted">
          <Ago at={at} />
        </span>
      </p>
      {text && <Quoted text={text} />}
      <SanctionFacts sanction={sanction} />
      {canAppeal && (
        <div>
          <Button aria-haspopup="dialog" onClick={onAppeal}>
            {t('sanction.appeal')}
          </Button>
        </div>
      )}
    </li>
  );
}
