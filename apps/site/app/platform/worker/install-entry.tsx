import { useTranslation } from '@xiongmao/i18n/use-translation';
import { Dialog } from '@xiongmao/ui/overlays/dialog';
import { menuItem } from '@xiongmao/ui/overlays/menu';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useProductName } from '../document/product-name.ts';
import { canAddToHome } from './home-screen.ts';

/** In a menu, where the browser can install the site, or its user can. */
export function InstallEntry() {
  const { t } = useTranslation(['installed', 'common']);
  const name = useProductName();
  const [prompt, setPrompt] = useState(() => window.installPrompt);
  const [isTold, setTold] = useState(false);
  const byHand = !prompt && canAddToHome();
  if (!prompt && !byHand) return null;

  async function install(): Promise<void> {
    if (!prompt) return setTold(true);
    // It can be used once.
    window.installPrompt = undefined;
    setPrompt(undefined);
    await prompt.prompt();
  }
  return (
    <>
      <button type="button" role="menuitem" tabIndex={-1} className={menuItem} onClick={install}>
        <Download aria-hidden className="size-4.5 text-muted" />
        {t('install.entry')}
      </button>
      {createPortal(
        // The menu closes, and would take it along.
        <Dialog
          open={isTold}
          onClose={() => setTold(false)}
          title={t('install.title', { name })}
          closeLabel={t('common:action.close')}
          width="max-w-md"
        >
          <p className="text-sm">{t('install.iosHint')}</p>
          <ol className="list-decimal ps-5 pt-2 text-sm">
            <li>{t('install.iosShare')}</li>
            <li>{t('install.iosAdd')}</li>
          </ol>
        </Dialog>,
        document.body,
      )}
    </>
  );
}
