import { useQuery } from '@tanstack/react-query';
import type { Gift } from '@xiongmao/api/gifts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { EmptyState } from '@xiongmao/ui/states/empty-state';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useApi } from '#app/platform/app-context.ts';
import { QueryState } from '#app/shared/async/query-state.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { giftsQuery } from '../../api/gift-queries.ts';
import { OpenFile } from './open-file.tsx';
import { SvgaViewer } from './svga-viewer.tsx';

/** Files that staff have just uploaded, for a gift that is not in the catalogue yet. */
const uploaded = /^\/uploads\/[0-9a-z/]+\.svga$/;

/** Plays an animation of the catalogue (`?gift=`), one that is kept (`?file=`), or a file of the visitor's own. */
export function SvgaPage() {
  const { t } = useTranslation('svga');
  const query = useQuery(giftsQuery(useApi()));
  const [address, setAddress] = useSearchParams();
  const [own, setOwn] = useState<File | null>(null);
  const kept = address.get('file');
  const gifts = query.data?.items ?? [];
  const asked = Number(address.get('gift'));
  const gift = gifts.find(({ id }) => id === asked) ?? (kept ? null : gifts[0]) ?? null;

  function choose({ id }: Gift): void {
    setOwn(null);
    setAddress({ gift: String(id) }, { replace: true, preventScrollReset: true });
  }
  const shown =
    own ?? (kept !== null && uploaded.test(kept) && !gift ? kept : (gift?.animation ?? null));
  const name = own?.name ?? gift?.name ?? kept ?? '';

  return (
    <div className="grid gap-3 lg:grid-cols-[1fr_20rem] lg:items-start">
      {shown ? (
        <SvgaViewer
          key={`${name} ${typeof shown === 'string' ? shown : shown.lastModified}`}
          src={shown}
          name={name}
        />
      ) : (
        <div className="bg-surface md:rounded-lg">
          {gift ? (
            <div className="flex flex-col items-center gap-3 px-4 py-16">
              <img src={gift.picture} alt={gift.name} width={160} height={160} />
              <p className="text-sm text-muted">{t('noAnimation')}</p>
            </div>
          ) : (
            <EmptyState text={t('nothing')} />
          )}
        </div>
      )}
      <div className="flex flex-col gap-3">
        <section
          aria-labelledby="catalogue"
          className="flex flex-col gap-2 bg-surface p-4 md:rounded-lg"
        >
          <h2 id="catalogue" className="text-sm font-semibold">
            {t('catalogue')}
          </h2>
          <QueryState
            query={query}
            skeleton={<SkeletonRows count={2} className="h-24" />}
            offlineHint={t('emptyHint')}
          >
            {({ items }) =>
              items.length === 0 ? (
                <p className="text-sm text-muted">{`${t('empty')} ${t('emptyHint')}`}</p>
              ) : (
                <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-1">
                  {items.map((each) => (
                    <li key={each.id}>
                      <button
                        type="button"
                        onClick={() => choose(each)}
                        aria-pressed={!own && each.id === gift?.id}
                        className="flex w-full flex-col items-center gap-1 rounded-sm p-1.5 text-xs text-muted hover:bg-raised hover:text-ink aria-pressed:bg-raised aria-pressed:text-ink"
                      >
                        <img
                          src={each.picture}
                          alt=""
                          width={56}
                          height={56}
                          loading="lazy"
                          className="size-14"
                        />
                        <span className="w-full [overflow-wrap:anywhere]">{each.name}</span>
                      </button>
                    </li>
                  ))}
                </ul>
              )
            }
          </QueryState>
        </section>
        <OpenFile onOpen={setOwn} />
      </div>
    </div>
  );
}
