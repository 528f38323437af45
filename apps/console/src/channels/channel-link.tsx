import { fetched } from '@xiongmao/auth/office/fetched';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import { toast } from '@xiongmao/ui/overlays/toast';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import { Suspense, useRef, useState } from 'react';
import type { Row } from '../contract.ts';

const QrCode = fetched(async () => (await import('./qr-code.tsx')).QrCode);

/** A channel's link: to be copied, shown to a camera, or tried. */
export function ChannelLink({
  name,
  link,
  active,
}: Pick<Row<'channels'>, 'name' | 'link' | 'active'>) {
  const { t } = useTranslation('console');
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    input.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      toast(t('channels.copied'));
    } catch (error) {
      // Not allowed, or no secure context: it stands there selected.
      if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
      toast(t('channels.copyFailed'), 'bad');
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {!active && <p className="text-sm text-loss">{t('channels.inactiveHint')}</p>}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          readOnly
          aria-label={t('channels.link')}
          value={link}
          onFocus={(event) => event.target.select()}
          className={`${inputLook} w-auto basis-full font-mono`}
        />
        <Button look="primary" onClick={() => void copy()} className="grow md:grow-0">
          {isCopied ? (
            <Check aria-hidden className="size-4" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )}
          {t('channels.copy')}
        </Button>
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 grow items-center justify-center gap-2 rounded-sm bg-raised px-4 text-sm md:min-h-9 md:grow-0"
        >
          <ExternalLink aria-hidden className="size-4" />
          {t('channels.open')}
        </a>
      </div>
      <Suspense fallback={<Skeleton className="size-48 rounded-lg" />}>
        <QrCode text={link} name={name} />
      </Suspense>
    </div>
  );
}
