import { useTranslation } from '@xiongmao/i18n/use-translation';
import { useCallback } from 'react';

/** Of something named the name tells; its id tells nobody anything. */
export const isNestedId = (path: string): boolean => path.endsWith('.id');

/** What a field is called, by its path or the outermost that has a word; null for what the product alone knows. */
export function useFieldName(): (path: string) => string | null {
  const { t } = useTranslation('console');
  return useCallback(
    (path) => {
      if (isNestedId(path)) return null;
      const steps = path.split('.');
      for (let length = steps.length; length > 0; length--) {
        const name = t(`field.${steps.slice(0, length).join('.')}` as 'field.name', {
          defaultValue: '',
        });
        if (name) return name;
      }
      return null;
    },
    [t],
  );
}
