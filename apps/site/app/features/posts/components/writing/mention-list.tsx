import type { Writer } from '@xiongmao/api/posts/shapes';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Avatar } from '@xiongmao/ui/avatar';
import { useEffect, useRef } from 'react';
import { type Offer, optionId } from './use-mentions.ts';

interface MentionListProps {
  offer: Offer;
  onChoose: (person: Writer) => void;
}

/** People below the field, which keeps the focus. */
export function MentionList({ offer, onChoose }: MentionListProps) {
  const { t } = useTranslation('posts');
  const { listId, people, at } = offer;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise, which is no end of an effect.
    void list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={t('people')}
      className="absolute start-0 top-full z-20 mt-1 w-64 max-w-full rounded-sm border border-line bg-surface p-1 shadow-lg"
    >
      {people.map((person, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
        <div
          key={person.id}
          id={optionId(listId, index)}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
          className="flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2 text-sm hover:bg-raised aria-selected:bg-raised md:min-h-9"
        >
          <Avatar name={person.username} src={person.avatar} />
          <bdi className="truncate">{person.username}</bdi>
        </div>
      ))}
    </div>
  );
}
