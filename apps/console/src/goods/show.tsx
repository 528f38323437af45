import { CanAccess, useShow } from '@refinedev/core';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { Skeleton } from '@xiongmao/ui/states/skeleton';
import Pencil from 'lucide-react/icons/pencil';
import type { Row } from '../contract.ts';
import { Answer } from '../page/answer.tsx';
import { LinkButton } from '../page/links/link-button.tsx';
import { SiteLink } from '../page/links/site-link.tsx';
import { PageHead } from '../page/page-head.tsx';
import { Panel } from '../page/panel.tsx';
import type { Failure } from '../providers/failure.ts';
import { ChangesOfGoods } from '../stock-changes/changes-of-goods.tsx';
import { CardPool } from './cards/card-pool.tsx';
import { GoodsFacts } from './goods-facts.tsx';
import { GoodsState, goodsStateOf } from './goods-state.tsx';
import { Stock } from './stock.tsx';

/** Goods: their stock first, then what they are, and what came into stock and went out of it. */
export function GoodsShow() {
  const { query, result } = useShow<Row<'goods'>, Failure>({ errorNotification: false });
  return (
    <Answer query={query} data={result} skeleton={<Skeleton className="h-96 rounded-lg" />}>
      {(goods) => <Shown key={goods.id} goods={goods} />}
    </Answer>
  );
}

function Shown({ goods }: { goods: Row<'goods'> }) {
  const { t } = useTranslation('console');
  const locale = useLocale();
  const { id, kind, names, descriptions, pictures } = goods;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={nameIn(names, locale)}
        badge={<GoodsState goods={goods} />}
        hint={t('goods.number', { id })}
        back={{ to: '/goods', label: t('goods.title') }}
      >
        {goodsStateOf(goods, Date.now()) === 'on' && (
          <SiteLink to={`/mall/details/${id}`}>{t('goods.inShop')}</SiteLink>
        )}
        <CanAccess resource="goods" action="edit">
          <LinkButton to={`/goods/${id}/edit`}>
            <Pencil aria-hidden className="size-4" />
            {t('goods.edit')}
          </LinkButton>
        </CanAccess>
      </PageHead>
      <Stock goods={goods} />
      {kind === 'virtual' && <CardPool goods={goods} />}
      <Panel title={t('goods.about')}>
        <div className="flex flex-col gap-4">
          {pictures.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {pictures.map((address, at) => (
                <li key={address}>
                  <img
                    src={address}
                    alt={t('goods.pictureOf', { at: at + 1, of: pictures.length })}
                    width={112}
                    height={112}
                    className="size-28 rounded-sm bg-raised object-cover"
                  />
                </li>
              ))}
            </ul>
          )}
          <GoodsFacts goods={goods} />
          <p className="max-w-prose text-sm whitespace-pre-line">{nameIn(descriptions, locale)}</p>
        </div>
      </Panel>
      <ChangesOfGoods goods={goods} />
    </div>
  );
}
