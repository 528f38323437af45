import { CanAccess } from '@refinedev/core';
import { targetAt } from '@xiongmao/api/takedowns/places';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import Play from 'lucide-react/icons/play';
import { useConfig } from '../config.ts';
import type { Row } from '../contract.ts';
import { LinkButton } from '../page/links/link-button.tsx';
import { SiteLink } from '../page/links/site-link.tsx';
import { UserLink } from '../page/links/user-link.tsx';
import { Panel } from '../page/panel.tsx';
import { StateLabel } from '../page/state-label.tsx';
import { ClaimsOf } from './claims-of.tsx';

type Target = Row<'takedowns'>['targets'][number];

/** What is named, as it stands there now. */
export function Targets({ targets }: { targets: readonly Target[] }) {
  const { t } = useTranslation('console');
  return (
    <Panel title={t('takedowns.targets')}>
      <ul className="flex flex-col divide-y divide-line">
        {targets.map((target) => (
          <li key={`${target.kind} ${target.address}`} className="flex flex-col gap-2 py-3">
            <Named target={target} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What else rights-holders asked for of the same things. */
export function OtherClaims({ takedown: { id, targets } }: { takedown: Row<'takedowns'> }) {
  const { siteUrl } = useConfig();
  return targets.map(({ kind, address }) => {
    const named = targetAt(new URL(address, siteUrl));
    return named && <ClaimsOf key={`${kind} ${address}`} kind={kind} id={named.key} but={id} />;
  });
}

/** Who looks after videos can watch one here, also when it is down. */
function WatchHere({ address }: Pick<Target, 'address'>) {
  const { t } = useTranslation('console');
  const { siteUrl } = useConfig();
  const video = targetAt(new URL(address, siteUrl));
  if (!video) return null;
  return (
    <CanAccess resource="videos" action="show">
      <LinkButton to={`/videos/${video.key}`}>
        <Play aria-hidden className="size-4" />
        {t('takedowns.watch')}
      </LinkButton>
    </CanAccess>
  );
}

function Named({ target }: { target: Target }) {
  const { t } = useTranslation('console');
  const { kind, address, title, text, picture, authorId, author, isShown, decision, down } = target;
  const stands = down ? 'down' : isShown ? 'shown' : 'gone';
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">{t(`takedowns.kind.${kind}`)}</span>
        <StateLabel tone={stands === 'shown' ? 'good' : 'bad'}>
          {t(`takedowns.stands.${stands}`)}
        </StateLabel>
        {decision === 'refuse' && <StateLabel tone="quiet">{t('takedowns.left')}</StateLabel>}
        {authorId !== null && <UserLink id={authorId} name={author} />}
      </p>
      {title && !text?.startsWith(title) && (
        <p dir="auto" className="font-medium break-words">
          {title}
        </p>
      )}
      {text && (
        <p dir="auto" className="line-clamp-6 text-sm break-words whitespace-pre-wrap">
          {text}
        </p>
      )}
      {picture && !(down && kind === 'picture') && (
        <img src={picture} alt="" className="max-h-48 max-w-full self-start rounded-sm bg-raised" />
      )}
      <div className="flex flex-wrap items-center gap-2">
        <SiteLink to={address}>{t('takedowns.open')}</SiteLink>
        {kind === 'video' && <WatchHere address={address} />}
      </div>
    </>
  );
}
