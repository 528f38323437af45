import type { HiddenResults as Hidden } from '@xiongmao/api/http/hidden-results';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import EyeOffIcon from 'lucide-react/icons/eye-off';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Head } from '../document/seo.tsx';
import { handOverFocus } from './hand-over-focus.ts';
import { mayTellSome } from './kept.ts';
import { useIsThere } from './use-is-there.ts';
import { useReveal } from './use-reveal.ts';

interface HiddenResultsProps {
  hidden: Hidden;
  /** It stands for a page, not for a part of one. */
  whole?: boolean;
}

/** Stands for what is results alone: it says whose, and asks first. */
export default function HiddenResults({ hidden, whole = false }: HiddenResultsProps) {
  const isThere = useIsThere();
  if (whole) return <HiddenPage hidden={hidden} isThere={isThere} />;
  return isThere ? <Ask hidden={hidden} /> : null;
}

/** The address that was looked at again last. */
let looked: string | null = null;

function HiddenPage({ hidden, isThere }: { hidden: Hidden; isThere: boolean }) {
  const { t } = useTranslation('errors');
  const said = t('resultsHidden');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // Not `revalidate`: the router lets go of an error when it sees itself load, which may be over before it looks.
  async function showAnew(): Promise<void> {
    await navigate(address, { replace: true, preventScrollReset: true });
  }
  // It came as to all guests who hide something; what is hidden after all comes back here.
  const lookAgain = useEffectEvent(() => {
    if (looked === address || !mayTellSome()) return;
    looked = address;
    void showAnew();
  });
  useEffect(() => lookAgain(), []);
  return (
    <main id="content" className="mx-auto w-full max-w-xl py-8">
      <Head title={hidden.title ?? said} description={said} hidden />
      <h1 className="sr-only">{said}</h1>
      {isThere ? (
        <Ask hidden={hidden} onShown={showAnew} />
      ) : (
        <p className="p-4 text-center">{said}</p>
      )}
    </main>
  );
}

function Ask({ hidden, onShown }: { hidden: Hidden; onShown?: () => Promise<void> }) {
  const { t } = useTranslation('spoilers');
  const reveal = useReveal(hidden.name, onShown);
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
      <EyeOffIcon aria-hidden="true" className="size-12 stroke-1 text-muted" />
      <p className="text-base text-ink">{t('hidden')}</p>
      {hidden.title && (
        <p className="text-sm text-muted">
          <bdi>{hidden.title}</bdi>
        </p>
      )}
      <Button
        ref={handOverFocus}
        look="primary"
        onClick={() => reveal.mutate()}
        aria-disabled={reveal.isPending}
      >
        {t('showThis')}
      </Button>
    </div>
  );
}
