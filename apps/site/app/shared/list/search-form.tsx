import { Button } from '@xiongmao/ui/button';
import { inputLook } from '@xiongmao/ui/fields/form-field';
import Search from 'lucide-react/icons/search';
import { Form } from 'react-router';

interface SearchFormProps {
  label: string;
  /** What is searched for now. */
  q: string | undefined;
  /** What else of the address stays, by name. */
  kept?: Record<string, string | null>;
}

/** Searches a list by its address, also before the page's script runs. */
export function SearchForm({ label, q, kept = {} }: SearchFormProps) {
  return (
    <Form role="search" replace preventScrollReset className="flex gap-2 px-3 md:px-0">
      {Object.entries(kept).map(
        ([name, value]) =>
          value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <input
        key={q}
        type="search"
        name="q"
        maxLength={40}
        defaultValue={q}
        aria-label={label}
        placeholder={label}
        className={`${inputLook} md:max-w-sm`}
      />
      <Button type="submit" aria-label={label}>
        <Search aria-hidden className="size-4.5" />
      </Button>
    </Form>
  );
}
