import { useAccount, useAgree } from '@xiongmao/auth/account';
import { AgreedWords, wordMarks } from '@xiongmao/auth/components/layouts/agreed-words';
import { formatDay } from '@xiongmao/i18n/format';
import { withLocale } from '@xiongmao/i18n/locales';
import { zonedDay } from '@xiongmao/i18n/time/zoned-day';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { useEffect, useState } from 'react';
import { useViewer } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { useAction } from '#app/shared/form/use-action.ts';

/** Asks for agreement to words that have changed, and stands in nobody's way: once in a visit at most. */
export default function AgreementBar() {
  const account = useAccount();
  const version = account?.agreementDue ? account.agreementVersion : null;
  // Not before the page has been taken over: pages come without the texts that this takes.
  const [asking, setAsking] = useState(false);
  useEffect(() => setAsking(true), []);
  return asking && version !== null && <Bar version={version} onLater={() => setAsking(false)} />;
}

function Bar({ version, onLater }: { version: string; onLater: () => void }) {
  const { t } = useTranslation('identity');
  const { prefix } = useViewer();
  const zone = useZone();
  const day = version.includes('T') ? zonedDay(new Date(version), zone) : version;
  const date = formatDay(day, useLocale(), 'date');
  const agree = useAgree();
  const { mutate, isPending } = useAction({ mutationFn: () => agree(version) });

  return (
    <aside aria-label={t('agreement.changedLabel')} className="border-y border-line bg-surface">
      <div className="mx-auto flex max-w-[90rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 md:py-1">
        <p className="grow text-sm text-muted">
          <AgreedWords
            text={t('agreement.changed', { ...wordMarks, date })}
            href={(path) => withLocale(path, prefix)}
          />
        </p>
        <div className="ms-auto flex gap-2">
          <Button look="quiet" onClick={onLater}>
            {t('agreement.later')}
          </Button>
          <Button disabled={isPending} onClick={() => mutate()}>
            {t('agreement.agree')}
          </Button>
        </div>
      </div>
    </aside>
  );
}
