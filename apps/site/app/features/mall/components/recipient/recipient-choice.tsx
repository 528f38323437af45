import { useQuery } from '@tanstack/react-query';
import { orderRules } from '@xiongmao/api/mall/rules';
import type { Address, Recipient } from '@xiongmao/api/mall/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { IconButton } from '@xiongmao/ui/button';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { useApi } from '#app/platform/app-context.ts';
import { Loaded } from '#app/shared/async/loaded.tsx';
import { SkeletonRows } from '#app/shared/async/skeleton-rows.tsx';
import { addressesQuery } from '../../api/mall-queries.ts';
import { useDeleteAddress } from '../../api/use-address-book.ts';
import { type AddressForm, RecipientForm } from './recipient-form.tsx';
import { RecipientLines } from './recipient-lines.tsx';

/** Answers where to, once an address that is being written is saved; null, and says so, where that is not known. */
export type AskRecipient = () => Promise<Recipient | null>;

interface RecipientChoiceProps {
  ask: Ref<AskRecipient>;
}

/** Where something is sent to: one of one's address book, or a new one, which goes into it. */
export function RecipientChoice({ ask }: RecipientChoiceProps) {
  const { t } = useTranslation('mall');
  const query = useQuery(addressesQuery(useApi()));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-xs text-muted">{t('address.title')}</legend>
      <Loaded query={query} skeleton={<SkeletonRows count={2} className="h-14" />}>
        {({ items }) => <Book items={items} ask={ask} />}
      </Loaded>
    </fieldset>
  );
}

const recipientOf = ({ id: _id, isDefault: _isDefault, ...recipient }: Address): Recipient =>
  recipient;

function Book({ items, ask }: RecipientChoiceProps & { items: Address[] }) {
  const { t } = useTranslation('mall');
  const first = items.find(({ isDefault }) => isDefault) ?? items[0];
  const [chosenId, setChosenId] = useState(first?.id ?? null);
  /** Of the book, or a new one. */
  const [edited, setEdited] = useState<Address | 'new' | null>(items.length === 0 ? 'new' : null);
  const remove = useDeleteAddress();
  const chosen = edited === null ? items.find(({ id }) => id === chosenId) : undefined;
  const form = useRef<AddressForm>(null);
  const [isAsked, setAsked] = useState(false);
  useImperativeHandle(ask, () => async () => {
    const address = edited === null ? chosen : await form.current!.save();
    setAsked(!address);
    return address ? recipientOf(address) : null;
  });

  if (edited !== null) {
    return (
      <RecipientForm
        ref={form}
        book={items}
        held={edited === 'new' ? null : edited}
        onSaved={({ id }) => {
          setChosenId(id);
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
      {isAsked && !chosen && (
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
