import type { GoodsDetails } from '@xiongmao/api/mall/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useRef, useState } from 'react';
import { GoodsPicture } from '../goods-picture.tsx';

const arrow =
  'absolute inset-y-0 my-auto hidden size-11 items-center justify-center rounded-full bg-black/60 text-white hover:bg-black/80 disabled:hidden md:inline-flex';

const large = '(min-width: 48rem) 30rem, 100vw';

/** Pictures beside each other: swiped, chosen by their small ones, or by arrow keys, Home and End. */
export function Gallery({ goods }: { goods: GoodsDetails }) {
  const { t } = useTranslation('mall');
  const { name, kind, pictures } = goods;
  const track = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);
  const count = pictures.length;

  if (count < 2) {
    return (
      <GoodsPicture
        src={pictures[0] ?? null}
        kind={kind}
        name={name}
        alt={name}
        first
        sizes={large}
        className="md:rounded-lg"
      />
    );
  }
  function show(index: number): void {
    const to = Math.min(Math.max(index, 0), count - 1);
    const slide = track.current?.children[to] as HTMLElement | undefined;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // Right to left, what comes later has a negative offset, and so has its place.
    track.current?.scrollTo({
      left: slide?.offsetLeft ?? 0,
      behavior: isStill ? 'instant' : 'smooth',
    });
  }
  function press(event: KeyboardEvent<HTMLElement>): void {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const to = {
      ArrowRight: shown + forward,
      ArrowLeft: shown - forward,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    show(to);
  }
  return (
    <section
      aria-roledescription={t('gallery.carousel')}
      aria-label={t('gallery.label', { name })}
      className="flex flex-col gap-2"
    >
      <div className="relative">
        <ul
          ref={track}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          tabIndex={0}
          onKeyDown={press}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
            setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
          }
          className="scrollbar-none relative flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain -outline-offset-2 md:rounded-lg"
        >
          {pictures.map((src, index) => (
            <li key={src} className="w-full shrink-0 snap-center">
              <GoodsPicture
                src={src}
                kind={kind}
                name={name}
                alt={t('gallery.picture', { name, at: index + 1, of: count })}
                first={index === 0}
                sizes={large}
              />
            </li>
          ))}
        </ul>
        <button
          type="button"
          aria-label={t('gallery.previous')}
          disabled={shown === 0}
          onClick={() => show(shown - 1)}
          className={`${arrow} start-3`}
        >
          <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
        </button>
        <button
          type="button"
          aria-label={t('gallery.next')}
          disabled={shown === count - 1}
          onClick={() => show(shown + 1)}
          className={`${arrow} end-3`}
        >
          <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
        </button>
        <span
          aria-hidden
          className="absolute end-3 bottom-3 rounded-full bg-black/60 px-2 text-xs/5 text-white tabular"
        >
          <bdi dir="ltr">
            {shown + 1} / {count}
          </bdi>
        </span>
      </div>
      <ul className="scrollbar-none flex gap-2 overflow-x-auto px-3 py-1 md:px-1">
        {pictures.map((src, index) => (
          <li key={src} className="shrink-0">
            <button
              type="button"
              aria-label={t('gallery.show', { at: index + 1 })}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => show(index)}
              className="block size-14 overflow-hidden rounded-sm opacity-60 ring-accent hover:opacity-100 aria-[current]:opacity-100 aria-[current]:ring-2 md:size-16"
            >
              <GoodsPicture src={src} kind={kind} name={name} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
