import { idempotencyKey } from '@xiongmao/api/http/idempotency-key';
import { useTranslation } from '@xiongmao/i18n/use-translation';
import { toast } from '@xiongmao/ui/overlays/toast';
import { useAuth } from '../../auth-context.ts';
import { useErrorText } from '../../use-error-text.ts';
import { useWrite } from '../../use-write.ts';
import { useSignIn } from '../sign-in-context.ts';
import { useMethods } from '../use-methods.ts';

/** One for each role. */
const names = ['fan', 'expert', 'anchor', 'manager', 'editor', 'support', 'admin'];

/** Where the demo is shown: its accounts, one click away. */
export function DemoAccounts() {
  const { t } = useTranslation('identity');
  const { api } = useAuth();
  const { succeed } = useSignIn();
  const errorText = useErrorText();
  const { demo } = useMethods();
  const { mutate: enter } = useWrite({
    mutationFn: (name: string) =>
      api('GET /login/testLogin', { query: { name } }, { idempotencyKey: idempotencyKey() }),
    onSuccess: (entered) => succeed(entered, 'password'),
    onError: (error) => toast(errorText(error), 'bad'),
  });
  if (!demo) return null;

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-1 rounded-sm bg-page px-3 py-1 text-xs text-muted">
      <span>{t('demo.label')}</span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          translate="no"
          onClick={() => enter(name)}
          className="min-h-11 px-1 text-ink underline decoration-line underline-offset-4 hover:text-accent md:min-h-8"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
