import { CanAccess, useShow } from '@refinedev/core';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import ChartLine from 'lucide-react/icons/chart-line';
import Pencil from 'lucide-react/icons/pencil';
import type { Row } from '../contract.ts';
import { useFormat } from '../format.ts';
import { Answer } from '../page/answer.tsx';
import { Fact, Facts } from '../page/facts.tsx';
import { LinkButton } from '../page/links/link-button.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { figureNames } from '../statistics/figures/figures.ts';
import { ChannelLink } from './channel-link.tsx';
import { ChannelState } from './channel-state.tsx';

export function ChannelShow() {
  const { query, result } = useShow<Row<'channels'>, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Loading />}>
      {(channel) => <Channel channel={channel} />}
    </Answer>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-80 rounded-lg" />
    </div>
  );
}

function Channel({ channel }: { channel: Row<'channels'> }) {
  const { t } = useTranslation('console');
  const { count, moment } = useFormat();
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={channel.name}
        badge={<ChannelState active={channel.active} />}
        back={{ to: '/channels', label: t('channels.title') }}
      >
        <LinkButton to={`/channel/statistical?channel=${channel.id}`}>
          <ChartLine aria-hidden className="size-4" />
          {t('menu.statistics')}
        </LinkButton>
        <CanAccess resource="channels" action="edit">
          <LinkButton to={`/channels/${channel.id}/edit`}>
            <Pencil aria-hidden className="size-4" />
            {t('channels.edit')}
          </LinkButton>
        </CanAccess>
      </PageHead>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={t('channels.link')}>
          <ChannelLink {...channel} />
        </Panel>
        <div className="flex flex-col gap-4">
          <Panel title={t('channels.sinceMade')}>
            <Facts>
              {figureNames.map((name) => (
                <Fact key={name} name={t(`figure.${name}`)}>
                  <span className="text-xl font-semibold">{count(channel.figures[name])}</span>
                </Fact>
              ))}
            </Facts>
          </Panel>
          <Panel title={t('channels.facts')}>
            <Facts>
              <Fact name={t('channels.type')}>{t(`channelType.${channel.type}`)}</Fact>
              <Fact name={t('channels.source')}>{t(`source.${channel.source}`)}</Fact>
              <Fact name={t('channels.brand')}>{channel.brand}</Fact>
              <Fact name={t('channels.manager')}>{channel.manager}</Fact>
              <Fact name={t('channels.zone')}>{channel.zone}</Fact>
              <Fact name={t('channels.code')}>{channel.code}</Fact>
              <Fact name={t('channels.createdAt')}>{moment(channel.createdAt)}</Fact>
            </Facts>
          </Panel>
        </div>
      </div>
    </div>
  );
}
