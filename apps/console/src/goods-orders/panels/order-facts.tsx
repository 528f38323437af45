import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { formatRegion } from '@xiongmao/i18n/words/region-names';
import { Link } from 'react-router';
import type { Row } from '../../contract.ts';
import { useFormat } from '../../format.ts';
import { Fact, Facts } from '../../page/facts.tsx';
import { Panel } from '../../page/panel.tsx';
import { Deadline } from '../deadline.tsx';
import { goldOf } from '../gold-of.ts';

/** What was ordered, and what became of its gold. */
export function OrderFacts({ order }: { order: Row<'goods-orders'> }) {
  const { t } = useTranslation('desk');
  const { count, moment } = useFormat();
  const locale = useLocale();
  const { names, goodsId, kind, gold, remarks, country, dueAt, createdAt, editionId } = order;
  return (
    <Panel title={t('order.about')}>
      <Facts>
        <Fact name={t('order.goods')}>
          <Link to={`/goods/${goodsId}`} className="hover:text-accent">
            {nameIn(names, locale)}
          </Link>
        </Fact>
        <Fact name={t('order.count')}>{count(order.count)}</Fact>
        <Fact name={t('order.kind')}>
          {t(`kind.${kind}`)}
          {editionId !== null && ` · ${t('order.won')}`}
        </Fact>
        <Fact name={t('order.gold')}>
          {count(gold)} · {t(`gold.${goldOf(order)}`)}
        </Fact>
        {dueAt && (
          <Fact name={t('order.due')}>
            <Deadline at={dueAt} />
          </Fact>
        )}
        <Fact name={t('column.at')}>{moment(createdAt)}</Fact>
        {country && <Fact name={t('order.country')}>{formatRegion(country, locale)}</Fact>}
      </Facts>
      {remarks && (
        <p className="pt-4">
          <span className="block text-xs text-muted">{t('order.remarks')}</span>
          <span className="text-sm break-words whitespace-pre-wrap">{remarks}</span>
        </p>
      )}
    </Panel>
  );
}
