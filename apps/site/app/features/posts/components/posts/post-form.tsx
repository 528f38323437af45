import { mostPictures, postLength } from '@xiongmao/api/posts/rules';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Button, IconButton } from '@xiongmao/ui/button';
import ImageUp from 'lucide-react/icons/image-up';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode } from 'react';
import { LettersWritten } from '#app/shared/form/letters-written.tsx';
import type { Draft } from '../../api/draft.ts';
import { useSendPicture } from '../../api/use-posts.ts';
import { useRefusal } from '../../api/use-refusal.ts';
import { WritingField } from '../writing/writing-field.tsx';

const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif';

interface PostFormProps {
  draft: Draft;
  onChange: (draft: Draft) => void;
  send: string;
  isPending: boolean;
  /** What became of what was sent last. */
  error: Error | null;
  onSend: () => void;
  onCancel?: () => void;
  /** What it is about, where that can be chosen. */
  children?: ReactNode;
}

/** Words and pictures of a post. Ctrl or Cmd and Enter send them. */
export function PostForm(props: PostFormProps) {
  const { draft, onChange, send, isPending, error, onSend, onCancel, children } = props;
  const { t } = useTranslation(['posts', 'common']);
  const { text, pictures } = draft;
  const picture = useSendPicture((address) =>
    onChange({ ...draft, pictures: [...pictures, address] }),
  );
  const isEmpty = text.trim() === '' && pictures.length === 0;
  const { fault, sent } = useRefusal(error, draft);
  const submit = () => {
    if (isEmpty || isPending || picture.isPending) return;
    sent(draft);
    onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <WritingField
        label={t('postText')}
        value={text}
        fault={fault}
        rows={6}
        maxLength={postLength}
        onChange={(next) => onChange({ ...draft, text: next })}
        onKeyDown={onKeyDown}
      />
      {pictures.length > 0 && (
        <ul className="grid max-w-xl grid-cols-3 gap-1">
          {pictures.map((address, at) => (
            <li key={address} className="relative">
              <img
                src={address}
                alt={t('picture', { number: at + 1 })}
                width={320}
                height={320}
                className="aspect-square w-full rounded-sm bg-raised object-cover"
              />
              <IconButton
                label={t('removePicture', { number: at + 1 })}
                className="absolute end-1 top-1 bg-surface"
                onClick={() =>
                  onChange({ ...draft, pictures: pictures.filter((one) => one !== address) })
                }
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {children}
      <div className="flex flex-wrap items-center gap-2 text-xs text-muted">
        <label
          className={`inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm bg-raised px-3 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent md:min-h-9 ${pictures.length >= mostPictures || picture.isPending ? 'opacity-50' : ''}`}
        >
          <ImageUp aria-hidden className="size-4" />
          {t(picture.isPending ? 'sendingPicture' : 'addPicture')}
          <input
            type="file"
            accept={pictureTypes}
            disabled={pictures.length >= mostPictures || picture.isPending}
            className="sr-only"
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (file) picture.mutate(file);
            }}
          />
        </label>
        <LettersWritten count={text.length} most={postLength} />
        <span className="grow" />
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {t('common:action.cancel')}
          </Button>
        )}
        <Button type="submit" look="primary" aria-disabled={isEmpty || isPending}>
          {send}
        </Button>
      </div>
    </form>
  );
}
