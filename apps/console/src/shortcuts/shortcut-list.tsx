import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Switch } from '@xiongmao/ui/fields/switch';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import Keyboard from 'lucide-react/icons/keyboard';
import { useState } from 'react';
import { Key, ShortcutButton } from './shortcut-button.tsx';
import { turnShortcuts, useLeavingFields, useShortcutsOn } from './shortcuts.ts';

interface Named {
  key: string;
  name: string;
}

/** The keys of what is in sight, and whether they are on. */
export function ShortcutList() {
  const { t } = useTranslation(['desk', 'common']);
  const [shown, setShown] = useState<Named[]>();
  const isOn = useShortcutsOn();
  useLeavingFields();
  return (
    <>
      <ShortcutButton
        shortcut="?"
        look="quiet"
        className="max-md:hidden"
        onClick={() => setShown(shortcutsInSight())}
      >
        <Keyboard aria-hidden className="size-4" />
        {t('act.keys')}
      </ShortcutButton>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={t('keys.title')}
        closeLabel={t('common:action.close')}
      >
        <div className="-mx-4">
          <Switch
            label={t('keys.on')}
            hint={t('keys.hint')}
            checked={isOn}
            onChange={turnShortcuts}
          />
        </div>
        {isOn && (
          <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2 pt-2 text-sm">
            {shown?.map(({ key, name }) => (
              <div key={key} className="contents">
                <dt>
                  <Key>{key}</Key>
                </dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        )}
      </Dialog>
    </>
  );
}

/** What carries a key says by its own words what the key does. */
const shortcutsInSight = (): Named[] =>
  [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]:not(:disabled)')].map((each) => ({
    key: each.getAttribute('aria-keyshortcuts')!,
    name: [...each.childNodes]
      .filter((node) => !(node instanceof HTMLElement && node.ariaHidden))
      .map((node) => node.textContent)
      .join('')
      .trim(),
  }));
