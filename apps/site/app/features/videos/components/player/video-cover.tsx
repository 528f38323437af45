import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button } from '@xiongmao/ui/button';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Panel, Waiting } from '#app/shared/player/cover/panels.tsx';
import type { Cover } from './cover-of.ts';

interface VideoCoverProps {
  cover: Cover;
  mini: boolean;
  onPlay: () => void;
  onRetry: () => void;
}

/** What lies over the picture: why there is none, and what helps. */
export function VideoCover({ cover, mini, onPlay, onRetry }: VideoCoverProps) {
  const { t } = useTranslation(['videos', 'player', 'common']);
  if (cover === 'none') return null;
  if (cover === 'loading') return <Waiting text={t('player.loading')} quiet />;
  if (cover === 'buffering') return <Waiting text={t('common:state.loading')} quiet />;
  if (cover === 'blocked') {
    return (
      <Panel text={mini ? null : t('player:blocked')}>
        <Button look="primary" onClick={onPlay}>
          <Play aria-hidden className="size-4 fill-current" />
          {t('player:play')}
        </Button>
      </Panel>
    );
  }
  if (cover === 'over') {
    return (
      <Panel text={null}>
        <Button look="primary" onClick={onPlay}>
          <RotateCcw aria-hidden className="size-4" />
          {t('player.again')}
        </Button>
      </Panel>
    );
  }
  return (
    <Panel text={t(`player.${cover}`)} hint={mini ? null : t(`player.${cover}Hint`)}>
      {cover === 'network' && <Button onClick={onRetry}>{t('common:action.retry')}</Button>}
    </Panel>
  );
}
