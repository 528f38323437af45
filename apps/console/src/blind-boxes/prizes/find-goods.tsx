import { useList } from '@refinedev/core';
import { useTyped } from '@xiongmao/auth/office/use-typed';
import { useLocale } from '@xiongmao/i18n/use-locale';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { nameIn } from '@xiongmao/i18n/words/name-in';
import { FormField, inputLook } from '@xiongmao/ui/fields/form-field';
import Plus from 'lucide-react/icons/plus';
import type { Row } from '../../contract.ts';
import { useFault } from '../../form/form-context.ts';
import { useFormat } from '../../format.ts';
import { GoodsPicture } from '../../goods/pictures/goods-picture.tsx';
import { Refusal } from '../../page/answer.tsx';
import type { Failure } from '../../providers/failure.ts';

const most = 6;

interface FindGoodsProps {
  /** There are none yet: without any a form can't be saved. */
  isNeeded: boolean;
  hint: string;
  has: (goodsId: number) => boolean;
  onAdd: (goods: Row<'goods'>) => void;
}

/** Finds goods by their name; each that is found is a button that adds it. */
export function FindGoods({ isNeeded, hint, has, onAdd }: FindGoodsProps) {
  const { t } = useTranslation('console');
  const { count } = useFormat();
  const locale = useLocale();
  const { typed, setTyped, asked } = useTyped();
  const { query } = useList<Row<'goods'>, Failure>({
    resource: 'goods',
    filters: asked ? [{ field: 'q', operator: 'eq', value: asked }] : [],
    sorters: [{ field: 'order', order: 'asc' }],
    pagination: { pageSize: most },
    queryOptions: { placeholderData: (before) => before },
    errorNotification: false,
  });
  const found = query.data?.data.filter(({ id }) => !has(id));
  return (
    <div className="flex flex-col gap-1">
      <FormField label={t('blindBoxes.find')} hint={hint} fault={useFault('prizes')}>
        {(control) => (
          <input
            {...control}
            type="search"
            name="prizes"
            required={isNeeded}
            maxLength={100}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // It looks for goods, and saves nothing.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            className={inputLook}
          />
        )}
      </FormField>
      {query.isError && !query.data && <Refusal query={query} />}
      {found?.length === 0 && (
        <p className="py-2 text-sm text-muted">{t('blindBoxes.noneFound')}</p>
      )}
      <ul aria-label={t('blindBoxes.found')} className="flex flex-col" aria-busy={query.isFetching}>
        {found?.map((goods) => (
          <li key={goods.id}>
            <button
              type="button"
              onClick={() => onAdd(goods)}
              className="flex min-h-11 w-full items-center gap-3 rounded-sm px-2 py-1 text-start text-sm hover:bg-raised"
            >
              <Plus aria-hidden className="size-4 shrink-0 text-accent" />
              <GoodsPicture src={goods.pictures[0]} />
              <span className="min-w-0 grow break-words">{nameIn(goods.names, locale)}</span>
              <span className="tabular text-xs text-muted">
                {t('blindBoxes.freeOf', { free: count(goods.free) })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
