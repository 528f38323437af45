import type { AnchorCard } from '@xiongmao/api/anchors/shapes';
import { formatCount } from '@xiongmao/i18n/format';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { anchorPath } from '#app/paths.ts';
import { useLocale } from '#app/platform/i18n.tsx';
import { Link } from '#app/platform/link.tsx';
import { pathOfRoom } from '../../api/room-address.ts';
import { LiveMark } from '../live-mark.tsx';

/** Who streams, and what they stream now. */
export function AnchorRow({ anchor }: { anchor: AnchorCard }) {
  const { t } = useTranslation('live');
  const locale = useLocale();
  const { id, username, avatar, introduction, fans, onAir } = anchor;
  return (
    <li className="flex min-w-0 items-center gap-3 border-line px-3 py-2 not-last:border-b lg:odd:border-e">
      <Link to={anchorPath(id)} className="flex min-h-14 min-w-0 grow items-center gap-3">
        <Avatar name={username} src={avatar} size="md" />
        <span className="min-w-0 grow">
          <span className="block truncate text-sm font-semibold">
            <bdi>{username}</bdi>
          </span>
          <span className="block truncate text-xs text-muted">
            <bdi>{onAir?.title || introduction}</bdi>
          </span>
          <span className="block text-xs text-muted tabular">
            {t('anchors.fans')} {formatCount(fans, locale)}
          </span>
        </span>
      </Link>
      {onAir && (
        <Link
          to={pathOfRoom({ id, match: onAir.match })}
          className="flex min-h-11 shrink-0 flex-col items-end justify-center gap-1 text-xs text-accent"
        >
          <LiveMark />
          {t('anchors.watchNow')}
        </Link>
      )}
    </li>
  );
}
