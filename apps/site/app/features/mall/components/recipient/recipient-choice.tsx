import { useQuery } from '@tanstack/react-query';
import { orderRules } from '@xiongmao/api/mall/rules';
import type { Address, Recipient } from '@xiongmao/api/mall/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { addressesQuery } from '../../api/mall-queries.ts';
import { useDeleteAddress } from '../../api/use-address-book.ts';
import { RecipientForm } from './recipient-form.tsx';
import { RecipientLines } from './recipient-lines.tsx';

interface RecipientChoiceProps {
  onChoose: (recipient: Recipient | null) => void;
  /** It was asked for, and there is none. */
  isMissing: boolean;
}

/** Where something is sent to: one of one's address book, or a new one, which goes into it. */
export function RecipientChoice(props: RecipientChoiceProps) {
  const { t } = useTranslation('mall');
  const query = useQuery(addressesQuery(useApi()));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-xs text-muted">{t('address.title')}</legend>
      <Loaded query={query} skeleton={<SkeletonRows count={2} className="h-14" />}>
        {({ items }) => <Book items={items} {...props} />}
      </Loaded>
    </fieldset>
  );
}

const recipientOf = ({ id: _id, isDefault: _isDefault, ...recipient }: Address): Recipient =>
  recipient;

function Book({ items, onChoose, isMissing }: RecipientChoiceProps & { items: Address[] }) {
  const { t } = useTranslation('mall');
  const first = items.find(({ isDefault }) => isDefault) ?? items[0];
  const [chosenId, setChosenId] = useState(first?.id ?? null);
  /** Of the book, or a new one. */
  const [edited, setEdited] = useState<Address | 'new' | null>(items.length === 0 ? 'new' : null);
  const remove = useDeleteAddress();
  const chosen = edited === null ? items.find(({ id }) => id === chosenId) : undefined;
  const choose = useEffectEvent(() => onChoose(chosen ? recipientOf(chosen) : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, or the same one changed
  useEffect(() => choose(), [chosen]);

  if (edited !== null) {
    return (
      <RecipientForm
        held={edited === 'new' ? null : edited}
        isMissing={isMissing}
        onSaved={(book) => {
          const added = book.find(({ id }) => !items.some((item) => item.id === id));
          setChosenId(edited === 'new' ? (added?.id ?? null) : edited.id);
          setEdited(null);
        }}
        {...(items.length > 0 && { onCancel: () => setEdited(null) })}
      />
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-2">
        {items.map((address) => (
          <li
            key={address.id}
            className="flex items-start rounded-sm border border-line has-checked:border-accent"
          >
            <label className="flex min-w-0 grow cursor-pointer gap-3 p-3 has-focus-visible:outline-2 has-focus-visible:outline-accent">
              <input
                type="radio"
                name="address"
                checked={address.id === chosenId}
                onChange={() => setChosenId(address.id)}
                className="mt-0.5 size-4.5 shrink-0 accent-(--accent)"
              />
              <RecipientLines recipient={address} />
            </label>
            <IconButton label={t('address.edit')} onClick={() => setEdited(address)}>
              <Pencil aria-hidden className="size-4" />
            </IconButton>
            <IconButton
              label={t('address.remove')}
              disabled={remove.isPending}
              onClick={() => remove.mutate(address.id)}
            >
              <Trash aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      {isMissing && (
        <p role="alert" className="text-xs text-loss">
          {t('address.needed')}
        </p>
      )}
      {items.length < orderRules.addresses && (
        <button
          type="button"
          onClick={() => setEdited('new')}
          className="inline-flex min-h-11 items-center gap-1.5 self-start text-sm text-accent md:min-h-9"
        >
          <Plus aria-hidden className="size-4" />
          {t('address.add')}
        </button>
      )}
    </>
  );
}
