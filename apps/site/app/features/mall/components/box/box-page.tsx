import { useQuery } from '@tanstack/react-query';
import type { Edition } from '@xiongmao/api/mall/shapes';
import { formatDateTime } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useState } from 'react';
import { boxesPath } from '#app/paths.ts';
import { useApi } from '#app/platform/app-context.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { useZone } from '#app/platform/zone.tsx';
import { useFreshWhenSignedIn } from '#app/shared/account/use-fresh-when-signed-in.ts';
import { BackLink } from '#app/shared/navigation/back-link.tsx';
import type { Drawn } from '../../api/box/use-draw.ts';
import { editionQuery, stockPause } from '../../api/mall-queries.ts';
import { GoldAmount } from '../gold-amount.tsx';
import { GoodsPicture } from '../goods-picture.tsx';
import { StaleNote } from '../stale-note.tsx';
import { BoxState } from './box-state.tsx';
import { CheckDraws } from './check-draws.tsx';
import { DrawPanel } from './draw-panel.tsx';
import { Fairness } from './fairness.tsx';
import { LeftBar } from './left-bar.tsx';
import { ObservedOdds } from './observed-odds.tsx';
import { Odds } from './odds.tsx';
import { OwnDraws } from './own-draws.tsx';
import { PrizeDialog } from './prize-dialog.tsx';

/** A blind box: what is in it and how likely, the way to draw, and what proves that it is fair. */
export function BoxPage({ edition }: { edition: Edition }) {
  useFreshWhenSignedIn('GET /blindBox/');
  const isOpen = edition.state === 'open';
  // Who draws the last one still sees what it was.
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [isShown, setShown] = useState(false);
  const query = useQuery({
    ...editionQuery(useApi(), edition.id),
    refetchInterval: isOpen && stockPause,
  });
  return (
    <article className="grid items-start gap-x-6 gap-y-2 md:gap-y-4 md:pt-4 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[26rem_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-2 md:gap-4 lg:sticky lg:top-4">
        <section className="flex flex-col bg-surface md:overflow-hidden md:rounded-lg md:max-lg:grid md:max-lg:grid-cols-2">
          <BoxHead edition={edition} />
          <div className="flex flex-col gap-4 p-4">
            {isOpen && <StaleNote query={query} />}
            {isOpen ? (
              <DrawPanel
                edition={edition}
                onDrawn={(next) => {
                  setDrawn(next);
                  setShown(true);
                }}
              />
            ) : (
              <Ended edition={edition} />
            )}
          </div>
        </section>
      </div>
      <div className="flex min-w-0 flex-col gap-2 md:gap-4">
        {!isOpen && edition.state !== 'draft' && <CheckDraws edition={edition} />}
        <Odds edition={edition} />
        <OwnDraws edition={edition} />
        <Fairness edition={edition} />
        <ObservedOdds edition={edition} />
      </div>
      <PrizeDialog drawn={drawn} open={isShown} onClose={() => setShown(false)} />
    </article>
  );
}

function BoxHead({ edition }: { edition: Edition }) {
  const { name, description, picture, price, state } = edition;
  return (
    <>
      <div className="relative max-md:pt-4 md:max-lg:row-span-2">
        <GoodsPicture
          src={picture}
          kind="box"
          name={name}
          first
          // Whole on a phone too, and the way to draw still in sight.
          className={`max-md:mx-auto max-md:w-48 max-md:rounded-lg ${state === 'open' ? '' : 'grayscale'}`}
        />
        <BackLink
          to={boxesPath}
          className="absolute start-2 top-2 rounded-full md:bg-black/60 md:text-white"
        />
      </div>
      <div className="flex flex-col gap-3 px-4 pt-4">
        <div className="flex items-start gap-2">
          <h1 dir="auto" className="min-w-0 grow text-xl font-semibold rtl:text-right">
            {name}
          </h1>
          <BoxState state={state} />
        </div>
        <GoldAmount gold={price} className="text-2xl" />
        {description && (
          <p dir="auto" className="text-sm whitespace-pre-line text-muted rtl:text-right">
            {description}
          </p>
        )}
        <LeftBar edition={edition} />
      </div>
    </>
  );
}

/** What became of it: sold out, or closed before and why. */
function Ended({ edition: { state, endedAt, closeReason } }: { edition: Edition }) {
  const { t } = useTranslation('mall');
  const locale = useLocale();
  const zone = useZone();
  if (state === 'draft') return <p className="text-sm text-muted">{t('box.notYet')}</p>;
  return (
    <div className="flex flex-col gap-1 rounded-sm bg-raised p-3 text-sm">
      <p className="font-semibold">{t(state === 'closed' ? 'box.closed' : 'box.soldOut')}</p>
      {closeReason && (
        <p dir="auto" className="[overflow-wrap:anywhere]">
          {closeReason}
        </p>
      )}
      {state === 'closed' && <p className="text-muted">{t('box.closedHint')}</p>}
      {endedAt && (
        <time dateTime={endedAt} className="text-xs text-muted tabular">
          {formatDateTime(endedAt, { locale, zone })}
        </time>
      )}
    </div>
  );
}
