import { formatDuration, formatNumber } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button, IconButton } from '@xiongmao/ui/button';
import { Segmented } from '@xiongmao/ui/fields/segmented';
import { Switch } from '@xiongmao/ui/fields/switch';
import { ErrorState } from '@xiongmao/ui/states/error-state';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import { useLocale } from '#app/platform/i18n.tsx';
import type { Animation } from '../../svga/load-svga.ts';
import { asksForLessMotion, type PlayFault, SvgaPlayer } from '../../svga/svga-player.tsx';

const speeds = ['0.5', '1', '1.5', '2'] as const;

/** One animation with all that can be done with it, and what it is made of. */
export function SvgaViewer({ src, name }: { src: string | File; name: string }) {
  const { t } = useTranslation('svga');
  const [animation, setAnimation] = useState<Animation | null>(null);
  const [fault, setFault] = useState<PlayFault | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [paused, setPaused] = useState(false);
  const [lessMotion, setLessMotion] = useState(false);
  const [frame, setFrame] = useState(0);
  const [loop, setLoop] = useState(true);
  const [speed, setSpeed] = useState<(typeof speeds)[number]>('1');

  // It waits for who asks for less motion; the server doesn't know who does.
  useEffect(() => {
    if (!asksForLessMotion()) return;
    setLessMotion(true);
    setPaused(true);
  }, []);
  const frames = animation?.movie.frames ?? 1;

  if (fault) {
    return (
      <div className="bg-surface md:rounded-lg">
        <ErrorState text={name} hint={t(`fault.${fault}`)}>
          {fault === 'unreachable' && (
            <Button
              onClick={() => {
                setFault(null);
                setAttempt(attempt + 1);
              }}
            >
              {t('retry')}
            </Button>
          )}
        </ErrorState>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-3 bg-surface pb-4 md:rounded-lg">
      <div className="relative aspect-video w-full overflow-hidden bg-pitch md:rounded-t-lg">
        <SvgaPlayer
          key={attempt}
          src={src}
          loops={loop ? 0 : 1}
          speed={Number(speed)}
          paused={paused}
          frame={frame}
          moves
          label={t('stage', { name })}
          onLoad={(loaded) => {
            setAnimation(loaded);
            if (asksForLessMotion()) setFrame(Math.floor(loaded.movie.frames / 2));
          }}
          onFrame={setFrame}
          onEnd={() => setPaused(true)}
          onFault={setFault}
        />
        {!animation && (
          <p
            role="status"
            className="absolute inset-0 flex items-center justify-center text-sm text-muted"
          >
            {t('loading')}
          </p>
        )}
      </div>
      <div className="flex items-center gap-2 px-4">
        <IconButton
          label={t(paused ? 'play' : 'pause')}
          disabled={!animation}
          onClick={() => setPaused(!paused)}
          className="bg-raised"
        >
          {paused ? (
            <Play aria-hidden className="size-5 fill-current" />
          ) : (
            <Pause aria-hidden className="size-5 fill-current" />
          )}
        </IconButton>
        <input
          type="range"
          min={0}
          max={frames - 1}
          value={Math.min(frame, frames - 1)}
          disabled={!animation}
          onChange={(event) => {
            setPaused(true);
            setFrame(Number(event.target.value));
          }}
          aria-label={t('frame')}
          className="h-6 min-w-0 grow cursor-pointer accent-(--accent)"
        />
        <output className="min-w-16 text-end text-xs text-muted tabular-nums">
          {`${Math.min(frame, frames - 1) + 1} / ${frames}`}
        </output>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4">
        <Segmented
          label={t('speed')}
          name="speed"
          options={speeds.map((value) => ({ value, label: t('times', { speed: value }) }))}
          value={speed}
          onChange={setSpeed}
        />
        <div className="-mx-4">
          <Switch label={t('loop')} checked={loop} onChange={setLoop} />
        </div>
      </div>
      {lessMotion && <p className="px-4 text-xs text-muted">{t('lessMotion')}</p>}
      {animation && <Facts animation={animation} name={name} />}
    </div>
  );
}

function Facts({ animation: { movie, bytes }, name }: { animation: Animation; name: string }) {
  const { t } = useTranslation('svga');
  const locale = useLocale();
  const { width, height } = movie.videoSize;
  const facts = [
    ['name', name],
    ['size', t('facts.sizes', { width, height })],
    ['frames', String(movie.frames)],
    ['rate', String(movie.FPS)],
    ['length', formatDuration(movie.frames / movie.FPS, locale)],
    ['sprites', String(movie.sprites.length)],
    ['images', String(movie.images.size)],
    ['file', t('facts.kilobytes', { size: formatNumber(bytes / 1_000, locale) })],
    ['version', movie.version || '–'],
  ] as const;
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 px-4 text-sm">
      {facts.map(([fact, value]) => (
        <div key={fact} className="min-w-0">
          <dt className="text-xs text-muted">{t(`facts.${fact}`)}</dt>
          <dd className="truncate tabular-nums">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
