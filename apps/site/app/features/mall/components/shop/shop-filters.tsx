import { goodsKinds, goodsSorts } from '@xiongmao/api/mall/rules';
import { useRequireSignIn, useUid } from '@xiongmao/auth/account';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useNavigation } from 'react-router';
import { mallPath } from '#app/paths.ts';
import { Select } from '#app/shared/form/select.tsx';
import { Chips } from '#app/shared/list/chips.tsx';
import { SearchForm } from '#app/shared/list/search-form.tsx';
import { useAddress } from '#app/shared/list/use-address.ts';
import { type GoodsSort, readShopAddress, type ShopAddress } from '../../api/shop-address.ts';

interface ShopFiltersProps {
  address: ShopAddress;
  categories: readonly { id: number; name: string }[];
}

/** Words, category, kind, order, and only what one can afford: all in the address. */
export function ShopFilters({ address: shown, categories }: ShopFiltersProps) {
  const { t } = useTranslation('mall');
  // A control answers at once, while what it asks for is fetched.
  const { location } = useNavigation();
  const address =
    location?.pathname === mallPath ? readShopAddress(new URLSearchParams(location.search)) : shown;
  const requireSignIn = useRequireSignIn();
  const uid = useUid();
  const [search, change] = useAddress();
  const to = (categoryId: number | null) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    if (categoryId === null) next.delete('category');
    else next.set('category', String(categoryId));
    return `${mallPath}${next.size > 0 ? `?${next}` : ''}`;
  };
  const chosen = address.categoryId;
  return (
    <div className="flex flex-col gap-2 pt-3">
      <SearchForm
        label={t('shop.search')}
        q={shown.q}
        kept={{
          sort: shown.sort === 'recommended' ? null : shown.sort,
          category: shown.categoryId?.toString() ?? null,
          kind: shown.kind,
          afford: shown.affordable ? '1' : null,
        }}
      />
      {categories.length > 0 && (
        <Chips
          label={t('shop.categories')}
          chips={[
            { key: 'all', text: t('shop.allCategories'), to: to(null), chosen: chosen === null },
            ...categories.map(({ id, name }) => ({
              key: String(id),
              text: name,
              to: to(id),
              chosen: id === chosen,
            })),
          ]}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 md:px-0">
        <Select
          label={t('shop.sort')}
          value={address.sort}
          options={goodsSorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(sort: GoodsSort) =>
            change({ sort: sort === 'recommended' ? null : sort, page: null })
          }
        />
        <Select
          label={t('shop.kind')}
          value={address.kind ?? ''}
          options={[
            { value: '', label: t('shop.allKinds') },
            ...goodsKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
          ]}
          onChange={(kind) => change({ kind: kind || null, page: null })}
        />
        <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
          <input
            type="checkbox"
            // A guest has no gold to go by.
            checked={address.affordable && uid !== null}
            onChange={({ target: { checked } }) =>
              requireSignIn(() => change({ afford: checked ? '1' : null, page: null }))
            }
            className="size-5 accent-(--accent)"
          />
          {t('shop.affordable')}
        </label>
      </div>
    </div>
  );
}
